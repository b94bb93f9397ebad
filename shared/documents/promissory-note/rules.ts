import {
  centsOf,
  dateOf,
  differentParties,
  hasText,
  onePerson,
  ruleThatSays,
  textOf,
} from '../template/reading.ts'
import { signerIsPerson } from '../template/signer-rules.ts'
import type { Answers, Rule } from '../template/template.ts'
import { formatCents } from '../toolbox/money.ts'
import { exceededCap } from './caps.ts'
import { collateral } from './collateral.ts'
import { lateFeeLimits, usualPayment } from './late-fee.ts'
import { type Installments, installmentsOf, type Loan, loanOf, rateOf } from './loan.ts'
import { BORROWER, GUARANTOR, LENDER } from './party-questions.ts'
import { firstInterest, greatestInterest, MAX_PAYMENTS, planOf } from './schedule.ts'
import { stepRules } from './step.ts'
import { warnings } from './warnings.ts'

const isInstallments = (answers: Answers) => textOf(answers, 'paymentType') === 'installments'
const isInterestOnly = (answers: Answers) => textOf(answers, 'paymentType') === 'interest_only'
const paysRegularly = (answers: Answers) => isInstallments(answers) || isInterestOnly(answers)
const isBusiness = (answers: Answers) => textOf(answers, 'borrowerType') === 'business'

/** The largest principal that the form accepts, in cents. */
const MAX_LOAN = 10_000_000_000

const isWholeWithin = (answers: Answers, key: string, from: number, to: number): boolean => {
  const text = textOf(answers, key)
  return /^\d+$/.test(text) && Number(text) >= from && Number(text) <= to
}

type Terms = { loan: Loan; plan: Installments }

/** Loan and level installments, once both are known and in the right order of time. */
const termsOf = (answers: Answers): Terms | undefined => {
  const [loan, plan] = [loanOf(answers), installmentsOf(answers)]
  return loan && plan && !plan.interestOnly && plan.start > loan.given ? { loan, plan } : undefined
}

const neverRepaid = ({ loan, plan }: Terms): boolean => {
  if (plan.principalFirst) return false
  const needed = greatestInterest(loan, plan)
  return plan.due === undefined && loan.rate.num > 0n
    ? plan.payment <= needed
    : plan.payment < needed
}

const amounts: readonly Rule[] = [
  {
    field: 'loanAmount',
    level: 'error',
    message: 'Please enter a loan amount greater than zero',
    isViolated: (answers) => {
      const cents = centsOf(answers, 'loanAmount')
      return hasText(answers, 'loanAmount') && !(cents && cents <= MAX_LOAN)
    },
  },
  {
    field: 'interestRate',
    level: 'error',
    message: 'Please enter a yearly rate between 0 and 100 percent',
    isViolated: (answers) => hasText(answers, 'interestRate') && !rateOf(answers),
  },
  {
    field: 'paymentAmount',
    level: 'error',
    message: 'Please enter a payment amount greater than zero',
    isViolated: (answers) =>
      hasText(answers, 'paymentAmount') && !centsOf(answers, 'paymentAmount'),
  },
  {
    field: 'paymentAmount',
    also: ['loanAmount'],
    level: 'error',
    message:
      'One payment would be more than the whole loan with its interest. Please lower it, or choose one payment at the end.',
    isViolated: (answers) => {
      const terms = termsOf(answers)
      return (
        terms !== undefined &&
        terms.plan.payment > terms.loan.principal + firstInterest(terms.loan, terms.plan)
      )
    },
  },
  ruleThatSays({ field: 'paymentAmount', level: 'error' }, (answers) => {
    const terms = termsOf(answers)
    return terms && neverRepaid(terms)
      ? `Each payment must be larger than the interest for the period (${formatCents(greatestInterest(terms.loan, terms.plan))}), or the loan is never repaid`
      : undefined
  }),
  {
    field: 'paymentAmount',
    level: 'error',
    message: 'These payments would take more than 600 periods. Please raise the payment.',
    isViolated: (answers) => {
      const plan = isInstallments(answers) ? planOf(answers) : undefined
      return plan !== undefined && plan.rows.length > MAX_PAYMENTS
    },
  },
]

const interestOnly: readonly Rule[] = [
  {
    field: 'paymentType',
    also: ['interestRate'],
    level: 'error',
    message:
      'A loan without interest has no interest to pay each period. Choose one payment at the end, or regular payments.',
    isViolated: (answers) => isInterestOnly(answers) && rateOf(answers)?.num === 0n,
  },
  {
    field: 'dueDate',
    also: ['paymentFrequency'],
    level: 'error',
    message:
      'There would be more than 600 payments. Choose an earlier final due date, or fewer payments a year.',
    isViolated: (answers) =>
      isInterestOnly(answers) && (planOf(answers)?.rows.length ?? 0) > MAX_PAYMENTS,
  },
]

