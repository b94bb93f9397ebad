import { VALIDATION_MESSAGES } from '../../validation-messages.ts'
import {
  companyAsPerson,
  dateOf,
  differentParties,
  hasText,
  isOneOf,
  onePerson,
  personAsCompany,
  ruleThatSays,
  textOf,
} from '../template/reading.ts'
import { signerIsPerson } from '../template/signer-rules.ts'
import type { Answers, Rule } from '../template/template.ts'
import { addDays } from '../toolbox/dates.ts'
import { formatCents } from '../toolbox/money.ts'
import {
  amountOf,
  isDeposit,
  readMilestones,
  readServices,
  sumOf,
  totalOf,
  VALID_AMOUNT,
} from './exhibits.ts'
import { COMPANY, CONTRACTOR } from './party-questions.ts'
import { findDate, hasNumber, periodsIn } from './periods.ts'
import { reporting, status, wording } from './rules-status.ts'
import { ILLINOIS_PAY_DAYS, isFreelance } from './state-law.ts'

/** A rule for a choice that must be explained in another field. */
const needsDetail = (
  [chooser, choice]: readonly [string, string],
  field: string,
  message: string,
): Rule => ({
  field,
  level: 'error',
  message,
  isViolated: (answers) => isOneOf(answers, chooser, choice) && !hasText(answers, field),
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
    message: VALIDATION_MESSAGES.amount,
    isViolated: (answers) =>
      hasText(answers, 'payment_amount') && !VALID_AMOUNT.test(textOf(answers, 'payment_amount')),
  },
]

/** Whether both dates are known and the first is before the second. */
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
    isViolated: (answers) =>
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
    isViolated: (answers) => isBefore(answers, earlier, later),
  }),
)

const milestonesOf = (answers: Answers) => readMilestones(textOf(answers, 'milestone_schedule'))
const totalOfMilestones = (answers: Answers): number | undefined => totalOf(milestonesOf(answers))
const NO_MILESTONES = 'Please list each milestone with its date and amount.'

const milestones: readonly Rule[] = [
  needsDetail(['payment_structure', 'milestone'], 'milestone_schedule', NO_MILESTONES),
  {
    field: 'milestone_schedule',
    level: 'warning',
    message: NO_MILESTONES,
    isViolated: (answers) =>
      hasText(answers, 'milestone_schedule') && totalOfMilestones(answers) === undefined,
  },
  ruleThatSays(
    { field: 'milestone_schedule', also: ['payment_amount'], level: 'error' },
    (answers) => {
      const [total, amount] = [totalOfMilestones(answers), amountOf(answers, 'payment_amount')]
      return total !== undefined && amount !== undefined && total !== amount
        ? `The milestones total ${formatCents(total)} but the amount above is ${formatCents(amount)}.`
        : undefined
    },
  ),
  {
    field: 'payment_frequency',
    also: ['payment_structure'],
    level: 'warning',
    message: 'Milestone pricing is normally paid at milestones.',
    isViolated: (answers) =>
      isOneOf(answers, 'payment_structure', 'milestone') &&
      hasText(answers, 'payment_frequency') &&
      !isOneOf(answers, 'payment_frequency', 'milestones'),
  },
]

const servicesOf = (answers: Answers) => readServices(textOf(answers, 'service_description'))
const totalOfServices = (answers: Answers): number | undefined => totalOf(servicesOf(answers))

