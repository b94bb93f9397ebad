import { centsOf, hasText, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { installmentsOf } from './loan.ts'
import { finishedPlanOf } from './schedule.ts'

const hasStep = (answers: Answers): boolean => hasText(answers, 'stepPayment')

/** Whether interest is left over by a payment after the change, so that the debt grows. */
const growsAfterStep = (answers: Answers): boolean => {
  const plan = finishedPlanOf(answers)
  const { step, principalFirst } = plan?.installments ?? {}
  return (
    step !== undefined &&
    !principalFirst &&
    plan?.rows.some(({ unpaid }, index) => index >= step.after && unpaid > 0) === true
  )
}

/** The checks of a payment plan with two amounts. */
export const stepRules: readonly Rule[] = [
  {
    field: 'stepPayment',
    also: ['paymentAmount'],
    level: 'error',
    message: 'Please enter an amount greater than zero that differs from the first one.',
    isViolated: (answers) =>
      hasStep(answers) &&
      [undefined, 0, centsOf(answers, 'paymentAmount')].includes(centsOf(answers, 'stepPayment')),
  },
  {
    field: 'stepAfter',
    level: 'error',
    message: 'Please enter a whole number of payments from 1 to 599.',
    isViolated: (answers) =>
      hasStep(answers) &&
      hasText(answers, 'stepAfter') &&
      !/^([1-9]|[1-9]\d|[1-5]\d\d)$/.test(textOf(answers, 'stepAfter')),
  },
  {
    field: 'stepAfter',
    also: ['stepPayment', 'paymentAmount'],
    level: 'error',
    message:
      'The loan is repaid before two payments of the later amount are made. Please lower the number or the amounts.',
    isViolated: (answers) => {
      const plan = finishedPlanOf(answers)
      const step = plan?.installments?.step
      return step !== undefined && (plan?.rows.length ?? 0) < step.after + 2
    },
  },
  {
    field: 'stepPayment',
    level: 'error',
    message: 'The later amount does not cover the interest for its period. Please raise it.',
    isViolated: growsAfterStep,
  },
  {
    field: 'stepPayment',
    also: ['loanPurpose'],
    level: 'warning',
    message:
      'In a personal loan some states treat payments of more than twice the earlier ones as balloon payments. Ask an attorney, or keep the increase smaller.',
    isViolated: (answers) => {
      const plan = installmentsOf(answers)
      return (
        plan?.step !== undefined &&
        textOf(answers, 'loanPurpose') === 'personal' &&
        plan.step.payment > 2 * plan.payment
      )
    },
  },
]
