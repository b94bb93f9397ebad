import { addDays } from '../calendar.ts'
import type { Answers } from '../template.ts'
import { splitLines } from '../text.ts'
import { childRows, childrenCounted, newYorkShare } from './children.ts'
import { debtRows, dividedPlans, propertyRows, saysNone } from './schedules.ts'
import { type StateWords, wordsFor } from './state-words.ts'

const textOf = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()

/** No state chosen: a copy to complete by hand, which shows every choice. */
const isByHand = (answers: Answers): boolean => textOf(answers, 'state') === ''

const otherSpouse = (spouse: string): string | undefined =>
  ({ 'Spouse 1': 'Spouse 2', 'Spouse 2': 'Spouse 1' })[spouse]

/** "48 months" as "for 48 months"; a text that already says until when stays. */
const termOf = (duration: string): string | undefined => {
  const words = duration.replace(/\.$/, '')
  if (words === '') return undefined
  const [first = ''] = words.split(/\s/)
  return /^(until|till|through|for|from|ending|as)$/i.test(first)
    ? `${first.toLowerCase()}${words.slice(first.length)}`
    : `for ${words}`
}

const isZero = (amount: unknown): boolean =>
  String(amount ?? '').trim() !== '' && Number(amount) === 0

/** Days from filing before which the court may not grant the divorce, where they run from filing. */
const WAITING_DAYS: Readonly<Record<string, number>> = { Florida: 20, Texas: 60 }

const earliestDay = (answers: Answers): string | undefined => {
  const filed = textOf(answers, 'filingDate')
  const days = WAITING_DAYS[textOf(answers, 'state')]
  return filed !== '' && days !== undefined ? addDays(filed, days) : undefined
}

const word = (answers: Answers, key: keyof StateWords): string | undefined =>
  wordsFor(answers.state)[key] || undefined

/** A New York agreement in a case already filed is called a stipulation. */
const localNameOf = (answers: Answers): string | undefined => {
  const isFiled = textOf(answers, 'filingDate') !== '' || textOf(answers, 'courtInfo') !== ''
  return answers.state === 'New York' && isFiled
    ? 'Stipulation of Settlement'
    : word(answers, 'localName')
}

/** The state's words for what this agreement speaks of. */
const stateWords = (answers: Answers): Record<string, unknown> => ({
  get by_hand() {
    return isByHand(answers)
  },
  get state_named() {
    return textOf(answers, 'state') || 'the state named above'
  },
  get local_name() {
    return localNameOf(answers)
  },
  get court_before() {
    return word(answers, 'courtBefore')
  },
  get court_after() {
    return word(answers, 'courtAfter')
  },
  get judgment_name() {
    return word(answers, 'judgment')
  },
  get ground() {
    return word(answers, 'ground')
  },
  get support_word() {
    return word(answers, 'support')
  },
  get joint_decisions() {
    return word(answers, 'jointDecisions')
  },
  get sole_decisions() {
    return word(answers, 'soleDecisions')
  },
  get main_home() {
    return word(answers, 'mainHome')
  },
  get shared_home() {
    return word(answers, 'sharedHome')
  },
  get parenting_time() {
    return word(answers, 'parentingTime')
  },
  get earliest_judgment() {
    return earliestDay(answers)
  },
})

/** Tables of the schedules, and what is said about lists that are empty. */
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
  get spouse1_has_no_debts() {
    return !isByHand(answers) && saysNone(textOf(answers, 'spouse1Debts'))
  },
  get spouse2_has_no_debts() {
    return !isByHand(answers) && saysNone(textOf(answers, 'spouse2Debts'))
  },
  get plans_in_a() {
    return dividedPlans(textOf(answers, 'spouse1Property')).join('; ') || undefined
  },
  get plans_in_b() {
    return dividedPlans(textOf(answers, 'spouse2Property')).join('; ') || undefined
  },
})

const support = (answers: Answers): Record<string, unknown> => ({
  get with_support() {
    return answers.hasAlimony === true || isByHand(answers)
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
    return splitLines(textOf(answers, 'childrenDetails')).length === 1
  },
  get child_support_recipient() {
    return otherSpouse(textOf(answers, 'childSupportPayer'))
  },
  get no_child_support() {
    return isZero(answers.childSupportAmount)
  },
  get new_york_share() {
    return newYorkShare(textOf(answers, 'childrenDetails'))
  },
  get main_parent() {
    return mainParent(answers)
  },
  get other_parent() {
    return otherSpouse(mainParent(answers) ?? '')
  },
})

/** What the text needs beyond the answers themselves. Dates are ISO; what is unknown is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  Object.defineProperties(
    {},
    Object.assign(
      {},
      ...[stateWords, schedules, support, children].map((part) =>
        Object.getOwnPropertyDescriptors(part(answers)),
      ),
    ),
  )
