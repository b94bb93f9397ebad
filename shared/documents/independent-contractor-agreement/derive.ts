import { addDays } from '../calendar.ts'
import { addYears } from '../dates.ts'
import { formatCents } from '../money.ts'
import type { Answers } from '../template.ts'
import { splitLines } from '../text.ts'
import { deliverableRows, milestoneRows, milestoneTotal, serviceRows } from './exhibits.ts'
import { FREELANCE_STATES, reportingFigure } from './figures.ts'
import { readServices } from './milestones.ts'
import { latestPaymentDate } from './payment-dates.ts'
import { centsOf, dateOf, is, text } from './reading.ts'
import { employmentSigns } from './status-checks.ts'

/** Words for the business of the contractor, after its name. */
const BUSINESS: Readonly<Record<string, string>> = {
  individual: 'an individual in business on their own account',
  llc_single: 'a limited liability company with one owner',
  llc_multi: 'a limited liability company with more than one owner',
  corporation: 'a corporation',
  partnership: 'a partnership',
}

const ONE_PERSON = ['', 'individual', 'llc_single']

/** "health insurance, paid vacation or overtime" from commas or lines. */
const benefitsPhrase = (answers: Answers): string | undefined => {
  const benefits = splitLines(text(answers, 'benefits_withheld'))
    .flatMap((line) => line.split(/[,;]/))
    .map((benefit) => benefit.trim().replace(/^(?:and|or)\s+|[.\s]+$/gi, ''))
    .filter((benefit) => benefit !== '')
  const last = benefits.pop()
  return benefits.length > 0 ? `${benefits.join(', ')} or ${last}` : last
}

const blockTitle = (role: string, name: string): string => (name ? `${role}: ${name}` : role)

const reportingOf = (answers: Answers) => {
  const year = dateOf(answers, 'start_date')?.slice(0, 4)
  return year === undefined ? undefined : { year, ...reportingFigure(Number(year)) }
}

const nextYearOf = (iso: string | undefined): string | undefined =>
  iso && String(Number(iso.slice(0, 4)) + 1)

const afterStart = (answers: Answers, later: (start: string) => string): string | undefined => {
  const start = dateOf(answers, 'start_date')
  return start === undefined ? undefined : later(start)
}

/** Half a year after the start, unless a fixed term is over by then. */
const firstStatusCheck = (answers: Answers): string | undefined => {
  const check = afterStart(answers, (start) => addDays(start, 182))
  const end = is(answers, 'duration_type', 'fixed') ? dateOf(answers, 'end_date') : undefined
  return check !== undefined && end !== undefined && end < check ? undefined : check
}

const partyValues = (answers: Answers): Record<string, unknown> => ({
  get governing_state() {
    const state = text(answers, 'state')
    return state === 'District of Columbia' ? `the ${state}` : state || undefined
  },
  get county() {
    return text(answers, 'notary_county').replace(/\s+county$/i, '') || undefined
  },
  get contractor_business() {
    return BUSINESS[text(answers, 'contractor_entity_type')]
  },
  get company_block() {
    return blockTitle('Company', text(answers, 'company_name'))
  },
  get contractor_block() {
    return blockTitle('Contractor', text(answers, 'contractor_name'))
  },
  get benefits() {
    return benefitsPhrase(answers)
  },
  get notice_period() {
    const notice = text(answers, 'termination_notice')
    return notice.replace(/['’]?\s*(?:written\s+)?notice\.?$/i, '').trim() || notice || undefined
  },
  get freelance_law() {
    return (
      FREELANCE_STATES.some((state) => is(answers, 'state', state)) &&
      is(answers, 'contractor_entity_type', ...ONE_PERSON)
    )
  },
  get employment_signs() {
    const signs = employmentSigns(answers)
    const last = signs.pop()
    return signs.length > 0 ? `${signs.join(', ')} and ${last}` : last
  },
})

const workValues = (answers: Answers): Record<string, unknown> => ({
  get services_line() {
    const names = readServices(text(answers, 'service_description')).map(({ name }) => name)
    return names.map((name) => name.replace(/[.;,]$/, '')).join('; ') || undefined
  },
  get service_rows() {
    return serviceRows(answers)
  },
  get deliverable_rows() {
    return deliverableRows(answers)
  },
  get milestone_rows() {
    return milestoneRows(answers)
  },
  get milestones_total() {
    return milestoneTotal(answers)
  },
  get has_amount() {
    return centsOf(answers, 'payment_amount') !== undefined
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
    return reportingOf(answers)?.indexed ?? false
  },
  get reporting_form_year() {
    return nextYearOf(dateOf(answers, 'start_date'))
  },
  get florida_report_by() {
    const agreed = dateOf(answers, 'date')
    return is(answers, 'state', 'Florida') && agreed ? addDays(agreed, 20) : undefined
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
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(partyValues(answers)),
      ...Object.getOwnPropertyDescriptors(workValues(answers)),
      ...Object.getOwnPropertyDescriptors(dateValues(answers)),
    },
  )
