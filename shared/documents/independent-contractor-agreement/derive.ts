import { saysNone } from '../template/none-answers.ts'
import {
  clauseOf,
  countyOf,
  countyPhraseOf,
  dateOf,
  governingState,
  hasText,
  isOneOf,
  mergeGetters,
  textOf,
} from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { addDays, addYears } from '../toolbox/dates.ts'
import { formatCents } from '../toolbox/money.ts'
import { inSentence, splitLines } from '../toolbox/text.ts'
import {
  amountOf,
  deliverableRows,
  depositOf,
  milestoneRows,
  milestoneTotal,
  readServices,
  serviceRows,
} from './exhibits.ts'
import { parties } from './parties.ts'
import { findDate } from './periods.ts'
import { employmentSigns } from './rules-status.ts'
import { isFreelance, latestPaymentDate, mayChargeSalesTax, reportingFigure } from './state-law.ts'

/** The capital of "Health insurance", which a list has and a sentence has not. */
const ORDINARY_CAPITAL = /^(?!Social Security|Medicare|Medicaid)\p{Lu}(?=\p{Ll})/u

/** "health insurance, paid vacation and overtime" from commas or lines. */
const benefitsPhrase = (answers: Answers): string | undefined => {
  const benefits = splitLines(textOf(answers, 'benefits_withheld'))
    .flatMap((line) => line.split(/[,;]/))
    .map((benefit) => benefit.trim().replace(/^(?:and|or)\s+|[.\s]+$/gi, ''))
    .filter((benefit) => benefit !== '')
    .map((benefit) => benefit.replace(ORDINARY_CAPITAL, (letter) => letter.toLowerCase()))
  const last = benefits.pop()
  return benefits.length > 0 ? `${benefits.join(', ')} and ${last}` : last
}

/** "net 45" and "45 days" as "45 days after the invoice", "due upon receipt" as "on receipt of the invoice". */
const netDays = (terms: string): string =>
  terms
    .replace(/^(?:payment\s+)?(?:is\s+)?due\s+/i, '')
    .replace(/^(?:up)?on\s+receipt\.?$/i, 'on receipt of the invoice')
    .replace(
      /^(?:within\s+)?(\d{1,3}\s+(?:business\s+|calendar\s+)?days)\.?$/i,
      '$1 after the invoice',
    )
    .replace(/^net[\s-]*(\d{1,3})(?:\s*days?)?(\s+.*)?$/i, (_, days: string, rest?: string) =>
      rest?.trim() ? `${days} days ${rest.trim()}` : `${days} days after the invoice`,
    )

/** Business days in the capitals of the defined term. */
const asDefined = (text: string): string =>
  text.replace(/\bbusiness (day)(s?)\b/gi, (_, __, plural: string) => `Business Day${plural}`)

const ALL_BENEFITS = /^(all|any|every|no)\b.*\bbenefits?\.?$|^all\.?$/i

const reportingOf = (answers: Answers) => {
  const year = dateOf(answers, 'start_date')?.slice(0, 4)
  return year === undefined ? undefined : { year, ...reportingFigure(Number(year)) }
}

/** A cause that names the loss of a license, in one line. */
const LOSS_OF_LICENSE =
  /\b(los(?:s|t|e|ing)|laps\w*|revo\w*|suspen\w*|expir\w*)\b.*\blicen[sc]e|\blicen[sc]e.*\b(lost|laps\w*|revo\w*|suspen\w*|expir\w*)\b/i

const nextYearOf = (iso: string | undefined): string | undefined =>
  iso && String(Number(iso.slice(0, 4)) + 1)

const afterStart = (answers: Answers, later: (start: string) => string): string | undefined => {
  const start = dateOf(answers, 'start_date')
  return start === undefined ? undefined : later(start)
}

/** The day half a year after the start; undefined when a fixed term is over by then. */
const firstStatusCheck = (answers: Answers): string | undefined => {
  const check = afterStart(answers, (start) => addDays(start, 182))
  const end = isOneOf(answers, 'duration_type', 'fixed') ? dateOf(answers, 'end_date') : undefined
  return check !== undefined && end !== undefined && end < check ? undefined : check
}

