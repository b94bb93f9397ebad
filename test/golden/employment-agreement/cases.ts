import { assemble } from '../../../shared/documents/assemble.ts'
import { template } from '../../../shared/documents/employment-agreement/index.ts'
import { documentText, sectionsOf } from '../../../shared/documents/plain-text.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import shop from './ea-1.json' with { type: 'json' }
import engineer from './ea-2.json' with { type: 'json' }

/** The day on which all golden documents are made. */
export const TODAY = '2026-11-21'

/** EA-1: an hourly assistant manager in Connecticut, at-will, no covenant, no notary. */
export const SHOP: Answers = shop
/** EA-2: an exempt engineer in Massachusetts, fixed term, covenants, notary. */
export const ENGINEER: Answers = engineer

export const agreement = (answers: Answers) =>
  assemble(template, 'agreement', answers, { today: TODAY })

export const instructions = (answers: Answers) =>
  assemble(template, 'instructions', answers, { today: TODAY })

/** The text with plain quotation marks, so that tests can be typed. */
const typed = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

export const agreementText = (answers: Answers): string => typed(documentText(agreement(answers)))
export const instructionsText = (answers: Answers): string =>
  typed(documentText(instructions(answers)))

/** "7 Overtime", or only the title where there is no number. */
export const sections = (answers: Answers): string[] =>
  sectionsOf(agreement(answers)).map(({ number, title }) => (number ? `${number} ${title}` : title))
