import {
  asksKind,
  companyAsPerson,
  dateOf,
  differentParties,
  hasText,
  isOneOf,
  onePerson,
  personAsCompany,
  textOf,
} from '../template/reading.ts'
import { signerIsPerson } from '../template/signer-rules.ts'
import type { Answers, Rule } from '../template/template.ts'
import { addDays, addYears } from '../toolbox/dates.ts'
import { isPerson, isStatedCompany } from '../toolbox/parties.ts'
import { discloserOf, receiverOf } from './parties.ts'
import { DISCLOSER, RECEIVER } from './party-questions.ts'
import { isMutual, isWorker } from './recipients.ts'

const NARROW_STATES = ['Illinois', 'Florida', 'Wisconsin']
const LONG_TERMS = ['10', 'indefinite']

/** The two checks of the specification, word for word and in its order. */
const specified: readonly Rule[] = [
  {
    field: 'endDate',
    level: 'error',
    message: 'End date is required for fixed-term agreements',
    isViolated: (answers) => isOneOf(answers, 'termType', 'fixed') && !hasText(answers, 'endDate'),
  },
  {
    field: 'specificConfidentialInfo',
    level: 'error',
    message: 'Please specify what information is considered confidential',
    isViolated: (answers) =>
      isOneOf(answers, 'confidentialInfoType', 'specific') &&
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
    isViolated: (answers) => {
      const [start, end] = [dateOf(answers, 'agreementDate'), dateOf(answers, 'endDate')]
      return start !== undefined && end !== undefined && end <= start
    },
  },
  {
    field: 'receivingType',
    also: ['relationshipType'],
    level: 'error',
    message:
      'An employee or job candidate is a person. Please name the person, or choose another relationship.',
    isViolated: (answers) =>
      isOneOf(answers, 'relationshipType', 'employee') && isStatedCompany(receiverOf(answers)),
  },
  differentParties('receivingParty', 'disclosingParty', 'The two parties must be different.'),
  signerIsPerson(DISCLOSER),
  signerIsPerson(RECEIVER),
  asksKind(DISCLOSER, 'the disclosing party'),
  asksKind(RECEIVER, 'the receiving party'),
  companyAsPerson(DISCLOSER, 'person', 'the disclosing party'),
  companyAsPerson(RECEIVER, 'person', 'the receiving party'),
  ...personAsCompany(DISCLOSER, ['llc', 'corporation'], 'the disclosing party'),
  ...personAsCompany(RECEIVER, ['llc', 'corporation'], 'the receiving party'),
]

/** States whose law voids, or may void, a promise not to solicit the other party's employees. */
const FREE_STAFF_STATES = ['California', 'Minnesota', 'North Dakota']

const staff: Rule = {
  field: 'noPoaching',
  also: ['governingLaw'],
  level: 'error',
  message: (answers) =>
    `We do not offer the section on staff in ${textOf(answers, 'governingLaw')}, where such promises can be void. Please uncheck it.`,
  isViolated: (answers) =>
    answers.noPoaching === true &&
    !isWorker(answers) &&
    FREE_STAFF_STATES.includes(textOf(answers, 'governingLaw')),
}

const OWN_AGREEMENT = 'Two people need separate agreements. For a business, choose its type.'

const standstill: Rule = {
  field: 'standstill',
  also: ['disclosingType'],
  level: 'error',
  message:
    'A standstill protects the owners of a company, but the disclosing party is a person. Please uncheck it.',
  isViolated: (answers) =>
    answers.standstill === true &&
    isOneOf(answers, 'relationshipType', 'business', 'investor') &&
    hasText(answers, 'disclosingParty') &&
    isPerson(discloserOf(answers)),
}

