import { assemble } from '../../../shared/documents/assemble.ts'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import { documentText, sectionsOf } from '../../../shared/documents/plain-text.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import parents from './case-a.json' with { type: 'json' }
import couple from './case-b.json' with { type: 'json' }

/** The day on which all golden documents are made. */
export const TODAY = '2026-11-21'

/** Case A: Connecticut, two children, alimony that a court may change. */
export const PARENTS: Answers = parents
/** Case B: New York, no children, no support; some answers are left over from another choice. */
export const COUPLE: Answers = couple

export const STATES = [
  'Connecticut',
  'New York',
  'Massachusetts',
  'California',
  'Florida',
  'Texas',
] as const

export const agreement = (answers: Answers) =>
  assemble(template, 'agreement', answers, { today: TODAY })

export const instructions = (answers: Answers) =>
  assemble(template, 'instructions', answers, { today: TODAY })

export const agreementText = (answers: Answers): string => documentText(agreement(answers))
export const instructionsText = (answers: Answers): string => documentText(instructions(answers))

/** "12 Taxes", or only the title where there is no number. */
export const sections = (answers: Answers): string[] =>
  sectionsOf(agreement(answers)).map(({ number, title }) => (number ? `${number} ${title}` : title))