/** The fields whose dates conflict with the final due date, because they must lie before it. */
const notBeforeDue = (answers: Answers): string[] => {
  const due = dateOf(answers, 'dueDate')
  if (due === undefined) return []
  const given = dateOf(answers, 'dateLoanGiven')
  const start = paysRegularly(answers) ? dateOf(answers, 'startDate') : undefined
  return [
    ...(given !== undefined && due <= given ? ['dateLoanGiven'] : []),
    ...(start !== undefined && (due < start || (due === start && isInterestOnly(answers)))
      ? ['startDate']
      : []),
  ]
}

const dates: readonly Rule[] = [
  {
    field: 'startDate',
    also: ['dateLoanGiven'],
    level: 'error',
    message: 'The first payment date must be after the date the money is given',
    isViolated: (answers) => {
      const [given, start] = [dateOf(answers, 'dateLoanGiven'), dateOf(answers, 'startDate')]
      return given !== undefined && start !== undefined && start <= given
    },
  },
  {
    field: 'dueDate',
    also: notBeforeDue,
    level: 'error',
    message: 'The final due date must be after the loan and first payment dates',
    isViolated: (answers) => notBeforeDue(answers).length > 0,
  },
]

const people: readonly Rule[] = [
  differentParties('lenderName', 'borrowerName', 'Borrower and lender must be different.'),
  ...['borrowerName', 'lenderName'].map((other) =>
    differentParties(
      'guarantorName',
      other,
      'The guarantor must be neither the borrower nor the lender.',
    ),
  ),
  onePerson(GUARANTOR, 'the guarantor', 'A second guarantor signs a separate guaranty.'),
  {
    field: 'guarantorLimit',
    level: 'error',
    message: 'Please enter a limit greater than zero, or leave it blank',
    isViolated: (answers) =>
      hasText(answers, 'guarantorLimit') && !centsOf(answers, 'guarantorLimit'),
  },
]

const late: readonly Rule[] = [
  {
    field: 'paymentMethodOther',
    level: 'error',
    message: 'Please describe how payments are made',
    isViolated: (answers) =>
      textOf(answers, 'paymentMethod') === 'other' && !hasText(answers, 'paymentMethodOther'),
  },
  {
    field: 'gracePeriod',
    level: 'error',
    message: 'Please enter a grace period of 0 to 60 days',
    isViolated: (answers) =>
      hasText(answers, 'gracePeriod') && !isWholeWithin(answers, 'gracePeriod', 0, 60),
  },
  {
    field: 'lateFee',
    level: 'error',
    message: 'Please enter a late fee of zero or more dollars',
    isViolated: (answers) =>
      hasText(answers, 'lateFee') && centsOf(answers, 'lateFee') === undefined,
  },
  {
    field: 'lateFee',
    level: 'error',
    message: 'The late fee may not be more than the payment that is late',
    isViolated: (answers) => {
      const fee = centsOf(answers, 'lateFee')
      const most = isInterestOnly(answers)
        ? usualPayment(answers)
        : centsOf(answers, isInstallments(answers) ? 'paymentAmount' : 'loanAmount')
      return fee !== undefined && most !== undefined && fee > most
    },
  },
  {
    field: 'missedPayments',
    level: 'error',
    message: 'Please enter a number from 1 to 12',
    isViolated: (answers) =>
      paysRegularly(answers) &&
      hasText(answers, 'missedPayments') &&
      !isWholeWithin(answers, 'missedPayments', 1, 12),
  },
  {
    field: 'demandDays',
    level: 'error',
    message: 'Please enter 10 to 365 days, or leave this blank',
    isViolated: (answers) =>
      hasText(answers, 'demandDays') && !isWholeWithin(answers, 'demandDays', 10, 365),
  },
  {
    field: 'prepaymentAmount',
    level: 'error',
    message: 'Please enter the early payment fee as dollars (250) or a percentage (2%)',
    isViolated: (answers) =>
      textOf(answers, 'prepaymentPenalty') === 'penalty' &&
      !/^(\$?\d+(\.\d{1,2})?|\d{1,2}(\.\d{1,2})?%)$/.test(textOf(answers, 'prepaymentAmount')),
  },
]

const signing: readonly Rule[] = [
  {
    field: 'county',
    level: 'error',
    message: 'Please enter the county for the notary page',
    isViolated: (answers) => answers.notaryRequired === true && !hasText(answers, 'county'),
  },
  ...['borrowerSignerName', 'borrowerSignerTitle'].map(
    (field): Rule => ({
      field,
      level: 'error',
      message: 'Please name the person signing and their title',
      isViolated: (answers) => isBusiness(answers) && !hasText(answers, field),
    }),
  ),
]

const interestLimits: readonly Rule[] = (['error', 'warning'] as const).map((level) =>
  ruleThatSays({ field: 'interestRate', level, also: ['state', 'loanAmount'] }, (answers) =>
    exceededCap(answers, level),
  ),
)

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...[BORROWER, LENDER, GUARANTOR].map(signerIsPerson),
  ...amounts,
  ...stepRules,
  ...interestOnly,
  ...dates,
  ...people,
  ...late,
  ...collateral,
  ...signing,
  ...lateFeeLimits,
  ...interestLimits,
  ...warnings,
]
