import { assemble } from '../../../shared/documents/assemble.ts'
import { template } from '../../../shared/documents/independent-contractor-agreement/index.ts'
import { documentText, sectionsOf } from '../../../shared/documents/plain-text.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import website from './c1.json' with { type: 'json' }
import studio from './c2.json' with { type: 'json' }

/** The day on which all golden documents are made. */
export const TODAY = '2026-11-21'

/** C1: Connecticut, fixed term, fixed price, the company owns the work, no notary. */
export const WEBSITE: Answers = website
/** C2: New York, open-ended, by the hour, the contractor owns the work, with a notary. */
export const STUDIO: Answers = studio

/** C1 paid in three stages. */
export const STAGES: Answers = {
  ...WEBSITE,
  payment_structure: 'milestone',
  payment_frequency: 'milestones',
  milestone_schedule:
    'Designs accepted, March 1, 2027, 2,400\nSite on the test server - 3/26/2027 - $2,000\nSite live; 2027-04-09; 2000.00',
}

export const agreement = (answers: Answers) =>
  assemble(template, 'agreement', answers, { today: TODAY })

export const instructions = (answers: Answers) =>
  assemble(template, 'instructions', answers, { today: TODAY })

/** Typewriter apostrophes and quotation marks, so that expectations can be typed. */
const typed = (text: string): string => text.replaceAll('’', "'").replace(/[“”]/g, '"')

export const agreementText = (answers: Answers): string => documentText(agreement(answers))
export const instructionsText = (answers: Answers): string => documentText(instructions(answers))
export const typedAgreement = (answers: Answers): string => typed(agreementText(answers))
export const typedInstructions = (answers: Answers): string => typed(instructionsText(answers))

/** "8 Fees", or only the title where there is no number. */
export const sections = (answers: Answers): string[] =>
  sectionsOf(agreement(answers)).map(({ number, title }) => (number ? `${number} ${title}` : title))
