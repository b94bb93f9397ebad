import type { Condition, Field, FieldOption } from './template.ts'

/** What an agreement says about an equalizing payment. */
type EqualizingQuestions = {
  /** The two people, either of whom may pay. */
  payers: readonly FieldOption[]
  payerHelp: string
  dueHelp: string
}

/** Whether the parties agree on an equalizing payment, meaning a payer is named. */
export const hasEqualizing: Condition = { field: 'equalizingPayer', filled: true }

/** "yearly", "$500 a month"; but "within a year" is an end. */
const PERIOD =
  /\b(?:(year|quarter|month|week)ly|(?<!\b(?:within|over|in|for|of|after) )(?:each|every|a|per) (year|quarter|month|week)|(annual))/i

/** "quarter" of "in 4 quarterly payments within one year"; undefined where the sum is due all at once. */
export const installmentPeriod = (due: string): string | undefined => {
  const [, adverb, noun, annual] = PERIOD.exec(due) ?? []
  if (annual) return 'year'
  const isInParts = /payments|install?ments/i.test(due)
  return (adverb ?? noun)?.toLowerCase() ?? (isInParts ? 'month' : undefined)
}

/** Who pays a sum that evens out a division of property, how much, and when. */
export const equalizingFields = ({ payers, payerHelp, dueHelp }: EqualizingQuestions): Field[] => [
  {
    key: 'equalizingPayer',
    label: 'Who pays an equalizing payment, if there is one',
    kind: 'radio',
    required: false,
    options: payers,
    help: payerHelp,
    why: 'Adds the clause on the equalizing payment.',
  },
  {
    key: 'equalizingAmount',
    label: 'Equalizing payment',
    kind: 'number',
    required: hasEqualizing,
    shownWhen: hasEqualizing,
    format: 'money',
    pattern: {
      regex: /^(?=.*[1-9])\d+(\.\d{1,2})?$/,
      message: 'Enter the equalizing payment as a number greater than zero.',
    },
    help: 'Dollars, no commas. Example: 25000',
    why: 'Printed as the amount of the equalizing payment.',
  },
  {
    key: 'equalizingDue',
    label: 'When the equalizing payment is due',
    kind: 'text',
    required: false,
    shownWhen: hasEqualizing,
    help: dueHelp,
    why: 'Completes the clause on the equalizing payment.',
  },
]
