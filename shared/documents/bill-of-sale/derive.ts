import {
  centsOf,
  clauseOf,
  countyOf,
  countyPhraseOf,
  dateOf,
  governingState,
  isOneOf,
  mergeGetters,
  phraseOf,
  textOf,
} from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { businessDaysFrom } from '../toolbox/business-days.ts'
import { addDays, readDate } from '../toolbox/dates.ts'
import { stateNamed } from '../toolbox/states.ts'
import { capitalize } from '../toolbox/text.ts'
import { closingAmounts } from './closing.ts'
import { needsNoMileage } from './model-year.ts'
import { parties } from './parties.ts'
import {
  NO_BOAT_TITLES,
  NOTARY_IN_DOUBT,
  PARTICULAR_WORDS,
  TITLE_AT_DELIVERY,
  TITLE_BEFORE_NOTARY,
} from './state-law.ts'
import { VEHICLE_RULES, type VehicleRule } from './vehicle-rules.ts'

const saysNoneKnown = (faults: string): boolean => /^none(\s+known)?\.?$/i.test(faults)

/** Whether the price falls due only after the parties have signed. */
const isPaidLater = (answers: Answers): boolean => {
  const paid = dateOf(answers, 'payment_date')
  const signed = dateOf(answers, 'signature_date')
  return paid !== undefined && signed !== undefined && paid > signed
}

const isGift = (answers: Answers): boolean => centsOf(answers, 'sale_amount') === 0

/** Whether money may still be missing when the parties have signed: only cash is counted at once. */
const isPriceOpen = (answers: Answers): boolean =>
  !isGift(answers) && (isPaidLater(answers) || !isOneOf(answers, 'payment_method', 'cash'))

const passesWhenPaid = (answers: Answers): boolean =>
  /^(when\s+paid\.?)?$/i.test(textOf(answers, 'transfer_date'))

const isDocumented = (answers: Answers): boolean =>
  isOneOf(answers, 'item_type', 'vessel') && answers.documented_vessel === true

/** Whether the state may issue a title: not for a boat documented with the Coast Guard. */
const isTitled = (answers: Answers): boolean =>
  isOneOf(answers, 'item_type', 'vehicle', 'vessel', 'trailer') && !isDocumented(answers)

/** A seller in an office: the owner of the title is someone else, who may have died. */
const ACTS_FOR_ANOTHER =
  /\b(personal representative|executor|executrix|administrator|estate of|attorney[- ]in[- ]fact|power of attorney|guardian|conservator)\b/i

const hasVehicleTitle = (answers: Answers): boolean =>
  isOneOf(answers, 'item_type', 'vehicle', 'trailer')

const vehicleRule = (answers: Answers): VehicleRule | undefined => {
  const state = stateNamed(answers.state)
  return answers.item_type === 'vehicle' && state ? VEHICLE_RULES[state] : undefined
}

/** The last day of a vehicle deadline, counted from the date of the sale, which is the cautious reading. */
const lastDay = (answers: Answers, who: 'sellerReports' | 'buyerTitles'): string | undefined => {
  const [days, sale] = [vehicleRule(answers)?.[who], dateOf(answers, 'date')]
  if (days === undefined || sale === undefined) return undefined
  return typeof days === 'number' ? addDays(sale, days) : businessDaysFrom(sale, days.businessDays)
}

/** The sentences on what one side does after the sale of a vehicle, with their source. */
const dutyOf = (answers: Answers, who: 'seller' | 'buyer'): string | undefined => {
  const rule = vehicleRule(answers)
  return rule?.[who] && `${rule[who]} (${rule.source})`
}

const sale = (answers: Answers) => ({
  get governing_state() {
    return governingState(answers)
  },
  get no_faults_known() {
    return saysNoneKnown(textOf(answers, 'known_defects'))
  },
  get faults_listed() {
    const faults = textOf(answers, 'known_defects')
    return faults !== '' && !saysNoneKnown(faults)
  },
  get paid_later() {
    return isPaidLater(answers)
  },
  get passes_when_paid() {
    return passesWhenPaid(answers)
  },
  get is_gift() {
    return isGift(answers)
  },
  get price_open() {
    return isPriceOpen(answers)
  },
  get waits_for_price() {
    return isPriceOpen(answers) && !passesWhenPaid(answers)
  },
  get passes_on_delivery() {
    return isGift(answers) && passesWhenPaid(answers)
  },
  /** The event at the beginning of a line and within a sentence. */
  get transfer_event() {
    return capitalize(phraseOf(answers, 'transfer_date') ?? '') || undefined
  },
  /** The other way of paying at the beginning of a line. */
  get payment_line() {
    return capitalize(phraseOf(answers, 'payment_method_other') ?? '') || undefined
  },
  get acts_for_another() {
    return ACTS_FOR_ANOTHER.test(textOf(answers, 'seller_name'))
  },
  get transfer_clause() {
    return clauseOf(answers, 'transfer_date')
  },
  get sold_free_of() {
    return clauseOf(answers, 'free_of')
  },
  get proof_purposes() {
    return clauseOf(answers, 'proof_use')
  },
  /** The exception to "the sale is final": a typed "unless" would turn it around. */
  get sole_exception() {
    return clauseOf(answers, 'return_exception')?.replace(/^(unless|except if)\b/i, 'if')
  },
  get needs_no_mileage() {
    return needsNoMileage(answers)
  },
  get is_documented() {
    return isDocumented(answers)
  },
  get is_titled() {
    return isTitled(answers)
  },
  /** Whether a title is possible, as it is while the kind of item is not chosen. */
  get may_have_title() {
    return !isOneOf(answers, 'item_type', 'equipment', 'animal', 'other') && !isDocumented(answers)
  },
  get title_at_delivery() {
    const state = stateNamed(answers.state)
    return hasVehicleTitle(answers) && state ? TITLE_AT_DELIVERY[state] : undefined
  },
  get title_in_sixty_days() {
    return hasVehicleTitle(answers) && isOneOf(answers, 'state', 'Kansas')
  },
  get title_before_notary() {
    const states = TITLE_BEFORE_NOTARY.filter(
      (state) => answers.item_type !== 'vessel' || !NO_BOAT_TITLES.includes(state),
    )
    return isTitled(answers) && isOneOf(answers, 'state', ...states)
  },
  get notary_in_doubt() {
    return isTitled(answers) && isOneOf(answers, 'state', ...NOTARY_IN_DOUBT)
  },
  get needs_particular_words() {
    return isOneOf(answers, 'state', ...PARTICULAR_WORDS)
  },
  get transfer_day() {
    return readDate(textOf(answers, 'transfer_date').replace(/\.$/, ''))
  },
  get county() {
    return countyOf(answers, 'notary_county')
  },
  get county_phrase() {
    return countyPhraseOf(answers, 'notary_county')
  },
  get seller_reports_by() {
    return lastDay(answers, 'sellerReports')
  },
  get buyer_titles_by() {
    return lastDay(answers, 'buyerTitles')
  },
  get seller_duty() {
    return dutyOf(answers, 'seller')
  },
  /** Whether the seller's duty already says what becomes of the plates. */
  get says_plates() {
    return /\bplates?\b/.test(vehicleRule(answers)?.seller ?? '')
  },
  get buyer_duty() {
    return dutyOf(answers, 'buyer')
  },
})

/** The values that the text uses in addition to the answers. Dates are ISO; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  mergeGetters(parties(answers), sale(answers), closingAmounts(answers))
