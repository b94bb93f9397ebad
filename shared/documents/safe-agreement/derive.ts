import { stateOfAddress } from '../state-of-address.ts'
import type { StateName } from '../states.ts'
import type { Answers } from '../template.ts'
import { formDDue, noticeDue } from './deadlines.ts'
import { illustratedCapPrice, illustrationOf } from './illustration.ts'
import {
  centsOf,
  formatPercent,
  hundredthsOf,
  ownershipHundredths,
  remainingPercent,
} from './prices.ts'
import { isLlc, priceTermsOf, textOf } from './terms.ts'
import { entityOf, wordsFor } from './words.ts'

/** Where a spouse may own half of what the other one invests (IRS Publication 555). */
const COMMUNITY_PROPERTY: readonly StateName[] = [
  'Arizona',
  'California',
  'Idaho',
  'Louisiana',
  'Nevada',
  'New Mexico',
  'Texas',
  'Washington',
  'Wisconsin',
]

const withArticle = (state: string): string | undefined =>
  state === 'District of Columbia' ? `the ${state}` : state || undefined

const investorStateOf = (answers: Answers): StateName | undefined =>
  stateOfAddress(textOf(answers, 'investorAddress'))

/** The investor's state when it is not the company's. */
const otherStateOf = (answers: Answers): StateName | undefined => {
  const state = investorStateOf(answers)
  return state === textOf(answers, 'companyState') ? undefined : state
}

const blockTitle = (role: string, name: string): string => (name === '' ? role : `${role}: ${name}`)

/** The percentage that the key terms name, "about 2.50"; only a cap fixes one. */
const ownershipOf = (answers: Answers): string | undefined => {
  const [amount, cap] = [centsOf(answers.investmentAmount), centsOf(answers.valuationCap)]
  if (amount === undefined || cap === undefined || cap === 0) return undefined
  const hundredths = ownershipHundredths(amount, cap)
  return hundredths === 0n ? 'less than 0.01' : `about ${formatPercent(hundredths)}`
}

const priceTerms = (answers: Answers) => ({
  get open_price() {
    return priceTermsOf(answers) === undefined
  },
  get has_cap() {
    return ['cap and discount', 'cap', undefined].includes(priceTermsOf(answers))
  },
  get has_discount() {
    return ['cap and discount', 'discount', undefined].includes(priceTermsOf(answers))
  },
  get only_better_terms() {
    return priceTermsOf(answers) === 'better terms'
  },
  get needs_count() {
    const terms = priceTermsOf(answers)
    return answers.proRataRight === true || (terms !== 'discount' && terms !== 'better terms')
  },
  get price_percent() {
    const discount = hundredthsOf(answers.discountRate)
    return discount === undefined ? undefined : remainingPercent(discount)
  },
  get ownership() {
    return ownershipOf(answers)
  },
  get cap_price() {
    return illustratedCapPrice(answers)
  },
  get illustration() {
    return illustrationOf(answers)
  },
})

const people = (answers: Answers) => ({
  get is_llc() {
    return isLlc(answers)
  },
  get common_in_sale() {
    return `${wordsFor(isLlc(answers)).common_capital} in a Sale`
  },
  get by_hand() {
    return textOf(answers, 'companyEntityType') === ''
  },
  get entity() {
    return entityOf(textOf(answers, 'companyEntityType'))
  },
  get state_of_formation() {
    return withArticle(textOf(answers, 'companyState'))
  },
  get company_block() {
    return blockTitle('Company', textOf(answers, 'companyName'))
  },
  get investor_block() {
    return answers.investorType === 'entity'
      ? blockTitle('Investor', textOf(answers, 'investorName'))
      : 'Investor'
  },
  get spouse_line() {
    const state = investorStateOf(answers)
    const mayOwn = state === undefined || COMMUNITY_PROPERTY.includes(state)
    return answers.investorType !== 'entity' && mayOwn
  },
})

const places = (answers: Answers) => ({
  get home_state() {
    return investorStateOf(answers)
  },
  get home_state_name() {
    return withArticle(investorStateOf(answers) ?? '')
  },
  get other_state() {
    return otherStateOf(answers)
  },
  get other_state_name() {
    return withArticle(otherStateOf(answers) ?? '')
  },
  get notary_place() {
    return textOf(answers, 'signingState') || textOf(answers, 'companyState') || undefined
  },
  get county_name() {
    return textOf(answers, 'county').replace(/\s+county$/i, '') || undefined
  },
  get form_d_due() {
    return formDDue(textOf(answers, 'date'))
  },
  get notice_due() {
    return noticeDue(textOf(answers, 'date'))
  },
})

/** One object with the properties of all, getters kept as getters. */
const allOf = (...parts: readonly object[]): Record<string, unknown> =>
  Object.defineProperties(
    {},
    Object.assign({}, ...parts.map((part) => Object.getOwnPropertyDescriptors(part))),
  )

/** What the text needs beyond the answers themselves. Dates are ISO; what is unknown is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  allOf(wordsFor(isLlc(answers)), priceTerms(answers), people(answers), places(answers))
