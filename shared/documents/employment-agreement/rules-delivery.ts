import { hasText, isOneOf, ruleThatSays, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { businessDaysFrom } from '../toolbox/business-days.ts'
import { addDays, daysBetween, formatDate } from '../toolbox/dates.ts'
import type { CovenantLaw } from './covenant-law.ts'
import { asksForNonCompete, asksForNonSolicit, covenantLaw, stateAtStart } from './state-law.ts'

type Notice = NonNullable<CovenantLaw['notice']>

/** The last day on which an agreement with a non-compete may be given to the employee. */
export const lastDayToDeliver = (start: string, { days, are }: Notice): string =>
  are === 'business' ? businessDaysFrom(start, days, -1) : addDays(start, -days)

/** The date at which the employee's time to review the agreement ends: in Maine the signing, elsewhere the first day. */
export const noticeEnds = (answers: Answers): string =>
  answers.state === 'Maine' && hasText(answers, 'signature_date') ? 'signature_date' : 'start_date'

const delivery = ruleThatSays(
  { field: 'date', also: ['start_date'], level: 'error' },
  (answers) => {
    const notice = asksForNonCompete(answers) ? covenantLaw(answers)?.notice : undefined
    const [date, start] = [textOf(answers, 'date'), textOf(answers, 'start_date')]
    if (!notice || date === '' || start === '') return undefined
    if (date <= lastDayToDeliver(start, notice)) return undefined
    return isOneOf(answers, 'state', 'Massachusetts')
      ? 'Massachusetts requires you to give the employee this agreement with the formal offer or at least 10 business days before the first day, whichever is earlier.'
      : `${stateAtStart(answers)} requires you to give the employee an agreement with a non-compete at least ${notice.days} ${notice.are} days before the first day of work.`
  },
)

const places = ruleThatSays({ field: 'non_compete_area', level: 'error' }, (answers) => {
  const area = textOf(answers, 'non_compete_area')
  const named = asksForNonCompete(answers) ? covenantLaw(answers)?.places : undefined
  return area === '' || named?.pattern.test(area) ? undefined : named?.message
})

const newBenefit: Rule = {
  field: 'non_compete',
  also: ['start_date', 'date', 'signature_date'],
  level: 'error',
  message: (answers) =>
    `In ${textOf(answers, 'state')} a non-compete that is signed after work has begun requires something new in return, which this agreement does not provide. Please remove it.`,
  isViolated: (answers) => {
    const signed = textOf(answers, 'signature_date') || textOf(answers, 'date')
    const start = textOf(answers, 'start_date')
    return (
      asksForNonCompete(answers) &&
      covenantLaw(answers)?.requiresNewBenefit === true &&
      start !== '' &&
      start < signed
    )
  },
}

/** Illinois: 14 days between the agreement and the signing, or between the agreement and the first day. */
const illinoisReview = (level: Rule['level'], isTooShort: (answers: Answers) => boolean): Rule => ({
  field: 'signature_date',
  level,
  message: 'Illinois gives the employee at least 14 calendar days to review this agreement.',
  isViolated: (answers) =>
    (asksForNonCompete(answers) || asksForNonSolicit(answers)) &&
    isOneOf(answers, 'state', 'Illinois') &&
    isTooShort(answers),
})

/** Whether there are fewer than 14 days between the date of the agreement and another answered date. */
const isWithinReview = (answers: Answers, key: string): boolean => {
  const [date, later] = [textOf(answers, 'date'), textOf(answers, key)]
  return date !== '' && later !== '' && daysBetween(date, later) < 14
}

const maineReview = ruleThatSays(
  { field: 'signature_date', also: ['date'], level: 'error' },
  (answers) => {
    const notice = asksForNonCompete(answers) ? covenantLaw(answers)?.notice : undefined
    const [date, signed] = [textOf(answers, 'date'), textOf(answers, 'signature_date')]
    if (answers.state !== 'Maine' || !notice || date === '' || signed === '') return undefined
    const first = businessDaysFrom(date, notice.days)
    return signed < first
      ? `Maine requires you to give the employee an agreement with a non-compete at least ${notice.days} business days before it is signed. Plan to sign on ${formatDate(first)} or later.`
      : undefined
  },
)

/** The checks on when and how the employee gets an agreement with a covenant. */
export const deliveryRules: readonly Rule[] = [
  delivery,
  maineReview,
  places,
  newBenefit,
  illinoisReview(
    'error',
    (answers) =>
      isWithinReview(answers, 'start_date') &&
      (textOf(answers, 'signature_date') === '' || isWithinReview(answers, 'signature_date')),
  ),
  illinoisReview('warning', (answers) => isWithinReview(answers, 'signature_date')),
]
