import { assemble } from '../../../shared/documents/assemble.ts'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { documentText, sectionsOf } from '../../../shared/documents/plain-text.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import car from './bs-1.json' with { type: 'json' }
import saw from './bs-2.json' with { type: 'json' }

/** The day on which all golden documents are made. */
export const TODAY = '2026-11-21'

/** BS-1: a private car sale in Connecticut, as is, with a notary. */
export const CAR: Answers = car
/** BS-2: a shop in New York sells a saw with a warranty, without a notary. */
export const SAW: Answers = saw

export const agreement = (answers: Answers) =>
  assemble(template, 'agreement', answers, { today: TODAY })

export const instructions = (answers: Answers) =>
  assemble(template, 'instructions', answers, { today: TODAY })

export const agreementText = (answers: Answers): string => documentText(agreement(answers))
export const instructionsText = (answers: Answers): string => documentText(instructions(answers))

/** "7 Condition of the Item", or only the title where there is no number. */
export const sections = (answers: Answers): string[] =>
  sectionsOf(agreement(answers)).map(({ number, title }) => (number ? `${number} ${title}` : title))
