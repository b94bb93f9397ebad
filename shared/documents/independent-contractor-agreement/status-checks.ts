import type { Answers, Rule } from '../template.ts'
import { reportingFigure } from './figures.ts'
import { centsOf, dateOf, is, text } from './reading.ts'

const isOpenEndedHourly = (answers: Answers): boolean =>
  is(answers, 'duration_type', 'until_terminated') && is(answers, 'payment_structure', 'hourly')

/** What in the answers looks more like a job than like a business, in words; empty when nothing does. */
export const employmentSigns = (answers: Answers): string[] => [
  ...(is(answers, 'work_location', 'company_location') ? ["work at the company's premises"] : []),
  ...(is(answers, 'expenses', 'company_all') ? ['all approved expenses paid by the company'] : []),
  ...(isOpenEndedHourly(answers) ? ['an hourly rate with no end to the term'] : []),
]

/** Answers that point to employment. */
export const status: readonly Rule[] = [
  {
    field: 'payment_frequency',
    level: 'warning',
    message: 'Regular hourly pay can look like wages. Consider invoices or milestones.',
    broken: (answers) =>
      is(answers, 'payment_structure', 'hourly') &&
      is(answers, 'payment_frequency', 'weekly', 'biweekly'),
  },
  {
    field: 'state',
    level: 'warning',
    message: (answers) =>
      `These answers can point to employment in ${text(answers, 'state') || 'your state'}. Read the status checklist before you sign.`,
    broken: (answers) => employmentSigns(answers).length > 0,
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
    broken: (answers) => LIKE_EMPLOYMENT.test(text(answers, 'service_description')),
  },
  ...['service_description', 'ownership_details'].map(
    (field): Rule => ({
      field,
      level: 'warning',
      message: "This agreement does not restrict the contractor's other work.",
      broken: (answers) => RESTRAINT.test(text(answers, field)),
    }),
  ),
  ...FREE_TEXTS.map(
    (field): Rule => ({
      field,
      level: 'error',
      message:
        'In California these words can make the contractor an employee. Use assignment instead.',
      broken: (answers) =>
        is(answers, 'state', 'California') && FOR_HIRE.test(text(answers, field)),
    }),
  ),
]

/** What the contractor will earn as far as the answers tell, in cents. */
const expectedFees = (answers: Answers): number | undefined =>
  is(answers, 'payment_structure', 'hourly')
    ? centsOf(answers, 'hourly_cap')
    : centsOf(answers, 'payment_amount')

/** What the company needs before it pays. */
export const reporting: readonly Rule[] = [
  {
    field: 'payment_amount',
    level: 'warning',
    message: 'The company will need Form W-9 before the first payment.',
    broken: (answers) => {
      const year = Number(dateOf(answers, 'date')?.slice(0, 4) ?? 0)
      return year >= 2026 && (expectedFees(answers) ?? 0) >= reportingFigure(year).cents
    },
  },
]
