import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/healthcare-directive/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { COMFORT, GIVEN, TRIAL } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

const NO_SUBSTITUTE = {
  field: 'alternate_agent_name',
  message: 'Without a substitute, no one of your choice may be able to speak for you.',
}
const PREGNANCY = {
  field: 'pregnancy_instruction',
  message:
    'Some states, Texas among them, will not stop life support during pregnancy, whatever this paper says.',
}
const NEW_YORK = {
  field: 'artificial_nutrition',
  message:
    'In New York, state your wish about tube feeding or your representative may not be able to decide.',
}
const LIMIT = {
  field: 'agent_authority_limits',
  message: 'Check that this limit does not contradict your treatment choices.',
}
const OPPOSED = {
  field: 'artificial_nutrition',
  message: 'Your choices about treatment and tube feeding point different ways. Please confirm.',
}

describe('answers that may be bought', () => {
  test.each([
    ['case A', COMFORT, []],
    ['case B', TRIAL, [NO_SUBSTITUTE, PREGNANCY]],
    ['the given answers', GIVEN, [NO_SUBSTITUTE]],
    ['the sample', template.sampleAnswers, []],
  ])('%s', (_, answers, warnings) => {
    expect(check(answers)).toEqual({ errors: [], warnings })
  })

  test.each(['(860) 555-0142', '+1 860 555 0142', '8605550142', '860.555.0142 ext. 3'])(
    'a phone written as %j',
    (agent_phone) => {
      expect(check({ ...COMFORT, agent_phone }).errors).toEqual([])
    },
  )

  test.each([1, 14, '45', 90])('a trial of %j days', (trial_days) => {
    expect(check({ ...TRIAL, trial_days }).errors).toEqual([])
  })

  test('someone who turns 18 on the day of signing', () => {
    expect(check({ ...COMFORT, principal_dob: '2009-02-04' }).errors).toEqual([])
    expect(check({ ...COMFORT, principal_dob: '2008-11-21', signature_date: '' }).errors).toEqual(
      [],
    )
  })
})

test.each(negative)('$name', ({ change, field, message }) => {
  expect(check({ ...COMFORT, ...change }).errors).toEqual([{ field, message }])
})

test('all messages come in the order of the form, those that compare answers first', () => {
  const { errors } = check({
    principal_name: 'Ines',
    agent_name: 'ines',
    alternate_agent_name: 'INES',
    principal_dob: '2020-01-01',
    agent_phone: '12',
    life_sustaining_treatment: 'selected',
  })
  expect(errors.map(({ field }) => field)).toEqual([
    'principal_name',
    'agent_name',
    'alternate_agent_name',
    'principal_dob',
    'state',
    'agent_phone',
    'life_sustaining_details',
    'pain_management',
    'organ_donation',
  ])
})

test('with no answers the six required ones are asked for', () => {
  expect(check({}).errors.map(({ field }) => field)).toEqual([
    'principal_name',
    'state',
    'agent_name',
    'life_sustaining_treatment',
    'pain_management',
    'organ_donation',
  ])
})

const HINTS: [string, Answers, { field: string; message: string }[]][] = [
  ['no substitute', { alternate_agent_name: '' }, [NO_SUBSTITUTE]],
  [
    'New York, everything left to the representative',
    {
      state: 'New York',
      life_sustaining_treatment: 'representative',
      artificial_nutrition: 'follow',
    },
    [NEW_YORK],
  ],
  [
    'New York, with a wish about tube feeding',
    { state: 'New York', life_sustaining_treatment: 'representative' },
    [],
  ],
  ['Texas', { state: 'Texas' }, []],
  ['pregnancy, unchanged', { pregnancy_instruction: 'apply_same' }, [PREGNANCY]],
  [
    'pregnancy, in own words',
    { pregnancy_instruction: 'different', pregnancy_details: 'Ask my wife.' },
    [PREGNANCY],
  ],
  ['pregnancy, for a birth', { pregnancy_instruction: 'continue_for_birth' }, []],
  ['an absolute limit', { agent_authority_limits: 'Never stop the ventilator' }, [LIMIT]],
  ['an absolute limit in capitals', { agent_authority_limits: 'ALWAYS use CPR' }, [LIMIT]],
  ['an absolute limit on something else', { agent_authority_limits: 'Never ask my brother' }, []],
  [
    'an absolute word in another sentence',
    { agent_authority_limits: 'Never ask my brother. Explain each treatment to me.' },
    [],
  ],
  ['comfort, yet feeding', { artificial_nutrition: 'give' }, [OPPOSED]],
  ['prolong, yet no feeding', { life_sustaining_treatment: 'prolong' }, [OPPOSED]],
  [
    'prolong, with feeding',
    { life_sustaining_treatment: 'prolong', artificial_nutrition: 'give' },
    [],
  ],
]

test.each(HINTS)('hint: %s', (_, change, warnings) => {
  expect(check({ ...COMFORT, ...change })).toEqual({ errors: [], warnings })
})

test('the form opens with the defaults of the brief, and without a choice of treatment', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    state: 'Connecticut',
    signature_date: '',
    life_sustaining_treatment: '',
    trial_days: 14,
    artificial_nutrition: 'follow',
    pain_management: '',
    organ_donation: '',
    pregnancy_instruction: 'not_applicable',
    conservator_designation: false,
    hipaa_effective: 'now',
  })
})
