import { assemble } from '../../../shared/documents/assemble.ts'
import { documentText, sectionsOf } from '../../../shared/documents/plain-text.ts'
import { template } from '../../../shared/documents/promissory-note/index.ts'
import type { Answers } from '../../../shared/documents/template.ts'
import family from './pn-1.json' with { type: 'json' }
import bakery from './pn-2.json' with { type: 'json' }

/** The day on which all golden documents are made. */
export const TODAY = '2026-11-21'

/** PN-1: a loan in a family in Connecticut, unsecured, paid monthly. */
export const FAMILY: Answers = family
/** PN-2: a business loan in New York, secured, paid quarterly with a balloon, with a notary. */
export const BAKERY: Answers = bakery
/** One payment at the end, interest calculated monthly. */
export const LUMP_SUM: Answers = {
  ...FAMILY,
  loanPurpose: 'personal',
  paymentType: 'lumpsum',
  loanAmount: 10000,
  dateLoanGiven: '2027-01-31',
  dueDate: '2027-12-15',
}
/** A personal loan without interest. */
export const INTEREST_FREE: Answers = {
  ...FAMILY,
  loanPurpose: 'personal',
  loanAmount: 6000,
  interestRate: 0,
  paymentAmount: 500,
  lateFee: 0,
}

export const agreement = (answers: Answers) =>
  assemble(template, 'agreement', answers, { today: TODAY })

export const instructions = (answers: Answers) =>
  assemble(template, 'instructions', answers, { today: TODAY })

export const agreementText = (answers: Answers): string => documentText(agreement(answers))
export const instructionsText = (answers: Answers): string => documentText(instructions(answers))

/** "7 Grace Period", or only the title where there is no number. */
export const sections = (answers: Answers): string[] =>
  sectionsOf(agreement(answers)).map(({ number, title }) => (number ? `${number} ${title}` : title))
