import { installmentPeriod } from '../template/equalizing-payment.ts'
import { saysNone } from '../template/none-answers.ts'
import { countyOf, dateOf, governingState, hasText, isOneOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addDays } from '../toolbox/dates.ts'
import { formatCents } from '../toolbox/money.ts'
import { MAINTENANCE_CAP } from '../toolbox/new-york-maintenance.ts'
import { isCommunityPropertyState } from '../toolbox/places.ts'
import { STATE_NAMES } from '../toolbox/states.ts'
import { splitLines } from '../toolbox/text.ts'
import { communityTerm } from './community.ts'
import { maintenanceOf } from './maintenance.ts'
import { assetRows, debtRows } from './schedule.ts'
import { lawSentence, premaritalLawOf, STATUTES, type Statutes } from './state-law.ts'
import { findUnadvised, hasSupportFloor, keepsTemporarySupport, supportTerms } from './support.ts'
import { daysBeforeWedding } from './warnings.ts'

const statutesOf = (answers: Answers): Partial<Statutes> => {
  const state = STATE_NAMES.find((name) => name === textOf(answers, 'state'))
  return (state && STATUTES[state]) ?? {}
}

/** Whole years of marriage after which the agreement ends; undefined for none. */
const sunsetOf = (answers: Answers): number | undefined => {
  const years = Number(textOf(answers, 'sunsetYears'))
  return Number.isInteger(years) && years > 0 ? years : undefined
}

