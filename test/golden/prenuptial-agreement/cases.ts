import { assemble } from '../../../shared/documents/assemble.ts'
import { documentText, sectionsOf } from '../../../shared/documents/plain-text.ts'
import { template } from '../../../shared/documents/prenuptial-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import strong from './pn-1.json' with { type: 'json' }
import listed from './pn-2.json' with { type: 'json' }

/** The day on which all golden documents are made. */
export const TODAY = '2026-11-21'

/** PN-1: Connecticut, everything stays apart, both waive. */
export const APART: Answers = strong
/** PN-2: New York, a list stays apart, one waives, with a sunset. */
export const LISTED: Answers = listed

export const agreement = (answers: Answers) =>
  assemble(template, 'agreement', answers, { today: TODAY })

export const instructions = (answers: Answers) =>
  assemble(template, 'instructions', answers, { today: TODAY })

/** Typographic quotation marks as typed ones, so that a test can be written on a keyboard. */
const typed = (text: string): string => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")

export const agreementText = (answers: Answers): string => typed(documentText(agreement(answers)))
export const instructionsText = (answers: Answers): string =>
  typed(documentText(instructions(answers)))

/** "7 Gifts and Inheritances", or only the title where there is no number. */
export const sections = (answers: Answers): string[] =>
  sectionsOf(agreement(answers)).map(({ number, title }) =>
    typed(number ? `${number} ${title}` : title),
  )
