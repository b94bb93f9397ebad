import { hasText, isOneOf, textOf } from '../template/reading.ts'
import { signerIsPerson } from '../template/signer-rules.ts'
import type { Answers, Rule } from '../template/template.ts'
import { isCompanyName, jointOwners } from '../toolbox/parties.ts'
import {
  FURTHER_MEMBERS,
  MEMBERS,
  type MemberNumber,
  memberNumbers,
  memberOf,
  namesake,
} from './members.ts'

/** The members whose contribution is checked here; rules.ts checks the first member's. */
const AFTER_FIRST = [2, ...FURTHER_MEMBERS] as const

const nameRules = (number: MemberNumber): Rule[] => [
  {
    field: `member${number}Name`,
    also: (answers: Answers) => {
      const other = namesake(answers, number)
      return other === undefined ? [] : [`member${other}Name`]
    },
    level: 'error',
    message: 'Each member must be a different person or company.',
    isViolated: (answers) => namesake(answers, number) !== undefined,
  },
  {
    field: `member${number}Type`,
    also: [`member${number}Name`],
    level: 'error',
    message: 'This is the name of a company or a trust. Choose "A company or a trust".',
    isViolated: (answers) =>
      isOneOf(answers, `member${number}Type`, 'person') &&
      isCompanyName(textOf(answers, `member${number}Name`)),
  },
  signerIsPerson({ signer: `member${number}Signer` }),
]

/** Only the names of the first two are required, so a company gets a hint to add its signer. */
const firstTwo: readonly Rule[] = ([1, 2] as const).flatMap((number): Rule[] => [
  {
    field: `member${number}Signer`,
    also: [`member${number}Name`],
    level: 'warning',
    message:
      'This is the name of a company or a trust. Say so above, and name the person who signs for it.',
    isViolated: (answers) =>
      memberNumbers(answers).includes(number) &&
      isCompanyName(textOf(answers, `member${number}Name`)) &&
      !hasText(answers, `member${number}Signer`),
  },
  ...nameRules(number).slice(1),
])

const eachOnePerson: readonly Rule[] = MEMBERS.map(
  (number): Rule => ({
    field: `member${number}Name`,
    level: 'error',
    message: 'Name one person here. Two people who own together are two members.',
    isViolated: (answers) =>
      memberNumbers(answers).includes(number) &&
      jointOwners(memberOf(answers, number)) !== undefined,
  }),
)

const TWO_TRUSTEES = /\s(and|&)\s.*\btrustees\b/i

/** Uniform Trust Code § 703(a): co-trustees act by a majority, so of two both must sign. */
const cotrustees: readonly Rule[] = MEMBERS.map(
  (number): Rule => ({
    field: `member${number}Signer`,
    also: [`member${number}Name`],
    level: 'warning',
    message:
      'The name has two trustees. Unless the trust lets one act alone, both must sign: enter both names here, joined with "and".',
    isViolated: (answers) =>
      memberNumbers(answers).includes(number) &&
      TWO_TRUSTEES.test(textOf(answers, `member${number}Name`)) &&
      hasText(answers, `member${number}Signer`) &&
      jointOwners({ is: 'person', name: textOf(answers, `member${number}Signer`) }) === undefined,
  }),
)

/** The checks of the third to the sixth member, and hints about their contributions. */
export const furtherMemberRules: readonly Rule[] = [
  ...firstTwo,
  ...eachOnePerson,
  ...cotrustees,
  ...FURTHER_MEMBERS.flatMap(nameRules),
  ...AFTER_FIRST.map(
    (number): Rule => ({
      field: `member${number}Contribution`,
      level: 'warning',
      message: 'Enter a value for the member’s contribution.',
      isViolated: (answers) =>
        hasText(answers, `member${number}Contribution`) &&
        !/\d/.test(textOf(answers, `member${number}Contribution`)),
    }),
  ),
]
