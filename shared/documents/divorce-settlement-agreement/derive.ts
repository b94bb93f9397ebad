import { numberOf } from '../template/answers.ts'
import { installmentPeriod } from '../template/equalizing-payment.ts'
import { countyOf, countyPhraseOf, isOneOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { splitLines } from '../toolbox/text.ts'
import { SUPPORT_AGES } from './finality.ts'
import { childSupportStandard, guidelineMaintenance } from './new-york.ts'
import {
  childRows,
  childrenCounted,
  debtRows,
  dividedPlans,
  newYorkShare,
  propertyRows,
  saysNone,
} from './schedules.ts'
import { floor, isByHand, stateWords } from './state-values.ts'
import { transfers } from './transfers.ts'

const otherSpouse = (spouse: string): string | undefined =>
  ({ 'Spouse 1': 'Spouse 2', 'Spouse 2': 'Spouse 1' })[spouse]

const nameOf = (answers: Answers, spouse: string): string | undefined =>
  ({
    'Spouse 1': textOf(answers, 'spouse1Name'),
    'Spouse 2': textOf(answers, 'spouse2Name'),
  })[spouse] || undefined

const LENGTH = /^(\d|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|twelve|the\b)/i
const UNTIL = /^(until|till|through|for|from|ending|as|so)\b/i
const FOREVER = /^(indefinitely|permanently)$/i

/** "48 months" as " for 48 months"; " until ..." and " indefinitely" stay; other words follow a colon. */
const termOf = (duration: string): string | undefined => {
  const words = duration.replace(/\.$/, '')
  if (words === '') return undefined
  if (LENGTH.test(words)) return ` for ${words}`
  const lower = `${words.charAt(0).toLowerCase()}${words.slice(1)}`
  if (UNTIL.test(words) || FOREVER.test(words)) return ` ${lower}`
  return `, for this length: ${words}`
}

const isZero = (amount: unknown): boolean =>
  String(amount ?? '').trim() !== '' && Number(amount) === 0

/** The tables of the schedules, and the sentences in place of empty lists. */
const schedules = (answers: Answers): Record<string, unknown> => ({
  get schedule_a() {
    return propertyRows(textOf(answers, 'spouse1Property'))
  },
  get schedule_b() {
    return propertyRows(textOf(answers, 'spouse2Property'))
  },
  get schedule_c() {
    return debtRows(textOf(answers, 'spouse1Debts'))
  },
  get schedule_d() {
    return debtRows(textOf(answers, 'spouse2Debts'))
  },
  get spouse1_receives_nothing() {
    return !isByHand(answers) && saysNone(textOf(answers, 'spouse1Property'))
  },
  get spouse2_receives_nothing() {
    return !isByHand(answers) && saysNone(textOf(answers, 'spouse2Property'))
  },
  get spouse1_has_no_debts() {
    return !isByHand(answers) && saysNone(textOf(answers, 'spouse1Debts'))
  },
  get spouse2_has_no_debts() {
    return !isByHand(answers) && saysNone(textOf(answers, 'spouse2Debts'))
  },
  get installment_period() {
    return installmentPeriod(textOf(answers, 'equalizingDue'))
  },
  get equalizing_recipient() {
    return otherSpouse(textOf(answers, 'equalizingPayer'))
  },
  get plans_in_a() {
    return dividedPlans(textOf(answers, 'spouse1Property')).join('; ') || undefined
  },
  get plans_in_b() {
    return dividedPlans(textOf(answers, 'spouse2Property')).join('; ') || undefined
  },
})

const support = (answers: Answers): Record<string, unknown> => ({
  get support_payer_name() {
    return nameOf(answers, textOf(answers, 'alimonyPayer'))
  },
  get other_pays_coverage() {
    return (
      textOf(answers, 'state') === 'New York' &&
      isOneOf(answers, 'healthCoverage', 'spouse1', 'spouse2')
    )
  },
  get guideline_maintenance() {
    return guidelineMaintenance(answers)
  },
  get with_support() {
    return answers.hasAlimony === true || isByHand(answers)
  },
  /** Whether neither spouse pays support now and the court may order it later. */
  get reserves_support() {
    return answers.hasAlimony !== true && isOneOf(answers, 'noSupport', 'reserve')
  },
  get support_recipient() {
    return otherSpouse(textOf(answers, 'alimonyPayer'))
  },
  get support_term() {
    return termOf(textOf(answers, 'alimonyDuration'))
  },
})

/** The parent with whom the children mainly live; undefined when time is shared equally. */
const mainParent = (answers: Answers): string | undefined => {
  const arrangement = textOf(answers, 'custodyArrangement')
  if (arrangement.endsWith('_spouse1')) return 'Spouse 1'
  return arrangement.endsWith('_spouse2') ? 'Spouse 2' : undefined
}

const isOneChild = (answers: Answers): boolean =>
  splitLines(textOf(answers, 'childrenDetails')).length === 1

const children = (answers: Answers): Record<string, unknown> => ({
  get with_children() {
    return answers.hasChildren === true || isByHand(answers)
  },
  get children_rows() {
    return childRows(textOf(answers, 'childrenDetails'))
  },
  get children_counted() {
    return childrenCounted(textOf(answers, 'childrenDetails'))
  },
  get one_child() {
    return isOneChild(answers)
  },
  get each_child() {
    return isOneChild(answers) ? 'the Child' : 'each Child'
  },
  get that_child() {
    return isOneChild(answers) ? 'the Child' : 'that Child'
  },
  get child_support_payer_name() {
    return nameOf(answers, textOf(answers, 'childSupportPayer'))
  },
  get main_parent_name() {
    const parent = mainParent(answers)
    return parent && (nameOf(answers, parent) ?? parent)
  },
  get support_age() {
    return SUPPORT_AGES[textOf(answers, 'state')]
  },
  get asks_support_age() {
    if (answers.hasChildren !== true || isZero(answers.childSupportAmount)) return false
    const byLaw = isOneOf(answers, 'childSupportDuration', '', 'state_law')
    return byLaw && !SUPPORT_AGES[textOf(answers, 'state')]
  },
  get county_name() {
    return countyOf(answers, 'county')
  },
  get county_phrase() {
    return countyPhraseOf(answers, 'county')
  },
  get child_support_recipient() {
    return otherSpouse(textOf(answers, 'childSupportPayer'))
  },
  /** "40 percent" and "60 percent" of shared expenses; undefined while no share is answered. */
  get expense_share1() {
    const share = numberOf(answers.expenseShare)
    return share === undefined ? undefined : `${share} percent`
  },
  get expense_share2() {
    const share = numberOf(answers.expenseShare)
    return share === undefined ? undefined : `${100 - share} percent`
  },
  /** Who bears all of the shared expenses; undefined where both bear a part. */
  get expense_bearer() {
    return { 0: 'Spouse 2', 100: 'Spouse 1' }[numberOf(answers.expenseShare) ?? -1]
  },
  /** Who has a holiday that Spouse 1 or Spouse 2 has in even years. */
  get holiday_even() {
    return { even_1: 'Spouse 1', even_2: 'Spouse 2' }[textOf(answers, 'holidayPlan')]
  },
  get holiday_odd() {
    return otherSpouse(
      { even_1: 'Spouse 1', even_2: 'Spouse 2' }[textOf(answers, 'holidayPlan')] ?? '',
    )
  },
  /** Whether the guideline amount was agreed to; in New York the agreement computes that amount. */
  get same_support() {
    const guideline = numberOf(answers.guidelineAmount)
    return (
      guideline !== undefined &&
      guideline === numberOf(answers.childSupportAmount) &&
      !isOneOf(answers, 'state', 'New York')
    )
  },
  get no_child_support() {
    return isZero(answers.childSupportAmount)
  },
  get combined_income() {
    return childSupportStandard(answers)?.combined
  },
  get income_shares() {
    return childSupportStandard(answers)?.shares
  },
  get presumed_support() {
    return childSupportStandard(answers)?.presumed
  },
  get new_york_share() {
    return newYorkShare(textOf(answers, 'childrenDetails'))
  },
  get main_parent() {
    return mainParent(answers)
  },
  get other_parent() {
    const parent = mainParent(answers)
    return parent && otherSpouse(parent)
  },
})

/** The values that the text uses in addition to the answers. Dates are ISO; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  Object.defineProperties(
    {},
    Object.assign(
      {},
      ...[stateWords, floor, schedules, transfers, support, children].map((part) =>
        Object.getOwnPropertyDescriptors(part(answers)),
      ),
    ),
  )
