import { dateOf, hasText, isOneOf, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { stateOfAddress } from '../toolbox/places.ts'
import { amountOf } from './exhibits.ts'
import { reportingFigure } from './state-law.ts'

const isOpenEndedHourly = (answers: Answers): boolean =>
  isOneOf(answers, 'duration_type', 'until_terminated') &&
  isOneOf(answers, 'payment_structure', 'hourly')

/** The answers that look more like a job than like a business, in words. */
export const employmentSigns = (answers: Answers): string[] => [
  ...(isOneOf(answers, 'work_location', 'company_location')
    ? ["work at the company's premises"]
    : []),
  ...(isOneOf(answers, 'expenses', 'company_all')
    ? ['all approved expenses paid by the company']
    : []),
  ...(isOpenEndedHourly(answers) ? ['an hourly rate with no end to the term'] : []),
]

/** Answers that point to employment. */
export const status: readonly Rule[] = [
  {
    field: 'payment_frequency',
    level: 'warning',
    message: 'Regular hourly pay can look like wages. Consider invoices or milestones.',
    isViolated: (answers) =>
      isOneOf(answers, 'payment_structure', 'hourly') &&
      isOneOf(answers, 'payment_frequency', 'weekly', 'biweekly'),
  },
  {
    field: 'state',
    level: 'warning',
    message: (answers) =>
      `These answers can point to employment in ${textOf(answers, 'state') || 'your state'}. Read the status checklist before you sign.`,
    isViolated: (answers) => employmentSigns(answers).length > 0,
  },
]

const LIKE_EMPLOYMENT =
  /\b(shifts?|schedules?|40[\s-]hours?|full[\s-]time|reports? to (?:the |a |our |your )?managers?|uniforms?)\b/i
const RESTRAINT =
  /\bnon-?\s?compete\b|(?<!non[\s-]?)exclusiv(?:e|ely|ity)\b|\bshall not work for\b/i
const FOR_HIRE = /\bworks?[\s-]+(?:made[\s-]+)?for[\s-]+hire\b/i

/** Every answer that is printed as it was typed in sentences or lists. */
const FREE_TEXTS = [
  'service_description',
  'deliverables',
  'ownership_details',
  'pre_existing_materials',
  'confidentiality_exceptions',
  'milestone_schedule',
  'payment_structure_other',
  'expense_terms',
  'termination_cause',
]

/** Words that do not belong in this agreement. */
export const wording: readonly Rule[] = [
  {
    field: 'service_description',
    level: 'warning',
    message: 'This wording sounds like employment. Describe results instead.',
    isViolated: (answers) => LIKE_EMPLOYMENT.test(textOf(answers, 'service_description')),
  },
  ...['service_description', 'ownership_details'].map(
    (field): Rule => ({
      field,
      level: 'warning',
      message: "This agreement does not restrict the contractor's other work.",
      isViolated: (answers) => RESTRAINT.test(textOf(answers, field)),
    }),
  ),
  ...FREE_TEXTS.map(
    (field): Rule => ({
      field,
      level: 'error',
      message:
        'In California these words can make the contractor an employee. Use assignment instead.',
      isViolated: (answers) =>
        isOneOf(answers, 'state', 'California') && FOR_HIRE.test(textOf(answers, field)),
    }),
  ),
]

/** The contractor's fees in cents, as far as the answers fix them. */
const expectedFees = (answers: Answers): number | undefined =>
  isOneOf(answers, 'payment_structure', 'hourly')
    ? amountOf(answers, 'hourly_cap')
    : amountOf(answers, 'payment_amount')

const namesNoState = (answers: Answers): boolean =>
  hasText(answers, 'contractor_address') &&
  stateOfAddress(textOf(answers, 'contractor_address')) === undefined

/** Warnings about the tax forms that the company needs before it pays. */
export const reporting: readonly Rule[] = [
  {
    field: 'payment_amount',
    level: 'warning',
    message: 'The company will need Form W-9 before the first payment.',
    isViolated: (answers) => {
      const year = Number(dateOf(answers, 'date')?.slice(0, 4) ?? 0)
      const isReported = (expectedFees(answers) ?? 0) >= reportingFigure(year).cents
      return year >= 2026 && isReported && !namesNoState(answers)
    },
  },
  {
    field: 'contractor_address',
    level: 'warning',
    message:
      'This address does not name a U.S. state. A contractor abroad provides Form W-8 instead of Form W-9, which this agreement does not cover: see an attorney first.',
    isViolated: namesNoState,
  },
]
