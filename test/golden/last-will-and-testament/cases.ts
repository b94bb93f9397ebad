import { assemble } from '../../../shared/documents/assemble.ts'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import { documentText, sectionsOf } from '../../../shared/documents/plain-text.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import caseA from './case-a.json' with { type: 'json' }
import caseB from './case-b.json' with { type: 'json' }

/** The day on which all golden documents are made. */
export const TODAY = '2026-11-21'

/** Case A: a married mother of two minor children in Connecticut. */
export const MARISOL: Answers = caseA
/** Case B: a single man without children in Florida. */
export const OWEN: Answers = caseB

export const agreement = (answers: Answers) =>
  assemble(template, 'agreement', answers, { today: TODAY })

export const instructions = (answers: Answers) =>
  assemble(template, 'instructions', answers, { today: TODAY })

export const agreementText = (answers: Answers): string => documentText(agreement(answers))
export const instructionsText = (answers: Answers): string => documentText(instructions(answers))

/** "7 Guardians of My Minor Children", or only the title where there is no number. */
export const sections = (answers: Answers): string[] =>
  sectionsOf(agreement(answers)).map(({ number, title }) => (number ? `${number} ${title}` : title))
