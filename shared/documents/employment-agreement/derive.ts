import { numberOf } from '../template/answers.ts'
import {
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
import { addDays, addYears, formatDate } from '../toolbox/dates.ts'
import { formatCents, formatMoney } from '../toolbox/money.ts'
import { stateNamed } from '../toolbox/states.ts'
import { inSentence } from '../toolbox/text.ts'
import { FINAL_PAY, FINAL_PAY_ELSEWHERE } from './final-pay.ts'
import { parties } from './parties.ts'
import {
  exemptBasis,
  installmentsOf,
  isOutsideSales,
  overtimeCents,
  overtimeMultiple,
  payCents,
} from './pay.ts'
import {
  lengthOf,
  namesSeveralPlaces,
  REMOTE_FROM,
  withArticle,
  withKindArticle,
  withNumeral,
} from './phrases.ts'
import { lastDayToDeliver, noticeEnds } from './rules-delivery.ts'
import { daysInSentence, scheduleFit } from './schedule.ts'
import {
  alwaysPaysVacation,
  covenantLaw,
  dailyOvertime,
  givesSignedNotice,
  hasNonCompete,
  hasNonSolicit,
} from './state-law.ts'
import { hasLocalMinimums, minimumWage } from './wages.ts'

const UNITS: Readonly<Record<string, string>> = {
  hourly: 'per hour',
  weekly: 'per week',
  annual: 'per year',
}

/** "$24.50 per hour"; undefined until both parts are known. */
const rateOf = (answers: Answers): string | undefined => {
  const unit = UNITS[textOf(answers, 'pay_structure')]
  const amount = textOf(answers, 'pay_amount')
  return unit === undefined || amount === '' ? undefined : `${formatMoney(amount)} ${unit}`
}

const INTERVALS: Readonly<Record<string, string>> = {
  weekly: 'every week',
  'bi-weekly': 'every two weeks',
  'semi-monthly': 'twice a month',
  monthly: 'once a month',
}

const PAY_PERIODS: Readonly<Record<string, string>> = {
  weekly: '7 days',
  'bi-weekly': '14 days',
  'semi-monthly': '13 to 16 days, half a calendar month',
  monthly: '28 to 31 days, a calendar month',
}

/** The words before the day of "on every other Friday" and "each Friday": the frequency says them. */
const PAY_DAY_LEAD =
  /^(on\s+)?((every|each)\s+((other|second)\s+|(?=mon|tue|wed|thu|fri|sat|sun)))?/i

/** One of the equal installments of an annual salary, to the nearest cent. */
const installmentOf = (answers: Answers): string | undefined => {
  const [cents, count] = [payCents(answers), installmentsOf(answers)]
  return answers.pay_structure === 'annual' && cents !== undefined && count !== undefined
    ? formatCents(Math.round(cents / count))
    : undefined
}

const finalPayOf = (answers: Answers): string => {
  const state = stateNamed(answers.state)
  return (state && FINAL_PAY[state]) ?? FINAL_PAY_ELSEWHERE
}

const vacationOf = (answers: Answers): string | undefined => {
  const days = textOf(answers, 'vacation_days')
  if (days === '') return undefined
  return `${withNumeral(days)} paid vacation ${numberOf(days) === 1 ? 'day' : 'days'}`
}

/** The only state in which employment without an end date is not at-will. */
const isMontana = (answers: Answers): boolean => answers.state === 'Montana'

/** "four (4) weeks" */
const severanceOf = (answers: Answers): string | undefined => {
  const weeks = textOf(answers, 'severance_weeks')
  return weeks === ''
    ? undefined
    : `${withNumeral(weeks)} ${numberOf(weeks) === 1 ? 'week' : 'weeks'}`
}

const termOf = (answers: Answers): string | undefined => {
  if (answers.end_type === 'at_will')
    return isMontana(answers)
      ? 'No set end date, with a probationary period of twelve months'
      : 'At-will, no set end date'
  if (answers.end_type !== 'fixed') return undefined
  const end = textOf(answers, 'end_date')
  return end === '' ? 'Fixed term' : `Fixed term to ${formatDate(end)}`
}

/** The date answer, if it is one, moved by `move`. */
const dateFrom = (
  answers: Answers,
  key: string,
  move: (iso: string) => string,
): string | undefined => {
  const date = dateOf(answers, key)
  return date && move(date)
}

const terms = (answers: Answers) => ({
  get governing_state() {
    return governingState(answers)
  },
  get term_label() {
    return termOf(answers)
  },
  get employer_kind() {
    return withKindArticle(textOf(answers, 'employer_entity_type'))
  },
  get reports_to() {
    return withArticle(textOf(answers, 'supervisor')) || undefined
  },
  get pay_rate() {
    return rateOf(answers)
  },
  get pay_interval() {
    return INTERVALS[textOf(answers, 'pay_frequency')]
  },
  get pay_days() {
    const days = textOf(answers, 'pay_day').replace(PAY_DAY_LEAD, '')
    return (/^(\d+(st|nd|rd|th)|first|last)\b/i.test(days) ? `the ${days}` : days) || undefined
  },
  /** What the guide names, once it is known when the work begins. */
  get minimum_wage() {
    const start = textOf(answers, 'start_date')
    return start === '' ? undefined : formatCents(minimumWage(answers, start))
  },
  get has_local_minimums() {
    return hasLocalMinimums(answers)
  },
  get installments() {
    const count = installmentsOf(answers)
    return count === undefined ? undefined : withNumeral(String(count))
  },
  get installment() {
    return installmentOf(answers)
  },
  get overtime_multiple() {
    return overtimeMultiple(textOf(answers, 'overtime'))
  },
  get overtime_hourly() {
    const cents = overtimeCents(answers)
    return cents === undefined ? undefined : `${formatCents(cents)} per hour`
  },
  get daily_overtime() {
    return dailyOvertime(answers)
  },
  /** The number of days in a pay period, as a wage notice states it. */
  get pay_period() {
    return PAY_PERIODS[textOf(answers, 'pay_frequency')]
  },
  get exempt_basis() {
    return exemptBasis(answers)
  },
  get is_outside_sales() {
    return isOutsideSales(answers)
  },
  /** The grant in the middle of a sentence, without its period. */
  get equity() {
    return phraseOf(answers, 'equity_grant')
  },
  get vacation() {
    return vacationOf(answers)
  },
  get has_vacation() {
    return (numberOf(answers.vacation_days) ?? 0) > 0
  },
  get pays_out_vacation() {
    return answers.vacation_payout === true || alwaysPaysVacation(answers)
  },
  get workplace() {
    return inSentence(textOf(answers, 'work_location')) || undefined
  },
  /** The days of work; undefined where the answer names none. */
  get days_of_work() {
    const days = textOf(answers, 'work_days')
    return /^(var(y|ies|iable)|flexible)\b/i.test(days)
      ? undefined
      : daysInSentence(days) || undefined
  },
  get works_remotely() {
    return /\bremote/i.test(textOf(answers, 'work_location'))
  },
  get is_fully_remote() {
    return /^((fully|100 ?%|entirely)\s+)?remote(ly)?\.?$/i.test(textOf(answers, 'work_location'))
  },
  get works_at_several() {
    return namesSeveralPlaces(textOf(answers, 'work_location'))
  },
  get remote_place() {
    const place = textOf(answers, 'work_location')
    return REMOTE_FROM.test(place) ? place.replace(REMOTE_FROM, '') : undefined
  },
  get notice() {
    return lengthOf(textOf(answers, 'notice_period')) || undefined
  },
  get has_non_compete() {
    return hasNonCompete(answers)
  },
  get has_non_solicit() {
    return hasNonSolicit(answers)
  },
  get has_covenant() {
    return hasNonCompete(answers) || hasNonSolicit(answers)
  },
  get needs_cause() {
    return (
      answers.end_type !== 'at_will' || hasNonCompete(answers) || severanceOf(answers) !== undefined
    )
  },
  get covenant_cite() {
    return covenantLaw(answers)?.cite
  },
  get signs_schedule() {
    return givesSignedNotice(answers)
  },
  get severance() {
    return severanceOf(answers)
  },
  get final_pay() {
    return finalPayOf(answers)
  },
  get i9_by() {
    return dateFrom(answers, 'start_date', (iso) => businessDaysFrom(iso, 3))
  },
  get deliver_by() {
    const notice = hasNonCompete(answers) ? covenantLaw(answers)?.notice : undefined
    return notice && dateFrom(answers, noticeEnds(answers), (iso) => lastDayToDeliver(iso, notice))
  },
  /** Whether the state requires a non-compete to be delivered some time before it is agreed. */
  get delivers_early() {
    return (
      hasNonCompete(answers) &&
      isOneOf(answers, 'state', 'District of Columbia', 'Maine', 'Massachusetts', 'New Hampshire')
    )
  },
  get review_until() {
    const waits = hasNonCompete(answers) || hasNonSolicit(answers)
    return waits && answers.state === 'Illinois'
      ? dateFrom(answers, 'date', (iso) => addDays(iso, 14))
      : undefined
  },
  /** When the employee can opt out of arbitration at the latest, if the agreement is signed as planned. */
  get opt_out_until() {
    return dateFrom(answers, 'signature_date', (iso) => addDays(iso, 30))
  },
  get sick_leave_from() {
    return answers.state === 'Connecticut'
      ? dateFrom(answers, 'start_date', (iso) => addDays(iso, 119))
      : undefined
  },
  /** The last day on which Montana lets either party end a job without a set end at will. */
  get probation_until() {
    return isMontana(answers) && answers.end_type === 'at_will'
      ? dateFrom(answers, 'start_date', (iso) => addDays(addYears(iso, 1), -1))
      : undefined
  },
  get is_montana() {
    return isMontana(answers)
  },
  /** Whether hours lie between the normal ones, for which a salary pays, and the first of overtime. */
  get works_short_week() {
    return (numberOf(answers.hours_per_week) ?? 40) < 40
  },
  get schedule_fit() {
    return scheduleFit(answers)
  },
  get solicits_clients() {
    return hasNonSolicit(answers) && covenantLaw(answers)?.solicitation !== 'staff'
  },
  get solicits_staff() {
    return hasNonSolicit(answers) && covenantLaw(answers)?.solicitation !== 'clients'
  },
  get county() {
    return countyOf(answers, 'notary_county')
  },
  get county_phrase() {
    return countyPhraseOf(answers, 'notary_county')
  },
})

/** The values that the text uses in addition to the answers; an unknown value is undefined. */
export const derive = (answers: Answers): Record<string, unknown> =>
  mergeGetters(parties(answers), terms(answers))
