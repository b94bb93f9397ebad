import { assemble } from '../../../shared/documents/assemble.ts'
import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import { documentText, sectionsOf } from '../../../shared/documents/plain-text.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import sauces from './n1.json' with { type: 'json' }
import robots from './n2.json' with { type: 'json' }

/** The day on which all golden documents are made. */
export const TODAY = '2026-11-21'

/** N1: Connecticut, until a set date, all information, no sharing, three years, return. */
export const SAUCES: Answers = sauces
/** N2: Delaware, no set end, a list, named readers, as long as confidential, destroy. */
export const ROBOTS: Answers = robots

export const agreement = (answers: Answers) =>
  assemble(template, 'agreement', answers, { today: TODAY })

export const instructions = (answers: Answers) =>
  assemble(template, 'instructions', answers, { today: TODAY })

/** Typographic quotation marks as typed ones, so that a test can be written on a keyboard. */
const typed = (text: string): string => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")

export const agreementText = (answers: Answers): string => typed(documentText(agreement(answers)))
export const instructionsText = (answers: Answers): string =>
  typed(documentText(instructions(answers)))

/** "9 How Long", or only the title where there is no number. */
export const sections = (answers: Answers): string[] =>
  sectionsOf(agreement(answers)).map(({ number, title }) =>
    typed(number ? `${number} ${title}` : title),
  )
