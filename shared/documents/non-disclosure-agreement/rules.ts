import { addDays, readDate } from '../calendar.ts'
import { addYears } from '../dates.ts'
import type { Answers, Rule } from '../template.ts'
import { hasText, isWorker, textOf } from './reading.ts'

const NARROW_STATES = ['Illinois', 'Florida']
const LONG_TERMS = ['10', 'indefinite']

const is = (answers: Answers, key: string, value: string): boolean => textOf(answers, key) === value
const sameName = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ')
const dayOf = (answers: Answers, key: string): string | undefined => readDate(textOf(answers, key))

/** The two checks of the specification, word for word and in its order. */
const specified: readonly Rule[] = [
  {
    field: 'endDate',
    level: 'error',
    message: 'End date is required for fixed-term agreements',
    broken: (answers) => is(answers, 'termType', 'fixed') && !hasText(answers, 'endDate'),
  },
  {
    field: 'specificConfidentialInfo',
    level: 'error',
    message: 'Please specify what information is considered confidential',
    broken: (answers) =>
      is(answers, 'confidentialInfoType', 'specific') &&
      !hasText(answers, 'specificConfidentialInfo'),
  },
]

/** ISO dates compare as texts. */
const blocking: readonly Rule[] = [
  {
    field: 'endDate',
    also: ['agreementDate'],
    level: 'error',
    message: 'The end date must be after the agreement date.',
    broken: (answers) => {
      const [start, end] = [dayOf(answers, 'agreementDate'), dayOf(answers, 'endDate')]
      return start !== undefined && end !== undefined && end <= start
    },
  },
  {
    field: 'receivingParty',
    also: ['disclosingParty'],
    level: 'error',
    message: 'The two parties must be different.',
    broken: (answers) =>
      hasText(answers, 'receivingParty') &&
      sameName(textOf(answers, 'receivingParty')) === sameName(textOf(answers, 'disclosingParty')),
  },
]

const dates: readonly Rule[] = [
  {
    field: 'agreementDate',
    level: 'warning',
    message:
      'The agreement starts in the future. Nothing is covered before that date unless it was already shared for the same purpose.',
    broken: (answers, { today }) => {
      const start = dayOf(answers, 'agreementDate')
      return start !== undefined && start > addDays(today, 30)
    },
  },
  {
    field: 'endDate',
    also: ['agreementDate'],
    level: 'warning',
    message: 'A sharing period over 10 years is unusual.',
    broken: (answers) => {
      const [start, end] = [dayOf(answers, 'agreementDate'), dayOf(answers, 'endDate')]
      return start !== undefined && end !== undefined && end > addYears(start, 10)
    },
  },
]

const secrecy: readonly Rule[] = [
  {
    field: 'confidentialityTerm',
    also: ['termType', 'confidentialInfoType'],
    level: 'warning',
    message:
      'No end date, no time limit and no list is the hardest kind to enforce. Consider a list or a term of years.',
    broken: (answers) =>
      is(answers, 'termType', 'perpetual') &&
      is(answers, 'confidentialityTerm', 'indefinite') &&
      is(answers, 'confidentialInfoType', 'all'),
  },
  {
    field: 'confidentialityTerm',
    level: 'warning',
    message: (answers) =>
      `Long secrecy terms for workers are read narrowly in ${textOf(answers, 'governingLaw')}. A term of years with a list is safer.`,
    broken: (answers) =>
      LONG_TERMS.includes(textOf(answers, 'confidentialityTerm')) &&
      is(answers, 'relationshipType', 'employee') &&
      NARROW_STATES.includes(textOf(answers, 'governingLaw')),
  },
  {
    field: 'relationshipType',
    level: 'warning',
    message:
      "The document will state the worker's right to report problems and discuss working conditions.",
    broken: isWorker,
  },
]

const says = (field: string, words: RegExp, message: string): Rule => ({
  field,
  level: 'warning',
  message,
  broken: (answers) => words.test(textOf(answers, field)),
})

/** Words in what people typed that show another document, or a lawyer, is needed. */
const TELLTALES: readonly [RegExp, string][] = [
  [
    /\b(non-?\s?compet\w*|not\s+(to\s+)?compete|exclusiv\w*|hire[ds]?|hiring)\b/i,
    'This agreement protects information only. It does not restrict competition or hiring.',
  ],
  [
    /\b(patients?|medical\s+records?|social\s+security\s+numbers?|card\s+numbers?)\b/i,
    'Special privacy laws apply. This agreement may not be enough.',
  ],
  [
    /\b(mutual(ly)?|both\s+parties\s+(will\s+)?disclose|exchang(e[ds]?|ing))\b/i,
    'This form protects one side only. Use two copies or a mutual agreement.',
  ],
  [
    /\b(harass(ment|ing)?|discriminat(ion|ory)|complaints?|settlements?|lawsuits?)\b/i,
    'This agreement cannot keep unlawful conduct secret. Ask a lawyer.',
  ],
]

const wording: readonly Rule[] = [
  {
    field: 'purpose',
    level: 'warning',
    message: 'Please describe the purpose in a full sentence.',
    broken: (answers) => hasText(answers, 'purpose') && textOf(answers, 'purpose').length < 15,
  },
  says(
    'specificConfidentialInfo',
    /^(everything|anything|all(\s+of\s+it)?|all\s+(our\s+|the\s+|my\s+)?(confidential\s+)?(information|documents|data))(\s+(we|i)\s+\w+)?\.?$/i,
    'Please list actual items, or choose "All non-public information".',
  ),
  ...TELLTALES.flatMap(([words, message]) => [
    says('purpose', words, message),
    says('specificConfidentialInfo', words, message),
  ]),
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [...specified, ...blocking, ...dates, ...secrecy, ...wording]
