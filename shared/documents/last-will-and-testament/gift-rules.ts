import { hasText, isOneOf, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { splitLines } from '../toolbox/text.ts'
import { mentions } from './names.ts'

/* Rules for gifts to people who are left out, and for gifts that a will cannot make or should not. */

const GIVEN_TO = [
  'specificBequests',
  'residualBeneficiary',
  'alternateResidualBeneficiary',
  'petCaretaker',
]

/** The full name in an entry: "My son Ivan Sokolov, and his descendants" as "Ivan Sokolov". */
const FULL_NAME = /\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:de|van|von|del|la)\s+)?\p{Lu}[\p{L}'’.-]*)+/u

/** The person left out who is also given something; undefined if there is none. */
const leftOutAndGiven = (answers: Answers): string | undefined =>
  splitLines(textOf(answers, 'omittedPersons'))
    .map((entry) => FULL_NAME.exec(entry.replace(/^my\b/i, ''))?.[0] ?? '')
    .find((name) => name !== '' && GIVEN_TO.some((key) => mentions(textOf(answers, key), name)))

const PASSES_BY_ITSELF =
  /\b(roth|IRAs?|401\s?\(?k\)?|403\s?\(?b\)?|life insurance|annuity|annuities|pension|payable[- ]on[- ]death)\b/i
const BENEFITS =
  /\b(SSI|supplemental security|medicaid|medi-cal|disabled|disability|special needs|public benefits)\b/i
const LIVING_TRUST =
  /\b(revocable|irrevocable|living|family|inter vivos)\s+trust\b|\btrust\s+(dated|agreement)\b/i

const warnOfWords = (words: RegExp, keys: readonly string[], message: string): Rule[] =>
  keys.map((field) => ({
    field,
    level: 'warning',
    message,
    isViolated: (answers) => words.test(textOf(answers, field)),
  }))

const RESIDUE = ['residualBeneficiary', 'alternateResidualBeneficiary']

export const giftRules: readonly Rule[] = [
  {
    field: 'omittedPersons',
    also: GIVEN_TO,
    level: 'error',
    message: (answers) =>
      `${leftOutAndGiven(answers)} is left out and receives something as well. A person who is left out takes nothing: remove the gift, or the name here.`,
    isViolated: (answers) => leftOutAndGiven(answers) !== undefined,
  },
  ...warnOfWords(
    PASSES_BY_ITSELF,
    ['specificBequests'],
    'Retirement accounts, life insurance and the like pass to the person on their beneficiary form, and not by this gift. Change the form instead.',
  ),
  ...warnOfWords(
    BENEFITS,
    ['specificBequests', ...RESIDUE, 'omittedPersons'],
    'Money left outright can end SSI, Medicaid and similar help. Only a special needs trust keeps it, which this will does not contain: have a special needs attorney write one, and leave the gift to its trustee.',
  ),
  ...warnOfWords(
    LIVING_TRUST,
    RESIDUE,
    'A will that leaves property to your trust must match the trust. Name its trustee and its date, and have the attorney who wrote the trust review this will.',
  ),
  {
    field: 'benefitsRecipient',
    level: 'warning',
    message:
      'Do not leave this person anything outright until a special needs attorney has advised you. A gift can be left to the trustee of a special needs trust, once that trust exists.',
    isViolated: (answers) => hasText(answers, 'benefitsRecipient'),
  },
  {
    field: 'trustAge',
    level: 'warning',
    message:
      'Without a trust a custodian holds the money until 21 in most states. A trust that ends earlier pays it out sooner.',
    isViolated: (answers) =>
      /^(18|19|20)$/.test(textOf(answers, 'trustAge')) &&
      (answers.youngTrust === true || isOneOf(answers, 'childrensTrust', 'yes')),
  },
]
