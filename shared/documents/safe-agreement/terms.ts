import type { Answers } from '../template.ts'

/** The typed text of an answer, '' when there is none. */
export const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

/**
 * Which terms set the price, following from the cap, the discount and the right to better terms.
 * Undefined while none is given: the document is then completed by hand.
 */
export type PriceTerms = 'cap and discount' | 'cap' | 'discount' | 'better terms'

export const priceTermsOf = (answers: Answers): PriceTerms | undefined => {
  const hasCap = textOf(answers, 'valuationCap') !== ''
  const hasDiscount = textOf(answers, 'discountRate') !== ''
  if (hasCap) return hasDiscount ? 'cap and discount' : 'cap'
  if (hasDiscount) return 'discount'
  return answers.mfnRight === true ? 'better terms' : undefined
}

/** Whether the company issues units: an LLC, or units chosen before the company's type is. */
export const isLlc = (answers: Answers): boolean => {
  const [company, receives] = [textOf(answers, 'companyEntityType'), textOf(answers, 'equityType')]
  return company === 'llc' || (company === '' && receives === 'units')
}
