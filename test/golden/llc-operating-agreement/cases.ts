import { assemble } from '../../../shared/documents/assemble.ts'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { documentText, sectionsOf } from '../../../shared/documents/plain-text.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import sole from './case-a.json' with { type: 'json' }
import pair from './case-b.json' with { type: 'json' }

/** The day on which all golden documents are made. */
export const TODAY = '2026-11-21'

/** Case A: a designer in Connecticut, the only member, who manages. */
export const SOLE: Answers = { ...sole, signingState: 'Connecticut' }
/** Case B: two members in New York, 60 and 40 percent, with an outside manager, who sign apart. */
export const PAIR: Answers = pair
/** Case C: the same two as an S corporation in California that they run themselves. */
export const S_CORPORATION: Answers = {
  ...PAIR,
  llcName: 'Harborline Repairs, LLC',
  state: 'California',
  taxTreatment: 's_corporation',
  managementType: 'managed by Members',
  newMemberApproval: 'all Members',
  dissolutionSplit: 'ownership percentage',
  signingState: 'California',
  county: 'Alameda',
}

export const agreement = (answers: Answers) =>
  assemble(template, 'agreement', answers, { today: TODAY })

export const instructions = (answers: Answers) =>
  assemble(template, 'instructions', answers, { today: TODAY })

export const agreementText = (answers: Answers): string => documentText(agreement(answers))
export const instructionsText = (answers: Answers): string => documentText(instructions(answers))

/** "12 Deadlock", or only the title where there is no number. */
export const sections = (answers: Answers): string[] =>
  sectionsOf(agreement(answers)).map(({ number, title }) => (number ? `${number} ${title}` : title))
