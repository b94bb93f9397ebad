import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'

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

/** A company type's terms for its owners' interests and its own organs. */
type CompanyWords = {
  share: string
  shares: string
  shares_capital: string
  share_capitals: string
  investor_shares: string
  share_value_amount: string
  common: string
  common_one: string
  common_capital: string
  holders: string
  board: string
  charter: string
  dividend: string
}

const CORPORATION: CompanyWords = {
  share: 'share',
  shares: 'shares',
  shares_capital: 'Shares',
  share_capitals: 'SHARES',
  investor_shares: 'Investor Shares',
  share_value_amount: 'Share-Value Amount',
  common: 'common shares',
  common_one: 'common share',
  common_capital: 'Common shares',
  holders: 'shareholders',
  board: 'board of directors',
  charter: 'charter or bylaws',
  dividend: 'dividend',
}

const LLC: CompanyWords = {
  share: 'unit',
  shares: 'units',
  shares_capital: 'Units',
  share_capitals: 'UNITS',
  investor_shares: 'Investor Units',
  share_value_amount: 'Unit-Value Amount',
  common: 'common units',
  common_one: 'common unit',
  common_capital: 'Common units',
  holders: 'members',
  board: 'members or managers',
  charter: 'operating agreement',
  dividend: 'distribution',
}

/** The word list of a limited liability company, or of a corporation. */
export const wordsFor = (isLlc: boolean): CompanyWords => (isLlc ? LLC : CORPORATION)

/** The company's type as the first paragraph names it; undefined while it is not chosen. */
export const entityOf = (type: string): string | undefined =>
  ({
    c_corporation: 'a corporation',
    s_corporation: 'a corporation (taxed as an S corporation)',
    benefit_corporation: 'a benefit corporation',
    llc: 'a limited liability company',
  })[type]
