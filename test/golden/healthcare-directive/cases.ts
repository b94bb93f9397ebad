import { assemble } from '../../../shared/documents/assemble.ts'
import { template } from '../../../shared/documents/healthcare-directive/index.ts'
import { documentText, sectionsOf } from '../../../shared/documents/plain-text.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import comfort from './hd-a.json' with { type: 'json' }
import trial from './hd-b.json' with { type: 'json' }

/** The day on which all golden documents are made. */
export const TODAY = '2026-11-21'

/** Case A: Connecticut, a spouse as representative, comfort only, with a conservator. */
export const COMFORT: Answers = comfort
/** Case B: Texas, a trial of treatment, no gift, a part on pregnancy. */
export const TRIAL: Answers = trial
/** Only what the specification asks. */
export const GIVEN: Answers = {
  principal_name: 'Ann Lee',
  state: 'Connecticut',
  agent_name: 'Bo Ortiz',
  alternate_agent_name: '',
  life_sustaining_treatment: 'representative',
  pain_management: 'palliative',
  organ_donation: 'registered',
}

export const agreement = (answers: Answers) =>
  assemble(template, 'agreement', answers, { today: TODAY })

export const instructions = (answers: Answers) =>
  assemble(template, 'instructions', answers, { today: TODAY })

export const agreementText = (answers: Answers): string => documentText(agreement(answers))
export const instructionsText = (answers: Answers): string => documentText(instructions(answers))

/** "4 Life-Sustaining Treatment", or only the title where there is no number. */
export const sections = (answers: Answers): string[] =>
  sectionsOf(agreement(answers)).map(({ number, title }) => (number ? `${number} ${title}` : title))