/** Values of the services, where the price is one sum for all of them. */
const values: readonly Rule[] = [
  ruleThatSays(
    { field: 'service_description', also: ['payment_amount'], level: 'error' },
    (answers) => {
      const [sum, amount] = [sumOf(servicesOf(answers)), amountOf(answers, 'payment_amount')]
      const isComplete = totalOfServices(answers) !== undefined
      return isOneOf(answers, 'payment_structure', 'fixed_price', 'milestone') &&
        amount !== undefined &&
        (isComplete ? sum !== amount : sum > amount)
        ? `The services total ${formatCents(sum)} but the price is ${formatCents(amount)}.`
        : undefined
    },
  ),
  {
    field: 'service_description',
    also: ['state'],
    level: 'warning',
    message: (answers) =>
      `${textOf(answers, 'state')} requires the value of each service in writing. End each line with its price, for example "Logo design, $400".`,
    isViolated: (answers) =>
      isFreelance(answers) &&
      hasText(answers, 'payment_structure') &&
      !isOneOf(answers, 'payment_structure', 'hourly') &&
      servicesOf(answers).length > 1 &&
      totalOfServices(answers) === undefined,
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
  {
    field: 'payment_structure',
    also: ['duration_type'],
    level: 'warning',
    message:
      'A fixed price pays for all of the work, and this agreement has no end. For a price per month or per item, choose "Another arrangement" and write for example: $900 a month.',
    isViolated: (answers) =>
      isOneOf(answers, 'payment_structure', 'fixed_price') &&
      isOneOf(answers, 'duration_type', 'until_terminated'),
  },
  {
    field: 'deliverables',
    level: 'error',
    message: 'Please say what the company receives, for example: Two performances.',
    isViolated: (answers) =>
      /^(none|no|nothing|n\/?a|-+)\.?$/i.test(textOf(answers, 'deliverables')),
  },
]

/** Whether the terms give the company more than 30 days, by a period or by a date. */
const paysLate = (answers: Answers): boolean => {
  const terms = textOf(answers, 'payment_terms')
  const [due, end] = [findDate(terms)?.iso, dateOf(answers, 'end_date')]
  const byDate = due !== undefined && end !== undefined && due > addDays(end, ILLINOIS_PAY_DAYS)
  return byDate || periodsIn(terms).some((days) => days > ILLINOIS_PAY_DAYS)
}

const terms: readonly Rule[] = [
  {
    field: 'payment_terms',
    level: 'warning',
    message: 'Please say when payment is due, for example 15 days after invoice.',
    isViolated: (answers) =>
      hasText(answers, 'payment_terms') && !hasNumber(textOf(answers, 'payment_terms')),
  },
  {
    field: 'payment_terms',
    level: 'error',
    message: 'Illinois requires payment within 30 days after the work is provided.',
    isViolated: (answers) => isOneOf(answers, 'state', 'Illinois') && paysLate(answers),
  },
  {
    field: 'payment_terms',
    level: 'warning',
    message: 'If you keep a longer period, the contract must state the exact payment date.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'New York', 'California') &&
      isOneOf(answers, 'contractor_entity_type', 'individual', 'llc_single') &&
      paysLate(answers),
  },
  {
    field: 'invoice_deadline',
    also: ['payment_frequency'],
    level: 'error',
    message:
      'Payment is requested every week or every two weeks, and this deadline comes once a month. Choose monthly, or write for example "within 5 days after each period".',
    isViolated: (answers) =>
      isOneOf(answers, 'payment_frequency', 'weekly', 'biweekly') &&
      /\bmonth(ly)?\b/i.test(textOf(answers, 'invoice_deadline')),
  },
  {
    field: 'termination_notice',
    level: 'warning',
    message: 'Please give a notice period, for example 14 days.',
    isViolated: (answers) =>
      hasText(answers, 'termination_notice') && !hasNumber(textOf(answers, 'termination_notice')),
  },
]

const parties: readonly Rule[] = [
  differentParties(
    'contractor_name',
    'company_name',
    'The company and the contractor must be different.',
  ),
  signerIsPerson(CONTRACTOR),
  signerIsPerson(COMPANY),
  companyAsPerson(CONTRACTOR, 'individual', 'the contractor'),
  companyAsPerson(COMPANY, 'person', 'the company'),
  ...personAsCompany(CONTRACTOR, ['llc_single', 'llc_multi', 'corporation'], 'the contractor'),
  ...personAsCompany(COMPANY, ['llc', 'corporation'], 'the company'),
]

const HEALTH_RECORDS =
  /\b(patients?|medical (records?|billing|data)|health (records?|data)|hipaa|phi)\b/i

const extras: readonly Rule[] = [
  ...['deposit_amount', 'cancellation_fee', 'hourly_cap', 'retainer_amount'].map(
    (field): Rule => ({
      field,
      level: 'error',
      message: 'Please enter more than $0, or leave it blank.',
      isViolated: (answers) => amountOf(answers, field) === 0,
    }),
  ),
  {
    field: 'liability_cap_amount',
    level: 'error',
    message: 'Please enter more than $0.',
    isViolated: (answers) => amountOf(answers, 'liability_cap_amount') === 0,
  },
  ...['deposit_amount', 'cancellation_fee'].map(
    (field): Rule => ({
      field,
      also: ['payment_amount'],
      level: 'error',
      message: 'This amount cannot be more than the whole price.',
      isViolated: (answers) => {
        const [part, price] = [amountOf(answers, field), amountOf(answers, 'payment_amount')]
        return (
          isOneOf(answers, 'payment_structure', 'fixed_price', 'milestone') &&
          part !== undefined &&
          price !== undefined &&
          part > price
        )
      },
    }),
  ),
  {
    field: 'deposit_amount',
    also: ['milestone_schedule'],
    level: 'error',
    message: 'The milestones already include a deposit. Name it in one place only.',
    isViolated: (answers) =>
      hasText(answers, 'deposit_amount') &&
      isOneOf(answers, 'payment_structure', 'milestone') &&
      milestonesOf(answers).some(isDeposit),
  },
  {
    field: 'service_description',
    level: 'warning',
    message:
      'Work with patient records for a health care provider also needs a HIPAA business associate agreement, which this document is not.',
    isViolated: (answers) => HEALTH_RECORDS.test(textOf(answers, 'service_description')),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  {
    field: 'payment_amount',
    level: 'error',
    message: VALIDATION_MESSAGES.amount,
    isViolated: (answers) =>
      hasText(answers, 'payment_structure') &&
      !isOneOf(answers, 'payment_structure', 'other') &&
      !hasText(answers, 'payment_amount'),
  },
  ...term,
  ...milestones,
  ...values,
  ...structures,
  ...terms,
  ...parties,
  ...order,
  ...status,
  ...wording,
  ...reporting,
  ...extras,
  onePerson(
    COMPANY,
    'the company',
    'Two people need separate agreements. For a business, choose its type.',
  ),
  onePerson(
    CONTRACTOR,
    'the contractor',
    'Two people need separate agreements, or choose "Partnership" as the business type.',
  ),
]