const dates: readonly Rule[] = [
  {
    field: 'agreementDate',
    level: 'warning',
    message:
      'The agreement starts in the future. Nothing is covered before that date unless it was already shared for the same purpose.',
    isViolated: (answers, { today }) => {
      const start = dateOf(answers, 'agreementDate')
      return start !== undefined && start > addDays(today, 30)
    },
  },
  {
    field: 'endDate',
    also: ['agreementDate'],
    level: 'warning',
    message: 'A sharing period over 10 years is unusual.',
    isViolated: (answers) => {
      const [start, end] = [dateOf(answers, 'agreementDate'), dateOf(answers, 'endDate')]
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
    isViolated: (answers) =>
      isOneOf(answers, 'termType', 'perpetual') &&
      isOneOf(answers, 'confidentialityTerm', 'indefinite') &&
      isOneOf(answers, 'confidentialInfoType', 'all'),
  },
  {
    field: 'confidentialityTerm',
    level: 'warning',
    message: (answers) =>
      `Long secrecy terms for workers are read narrowly in ${textOf(answers, 'governingLaw')}. A term of years with a list is safer.`,
    isViolated: (answers) =>
      LONG_TERMS.includes(textOf(answers, 'confidentialityTerm')) &&
      isOneOf(answers, 'relationshipType', 'employee') &&
      NARROW_STATES.includes(textOf(answers, 'governingLaw')),
  },
  {
    field: 'relationshipType',
    level: 'warning',
    message:
      "The document will state the worker's right to report problems and discuss working conditions.",
    isViolated: isWorker,
  },
]

const says = (
  field: string,
  words: RegExp,
  message: string,
  applies: (answers: Answers) => boolean = () => true,
): Rule => ({
  field,
  level: 'warning',
  message,
  isViolated: (answers) => applies(answers) && words.test(textOf(answers, field)),
})

/** Words in the answers which show that another document, or an attorney, is needed. */
const WARNING_WORDS: readonly [RegExp, string][] = [
  [
    /\b(non-?\s?compet\w*|not\s+(to\s+)?compete|exclusiv\w*|hire[ds]?|hiring)\b/i,
    'This agreement protects information only. It does not restrict competition or hiring.',
  ],
  [
    /\b(patients?|medical\s+records?|social\s+security\s+numbers?|card\s+numbers?)\b/i,
    'Special privacy laws apply. This agreement may not be enough.',
  ],
  [
    /\b(harass(ment|ing)?|discriminat(ion|ory)|complaints?|settlements?|lawsuits?)\b/i,
    'This agreement cannot keep unlawful conduct secret. Ask an attorney.',
  ],
]

const BOTH_WAYS = /\b(mutual(ly)?|both\s+parties\s+(will\s+)?disclose|exchang(e[ds]?|ing))\b/i

const wording: readonly Rule[] = [
  {
    field: 'purpose',
    level: 'error',
    message:
      'The purpose is the only permission to use the information. Please write a sentence, for example: To interview for the job of bookkeeper.',
    isViolated: (answers) =>
      hasText(answers, 'purpose') && textOf(answers, 'purpose').split(/\s+/).length < 3,
  },
  {
    field: 'purpose',
    level: 'warning',
    message: 'Please describe the purpose in a full sentence.',
    isViolated: (answers) => hasText(answers, 'purpose') && textOf(answers, 'purpose').length < 15,
  },
  says(
    'specificConfidentialInfo',
    /^(everything|anything|all(\s+of\s+it)?|all\s+(our\s+|the\s+|my\s+)?(confidential\s+)?(information|documents|data))(\s+(we|i)\s+\w+)?\.?$/i,
    'Please list actual items, or choose "All non-public information".',
  ),
  says(
    'sharingExceptions',
    /\b(my|our)\b/i,
    'Please say whose, for example "the accountant of the receiving party": "my" and "our" can mean either side.',
  ),
  ...WARNING_WORDS.flatMap(([words, message]) => [
    says('purpose', words, message),
    says('specificConfidentialInfo', words, message),
  ]),
  ...['purpose', 'specificConfidentialInfo'].map((field) =>
    says(
      field,
      BOTH_WAYS,
      'This form protects one side only. Use two copies or a mutual agreement.',
      (answers) => !isMutual(answers),
    ),
  ),
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  ...blocking,
  staff,
  standstill,
  onePerson(DISCLOSER, 'the disclosing party', OWN_AGREEMENT),
  onePerson(RECEIVER, 'the receiving party', OWN_AGREEMENT),
  ...dates,
  ...secrecy,
  ...wording,
]
