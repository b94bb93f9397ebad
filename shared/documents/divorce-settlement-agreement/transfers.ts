import { hasText, isOneOf, textOf } from '../template/reading.ts'
import type { Answers, Condition, Field, FieldOption, Rule } from '../template/template.ts'
import { splitLines } from '../toolbox/text.ts'
import { listsMilitaryPay } from './schedules.ts'

/** What a military pension, a co-op and a home need in addition to the schedules. */

const hasMember: Condition = { field: 'militaryMember', filled: true }

/** Whose military retired pay is divided, and how. */
export const militaryFields = (spouses: readonly FieldOption[]): Field[] => [
  {
    key: 'militaryMember',
    label: 'Whose military retired pay is divided, if any',
    kind: 'radio',
    required: false,
    options: spouses,
    help: 'The spouse who serves or served in the armed forces. Leave blank if there is none, or if each keeps what is earned.',
    why: 'Adds the clauses on military retired pay, and a worksheet to your instructions.',
  },
  {
    key: 'militaryPercent',
    label: "The other spouse's share (percent)",
    kind: 'number',
    required: hasMember,
    requiredMessage: 'Please enter the share of the retired pay.',
    shownWhen: hasMember,
    help: 'A share of the disposable retired pay. The agency pays at most 50 percent directly.',
    why: 'Completes the clause on military retired pay.',
  },
  {
    key: 'militarySurvivor',
    label: 'The other spouse stays covered by the Survivor Benefit Plan',
    kind: 'checkbox',
    required: false,
    default: false,
    shownWhen: hasMember,
    help: 'Without it the share ends when the member dies. Its premiums reduce the pay of both.',
    why: 'Adds the promise to elect former-spouse coverage.',
  },
]

const separateField = (key: string, spouse: string): Field => ({
  key,
  label: `Separate property of ${spouse} to be confirmed`,
  kind: 'textarea',
  list: { one: 'item', add: 'Add an item' },
  required: false,
  help: 'Optional. What this spouse owned before the marriage, inherited or was given. It is not divided, and courts in community property states like to see it named.',
  why: 'Names these items in the clause on separate property.',
})

/** What both spouses agree was never marital. */
export const separateFields: readonly Field[] = [
  separateField('spouse1Separate', 'Spouse 1'),
  separateField('spouse2Separate', 'Spouse 2'),
]

/** A worksheet of what the lawyer or the cooperative needs before a home is transferred. */
export const homeWorksheet: Field = {
  key: 'homeWorksheet',
  label: 'Add a worksheet for the deed or the co-op transfer',
  kind: 'checkbox',
  required: false,
  default: false,
  help: 'What the lawyer who drafts the deed, the lender or the cooperative will ask you.',
  why: 'Adds the worksheet to your instructions.',
}

const COOP = /\bco-?op(erative)?\b/i

const others: Readonly<Record<string, string>> = { 'Spouse 1': 'Spouse 2', 'Spouse 2': 'Spouse 1' }

export const transfers = (answers: Answers): Record<string, unknown> => ({
  get military_recipient() {
    return others[textOf(answers, 'militaryMember')]
  },
  /** Whether a schedule lists shares in a housing cooperative. */
  get has_coop() {
    return ['spouse1Property', 'spouse2Property'].some((key) =>
      splitLines(textOf(answers, key)).some((line) => COOP.test(line)),
    )
  },
})

export const transferRules: readonly Rule[] = [
  {
    field: 'militaryPercent',
    level: 'error',
    message: 'Please enter a percentage from 1 to 50, with at most two decimals.',
    isViolated: (answers) => {
      const text = textOf(answers, 'militaryPercent')
      return (
        isOneOf(answers, 'militaryMember', 'Spouse 1', 'Spouse 2') &&
        hasText(answers, 'militaryPercent') &&
        !(/^\d{1,2}(\.\d{1,2})?$/.test(text) && Number(text) >= 1 && Number(text) <= 50)
      )
    },
  },
  {
    field: 'militaryMember',
    level: 'warning',
    message:
      'Have an attorney who knows military pensions review this: disability pay, years of service and the survivor plan change the share.',
    isViolated: (answers) => hasText(answers, 'militaryMember'),
  },
  {
    field: 'militaryMember',
    also: ['spouse1Property', 'spouse2Property'],
    level: 'error',
    message:
      'The retired pay is divided here and is also listed with the property. Please remove it from the lists, so that it is divided only once.',
    isViolated: (answers) =>
      hasText(answers, 'militaryMember') &&
      ['spouse1Property', 'spouse2Property'].some((key) => listsMilitaryPay(textOf(answers, key))),
  },
  {
    field: 'childrenHomeState',
    also: ['state'],
    level: 'warning',
    message:
      "Usually the courts of the children's home state decide custody, and the children live in another state than the one chosen here. Ask an attorney there before you file.",
    isViolated: (answers) =>
      answers.hasChildren === true &&
      hasText(answers, 'childrenHomeState') &&
      textOf(answers, 'childrenHomeState') !== textOf(answers, 'state'),
  },
]
