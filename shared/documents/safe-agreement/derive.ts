import {
  centsOf,
  countyOf,
  countyPhraseOf,
  hasText,
  hundredthsOf,
  mergeGetters,
  textOf,
} from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { cosigners, introductionOf, isPerson } from '../toolbox/parties.ts'
import { isCommunityPropertyState, stateOfAddress } from '../toolbox/places.ts'
import { type StateName, stateInSentence } from '../toolbox/states.ts'
import { capitalizationRows } from './capitalization.ts'
import { formDDue, noticeDue } from './deadlines.ts'
import { illustratedCapPrice, illustrationOf } from './illustration.ts'
import { companyOf, investorOf } from './parties.ts'
import { entityOf, isLlc, priceTermsOf, wordsFor } from './price-terms.ts'
import { formatPercent, ownershipHundredths, remainingPercent } from './share-prices.ts'

const investorStateOf = (answers: Answers): StateName | undefined =>
  stateOfAddress(textOf(answers, 'investorAddress'))

/** The investor's state when it is not the company's. */
const otherStateOf = (answers: Answers): StateName | undefined => {
  const state = investorStateOf(answers)
  return state === textOf(answers, 'companyState') ? undefined : state
}

/** The percentage that the key terms name, "about 2.50"; only a cap fixes one. */
const ownershipOf = (answers: Answers): string | undefined => {
  const [amount, cap] = [centsOf(answers, 'investmentAmount'), centsOf(answers, 'valuationCap')]
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
    const discount = hundredthsOf(answers, 'discountRate')
    return discount && remainingPercent(discount)
  },
  get ownership() {
    return ownershipOf(answers)
  },
  get cap_price() {
    return illustratedCapPrice(answers)
  },
  get capitalization_rows() {
    return capitalizationRows(answers)
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
    return stateInSentence(textOf(answers, 'companyState')) || undefined
  },
  get company_party() {
    return companyOf(answers)
  },
  get investor_party() {
    return investorOf(answers)
  },
  /** Whether two people sign for the investor, such as co-trustees. */
  get two_sign() {
    return cosigners(investorOf(answers)).length > 1
  },
  get investor_introduction() {
    return introductionOf(investorOf(answers))
  },
  /** What the investor receives: units of an LLC, whatever else was chosen before. */
  get equity() {
    return textOf(answers, 'companyEntityType') === 'llc'
      ? 'units'
      : textOf(answers, 'equityType') || undefined
  },
  /** Whether the owners and not the company pay the tax on its income. */
  get pass_through() {
    return isLlc(answers) || textOf(answers, 'companyEntityType') === 's_corporation'
  },
  get spouse_line() {
    const state = investorStateOf(answers)
    const mayOwn = state === undefined || isCommunityPropertyState(state)
    return isPerson(investorOf(answers)) && mayOwn
  },
})

const notaryPlace = (answers: Answers): string | undefined =>
  textOf(answers, 'signingState') || textOf(answers, 'companyState') || undefined

const places = (answers: Answers) => ({
  get home_state() {
    return investorStateOf(answers)
  },
  get names_no_state() {
    return hasText(answers, 'investorAddress') && investorStateOf(answers) === undefined
  },
  get home_state_name() {
    const state = investorStateOf(answers)
    return state && stateInSentence(state)
  },
  get other_state() {
    return otherStateOf(answers)
  },
  get other_state_name() {
    const state = otherStateOf(answers)
    return state && stateInSentence(state)
  },
  get notary_place() {
    return notaryPlace(answers)
  },
  get county_phrase() {
    return countyPhraseOf(answers, 'county', notaryPlace(answers))
  },
  get county_name() {
    return countyOf(answers, 'county')
  },
  get form_d_due() {
    return formDDue(textOf(answers, 'date'))
  },
  get notice_due() {
    return noticeDue(textOf(answers, 'date'))
  },
})

/** The values that the text uses in addition to the answers. Dates are ISO; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  mergeGetters(wordsFor(isLlc(answers)), priceTerms(answers), people(answers), places(answers))