/** 1 as "1st", 12 as "12th", 23 as "23rd". */
const ordinal = (count: number): string => {
  const teen = count % 100 >= 11 && count % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

const shiftDate = (date: string | undefined, days: number): string | undefined =>
  date === undefined ? undefined : addDays(date, days)

const isLate = (answers: Answers, latest: string | undefined): boolean =>
  latest !== undefined && textOf(answers, 'agreementDate') > latest

/** "Lena Stein, 1988" as "Lena Stein, born 1988". */
const childrenOf = (answers: Answers, key: string): string | undefined =>
  splitLines(textOf(answers, key))
    .map((line) => line.replace(/,\s*((?:19|20)\d\d)$/, ', born $1'))
    .join('; ') || undefined

const hasOneChild = (answers: Answers, key: string): boolean =>
  splitLines(textOf(answers, key)).length === 1

/** Whether the other party has no share in a business: always by title, otherwise where it was chosen. */
const keepsBusiness = (answers: Answers): boolean =>
  isOneOf(answers, 'maritalPropertyDivision', 'title-holder') ||
  isOneOf(answers, 'businessRule', 'owner-keeps')

const OTHER_PARTY: Readonly<Record<string, string>> = {
  'First Party': 'Second Party',
  'Second Party': 'First Party',
}

/** The values that the text uses in addition to the answers. Dates are ISO; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> => ({
  get governing_state() {
    return governingState(answers)
  },
  /** The couple's own terms on support: the formula, then their words. */
  get support_terms() {
    return supportTerms(answers)
  },
  get has_formula() {
    return hasText(answers, 'supportPercent')
  },
  get county_name() {
    return countyOf(answers, 'county')
  },
  /** Whether the agreement is completed by hand: nothing is answered. */
  get by_hand() {
    return !hasText(answers, 'party1Name') && !hasText(answers, 'party2Name')
  },
  get law_cite() {
    return premaritalLawOf(textOf(answers, 'state'))?.cite
  },
  get law_rule() {
    const law = premaritalLawOf(textOf(answers, 'state'))
    return law && lawSentence(law)
  },
  get state_recital() {
    return premaritalLawOf(textOf(answers, 'state'))?.recital
  },
  get needs_witnesses() {
    return premaritalLawOf(textOf(answers, 'state'))?.witnesses === true
  },
  /** In Georgia, the notary must be one of the two witnesses. */
  get second_witness() {
    return textOf(answers, 'state') === 'Georgia' ? 'Witness and Notary Public' : 'Witness'
  },
  get governing_statute() {
    return statutesOf(answers).law
  },
  get cite_effective() {
    return statutesOf(answers).effective
  },
  get cite_changes() {
    return statutesOf(answers).changes
  },
  get cite_void_marriage() {
    return statutesOf(answers).voidMarriage
  },
  get cite_time_limits() {
    return statutesOf(answers).timeLimits
  },
  get cite_choice_of_law() {
    return statutesOf(answers).choiceOfLaw
  },
  get cite_assistance() {
    return statutesOf(answers).assistance
  },
  get party1_maintenance() {
    return maintenanceOf(answers)?.party1
  },
  get party2_maintenance() {
    return maintenanceOf(answers)?.party2
  },
  get maintenance_is_capped() {
    return maintenanceOf(answers)?.isCapped === true
  },
  get maintenance_cap() {
    return formatCents(MAINTENANCE_CAP * 100)
  },
  get sunset_years() {
    return sunsetOf(answers)
  },
  get sunset_anniversary() {
    const years = sunsetOf(answers)
    return years && ordinal(years)
  },
  get party1_has_children() {
    return hasText(answers, 'party1PriorChildren')
  },
  get party2_has_children() {
    return hasText(answers, 'party2PriorChildren')
  },
  get party1_children() {
    return childrenOf(answers, 'party1PriorChildren')
  },
  get party2_children() {
    return childrenOf(answers, 'party2PriorChildren')
  },
  get party1_has_one_child() {
    return hasOneChild(answers, 'party1PriorChildren')
  },
  get party2_has_one_child() {
    return hasOneChild(answers, 'party2PriorChildren')
  },
  get owner_keeps_business() {
    return keepsBusiness(answers)
  },
  get installment_period() {
    return installmentPeriod(textOf(answers, 'equalizingDue'))
  },
  get equalizing_recipient() {
    return OTHER_PARTY[textOf(answers, 'equalizingPayer')]
  },
  /** Whether property that the general law leaves to one party is shared. */
  get shares_own_property() {
    return (
      isOneOf(answers, 'inheritanceProvision', 'marital') ||
      isOneOf(answers, 'separatePropertyOption', 'specific-separate')
    )
  },
  get keeps_temporary_support() {
    return keepsTemporarySupport(answers)
  },
  /** Whether the couple's own terms may give no less support than the law. */
  get support_floor() {
    return hasSupportFloor(answers)
  },
  /** Whether earnings belong to both spouses where no agreement says otherwise. */
  get community_state() {
    return isCommunityPropertyState(textOf(answers, 'state'))
  },
  get community_term() {
    return communityTerm(answers)
  },
  /** Against whom a limit on support has no effect in California: a party who signs without a lawyer. */
  get unadvised_waiver() {
    return textOf(answers, 'state') === 'California' ? findUnadvised(answers) : undefined
  },
  get party1_asset_rows() {
    return assetRows(textOf(answers, 'party1Assets'))
  },
  get party1_no_assets() {
    return saysNone(textOf(answers, 'party1Assets'))
  },
  get party1_debt_rows() {
    return debtRows(textOf(answers, 'party1Debts'))
  },
  get party1_no_debts() {
    return saysNone(textOf(answers, 'party1Debts'))
  },
  get party2_asset_rows() {
    return assetRows(textOf(answers, 'party2Assets'))
  },
  get party2_no_assets() {
    return saysNone(textOf(answers, 'party2Assets'))
  },
  get party2_debt_rows() {
    return debtRows(textOf(answers, 'party2Debts'))
  },
  get party2_no_debts() {
    return saysNone(textOf(answers, 'party2Debts'))
  },
  get party1_lists_nothing() {
    return saysNone(textOf(answers, 'party1SeparateProperty'))
  },
  get party2_lists_nothing() {
    return saysNone(textOf(answers, 'party2SeparateProperty'))
  },
  /** Whether the day of signing is early enough for Minnesota's presumption. */
  get seven_days_before() {
    return isOneOf(answers, 'state', 'Minnesota') && (daysBeforeWedding(answers) ?? 0) >= 7
  },
  /** The last day that leaves 30 days before the wedding, unless the parties plan to sign later. */
  get sign_by() {
    const day = shiftDate(dateOf(answers, 'marriageDate'), -30)
    return isLate(answers, day) ? undefined : day
  },
  get signs_late() {
    return isLate(answers, shiftDate(dateOf(answers, 'marriageDate'), -30))
  },
  get start_by() {
    return shiftDate(dateOf(answers, 'marriageDate'), -120)
  },
  get plan_forms_by() {
    return shiftDate(dateOf(answers, 'marriageDate'), 60)
  },
  get earliest_signing() {
    return shiftDate(dateOf(answers, 'finalDraftDate'), 7)
  },
})
