import { addDays } from '../calendar.ts'
import { formatCents } from '../money.ts'
import type { Answers, Rule } from '../template.ts'
import { ILLINOIS_PAY_DAYS } from './figures.ts'
import { readMilestones, totalOf } from './milestones.ts'
import { findDate, hasNumber, periodsIn } from './periods.ts'
import { centsOf, dateOf, has, is, text, VALID_AMOUNT } from './reading.ts'
import { reporting, status, wording } from './status-checks.ts'

const sameName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')

const INVALID_AMOUNT = 'Please enter a valid dollar amount (e.g. 100 or 100.00)'

/** One choice that needs a word of explanation in another field. */
const needsDetail = (
  [chooser, choice]: readonly [string, string],
  field: string,
  message: string,
): Rule => ({
  field,
  level: 'error',
  message,
  broken: (answers) => is(answers, chooser, choice) && !has(answers, field),
})

/** The five checks of the specification, word for word and in its order. */
const specified: readonly Rule[] = [
  needsDetail(
    ['duration_type', 'fixed'],
    'end_date',
    'End date is required for fixed-term agreements',
  ),
  needsDetail(
    ['work_location', 'other_location'],
    'work_location_other',
    'Please specify the other work location',
  ),
  needsDetail(
    ['payment_method', 'other'],
    'payment_method_other',
    'Please specify the other payment method',
  ),
  needsDetail(
    ['expenses', 'company_some'],
    'expense_terms',
    'Please specify which expenses are covered',
  ),
  {
    field: 'payment_amount',
    level: 'error',
    message: INVALID_AMOUNT,
    broken: (answers) =>
      has(answers, 'payment_amount') && !VALID_AMOUNT.test(text(answers, 'payment_amount')),
  },
]

/** Whether both dates are known and the first lies before the second. */
const isBefore = (answers: Answers, first: string, second: string): boolean => {
  const [one, other] = [dateOf(answers, first), dateOf(answers, second)]
  return one !== undefined && other !== undefined && one < other
}

const term: readonly Rule[] = [
  {
    field: 'end_date',
    also: ['start_date'],
    level: 'error',
    message: 'The end date must be after the start date.',
    broken: (answers) =>
      isBefore(answers, 'end_date', 'start_date') ||
      (dateOf(answers, 'end_date') !== undefined &&
        dateOf(answers, 'end_date') === dateOf(answers, 'start_date')),
  },
]

const order: readonly Rule[] = (
  [
    ['signature_date', 'date'],
    ['start_date', 'signature_date'],
  ] as const
).map(
  ([earlier, later]): Rule => ({
    field: earlier,
    also: [later],
    level: 'warning',
    message: 'Work should not begin before both sides sign.',
    broken: (answers) => isBefore(answers, earlier, later),
  }),
)

const milestonesOf = (answers: Answers) => readMilestones(text(answers, 'milestone_schedule'))
const totalOfMilestones = (answers: Answers): number | undefined => totalOf(milestonesOf(answers))
const NO_MILESTONES = 'Please list each milestone with its date and amount.'

const milestones: readonly Rule[] = [
  needsDetail(['payment_structure', 'milestone'], 'milestone_schedule', NO_MILESTONES),
  {
    field: 'milestone_schedule',
    level: 'warning',
    message: NO_MILESTONES,
    broken: (answers) =>
      has(answers, 'milestone_schedule') && totalOfMilestones(answers) === undefined,
  },
  {
    field: 'milestone_schedule',
    also: ['payment_amount'],
    level: 'warning',
    message: (answers) =>
      `The milestones total ${formatCents(totalOfMilestones(answers) ?? 0)} but the amount above is ${formatCents(centsOf(answers, 'payment_amount') ?? 0)}.`,
    broken: (answers) => {
      const [total, amount] = [totalOfMilestones(answers), centsOf(answers, 'payment_amount')]
      return total !== undefined && amount !== undefined && total !== amount
    },
  },
  {
    field: 'payment_frequency',
    also: ['payment_structure'],
    level: 'warning',
    message: 'Milestone pricing is normally paid at milestones.',
    broken: (answers) =>
      is(answers, 'payment_structure', 'milestone') &&
      has(answers, 'payment_frequency') &&
      !is(answers, 'payment_frequency', 'milestones'),
  },
]

const structures: readonly Rule[] = [
  needsDetail(
    ['payment_structure', 'other'],
    'payment_structure_other',
    'Please describe the payment arrangement.',
  ),
  needsDetail(
    ['work_ownership', 'joint'],
    'ownership_details',
    'Please explain how joint ownership will work.',
  ),
]

/** Whether the terms give the company more than 30 days, by a period or by a date. */
const paysLate = (answers: Answers): boolean => {
  const terms = text(answers, 'payment_terms')
  const [due, end] = [findDate(terms)?.iso, dateOf(answers, 'end_date')]
  const byDate = due !== undefined && end !== undefined && due > addDays(end, ILLINOIS_PAY_DAYS)
  return byDate || periodsIn(terms).some((days) => days > ILLINOIS_PAY_DAYS)
}

const terms: readonly Rule[] = [
  {
    field: 'payment_terms',
    level: 'warning',
    message: 'Please say when payment is due, for example 15 days after invoice.',
    broken: (answers) =>
      has(answers, 'payment_terms') && !hasNumber(text(answers, 'payment_terms')),
  },
  {
    field: 'payment_terms',
    level: 'error',
    message: 'Illinois requires payment within 30 days after the work is provided.',
    broken: (answers) => is(answers, 'state', 'Illinois') && paysLate(answers),
  },
  {
    field: 'payment_terms',
    level: 'warning',
    message: 'If you keep a longer period, the contract must state the exact payment date.',
    broken: (answers) =>
      is(answers, 'state', 'New York', 'California') &&
      is(answers, 'contractor_entity_type', 'individual', 'llc_single') &&
      paysLate(answers),
  },
  {
    field: 'termination_notice',
    level: 'warning',
    message: 'Please give a notice period, for example 14 days.',
    broken: (answers) =>
      has(answers, 'termination_notice') && !hasNumber(text(answers, 'termination_notice')),
  },
]

const parties: readonly Rule[] = [
  {
    field: 'contractor_name',
    also: ['company_name'],
    level: 'error',
    message: 'The company and the contractor must be different.',
    broken: (answers) =>
      has(answers, 'contractor_name') &&
      sameName(text(answers, 'contractor_name')) === sameName(text(answers, 'company_name')),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  {
    field: 'payment_amount',
    level: 'error',
    message: INVALID_AMOUNT,
    broken: (answers) =>
      has(answers, 'payment_structure') &&
      !is(answers, 'payment_structure', 'other') &&
      !has(answers, 'payment_amount'),
  },
  ...term,
  ...milestones,
  ...structures,
  ...terms,
  ...parties,
  ...order,
  ...status,
  ...wording,
  ...reporting,
]