const termValues = (answers: Answers): Record<string, unknown> => ({
  get governing_state() {
    return governingState(answers)
  },
  get county() {
    return countyOf(answers, 'notary_county')
  },
  get county_phrase() {
    return countyPhraseOf(answers, 'notary_county')
  },
  get names_license() {
    return LOSS_OF_LICENSE.test(textOf(answers, 'termination_cause'))
  },
  get benefits() {
    return benefitsPhrase(answers)
  },
  get notice_period() {
    const notice = textOf(answers, 'termination_notice')
    const length = notice.replace(/['’]?\s*(?:written\s+)?notice\.?$/i, '').trim() || notice
    return asDefined(inSentence(length)) || undefined
  },
  get due_terms() {
    return asDefined(inSentence(netDays(textOf(answers, 'payment_terms')))) || undefined
  },
  /** The deadline as the end of "Contractor sends each invoice". */
  get invoice_by() {
    return clauseOf(answers, 'invoice_deadline')
  },
  get withholds_all_benefits() {
    const benefits = textOf(answers, 'benefits_withheld')
    return ALL_BENEFITS.test(benefits) || saysNone(benefits)
  },
  get may_charge_sales_tax() {
    return mayChargeSalesTax(answers)
  },
  get freelance_law() {
    return isFreelance(answers)
  },
  get employment_signs() {
    const signs = employmentSigns(answers)
    const last = signs.pop()
    return signs.length > 0 ? `${signs.join(', ')} and ${last}` : last
  },
})

const workValues = (answers: Answers): Record<string, unknown> => ({
  get services_line() {
    const names = readServices(textOf(answers, 'service_description')).map(({ name }) => name)
    return names.map((name) => name.replace(/[.;,]$/, '')).join('; ') || undefined
  },
  get service_rows() {
    return serviceRows(answers)
  },
  get deliverable_rows() {
    return deliverableRows(answers)
  },
  get has_undated() {
    return splitLines(textOf(answers, 'deliverables')).some((line) => findDate(line) === undefined)
  },
  get milestone_rows() {
    return milestoneRows(answers)
  },
  get deposit_name() {
    return isOneOf(answers, 'payment_structure', 'milestone') ? depositOf(answers)?.name : undefined
  },
  get deposit_due() {
    return depositOf(answers)?.due
  },
  get milestones_total() {
    return milestoneTotal(answers)
  },
  /** A fee for each month that only an hourly price can have. */
  get has_retainer() {
    return isOneOf(answers, 'payment_structure', 'hourly') && hasText(answers, 'retainer_amount')
  },
  get has_amount() {
    return amountOf(answers, 'payment_amount') !== undefined
  },
})

const dateValues = (answers: Answers): Record<string, unknown> => ({
  get latest_payment() {
    return latestPaymentDate(answers)
  },
  get reporting_year() {
    return reportingOf(answers)?.year
  },
  get reporting_amount() {
    const figure = reportingOf(answers)
    return figure && formatCents(figure.cents).replace(/\.00$/, '')
  },
  get reporting_indexed() {
    return reportingOf(answers)?.indexed === true
  },
  /** Whether payments can also fall in a calendar year after the first. */
  get pays_in_later_years() {
    const last = latestPaymentDate(answers) ?? dateOf(answers, 'end_date')
    const first = dateOf(answers, 'start_date')
    const isOpen = isOneOf(answers, 'duration_type', 'until_terminated')
    return first !== undefined && (isOpen || (last ?? first).slice(0, 4) > first.slice(0, 4))
  },
  get reporting_form_year() {
    return nextYearOf(dateOf(answers, 'start_date'))
  },
  get florida_report_by() {
    const agreed = dateOf(answers, 'date')
    return isOneOf(answers, 'state', 'Florida') && agreed ? addDays(agreed, 20) : undefined
  },
  get first_status_check() {
    return firstStatusCheck(answers)
  },
  get first_review() {
    return afterStart(answers, (start) => addYears(start, 1))
  },
})

/**
 * What the text needs beyond the answers themselves, as getters that are computed only when used.
 * Dates are ISO; what is unknown is undefined.
 */
export const derive = (answers: Answers): Record<string, unknown> =>
  mergeGetters(parties(answers), termValues(answers), workValues(answers), dateValues(answers))
