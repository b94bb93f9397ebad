import { template } from '../../../shared/documents/healthcare-directive/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import type { GoldenDocument } from '../../support/golden.ts'
import comfort from './hd-a.json' with { type: 'json' }
import trial from './hd-b.json' with { type: 'json' }

/** Case A: Connecticut, a spouse as representative, comfort only, with a conservator. */
export const COMFORT: Answers = comfort
/** Case B: Texas, a trial of treatment, no gift, a part on pregnancy. */
export const TRIAL: Answers = trial
/** Only what the specification requires. */
export const WITH_WISHES: Answers = {
  principal_name: 'Ann Lee',
  state: 'Connecticut',
  agent_name: 'Bo Ortiz',
  alternate_agent_name: '',
  life_sustaining_treatment: 'representative',
  pain_management: 'palliative',
  organ_donation: 'registered',
}

export const golden: GoldenDocument = {
  template,
  texts: {
    'hd-a': COMFORT,
    'hd-b': TRIAL,
    given: WITH_WISHES,
    sample: template.sampleAnswers,
    blank: {},
  },
  unclean: / {2}| [.,;:]|(?<!e\.g)[.,;]{2}|,\.|\(\)/,
  elsewhere: {
    principal_address: '1 First Street',
    agent_address: '2 Second Street',
    alternate_agent_address: '3 Third Street',
  },
  never: [[{ alternate_agent_name: '' }, /substitute/i]],
}
