import { numberOf } from '../template/answers.ts'
import { differentParties, hasText, isOneOf, needsPerson, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import { addDays, addMonths, formatDate } from '../toolbox/dates.ts'
import { parseMoney } from '../toolbox/money.ts'
import { comparableName } from '../toolbox/parties.ts'
import { splitLines } from '../toolbox/text.ts'
import { monthsApart } from './floor.ts'
import { MISSING } from './messages.ts'
import { SHARE } from './schedules.ts'
import { transferRules } from './transfers.ts'

/** One rule for each answer that must not be missing once its box is checked; 0 is an answer. */
const neededWhen = (box: string, keys: readonly string[], message: string): Rule[] =>
  keys.map((field) => ({
    field,
    level: 'error',
    message,
    isViolated: (answers) => answers[box] === true && !hasText(answers, field),
  }))

const bothGiven = (answers: Answers, first: string, second: string): boolean =>
  hasText(answers, first) && hasText(answers, second)

/** The five checks of the specification, word for word and in its order. ISO dates compare as texts. */
const specified: readonly Rule[] = [
  ...neededWhen(
    'hasAlimony',
    ['alimonyPayer', 'alimonyAmount', 'alimonyDuration'],
    MISSING.alimony,
  ),
  ...neededWhen('hasChildren', ['childSupportPayer', 'childSupportAmount'], MISSING.childSupport),
  ...neededWhen('hasChildren', ['custodyArrangement', 'visitationSchedule'], MISSING.custody),
  {
    field: 'separationDate',
    also: ['marriageDate'],
    level: 'error',
    message: 'The separation date must be after the marriage date',
    isViolated: (answers) =>
      bothGiven(answers, 'marriageDate', 'separationDate') &&
      textOf(answers, 'marriageDate') >= textOf(answers, 'separationDate'),
  },
  {
    field: 'filingDate',
    also: ['separationDate'],
    level: 'error',
    message: 'The divorce filing date should not be before the separation date',
    isViolated: (answers) =>
      bothGiven(answers, 'filingDate', 'separationDate') &&
      textOf(answers, 'filingDate') < textOf(answers, 'separationDate'),
  },
]

const inTheFuture = (field: string): Rule => ({
  field,
  level: 'error',
  message: 'This date cannot be in the future.',
  isViolated: (answers, { today }) => hasText(answers, field) && textOf(answers, field) > today,
})

const amountBelow = (field: string, minCents: number, message: string): Rule => ({
  field,
  level: 'error',
  message,
  isViolated: (answers) =>
    hasText(answers, field) && (parseMoney(textOf(answers, field)) ?? -1) < minCents,
})

const blocking: readonly Rule[] = [
  differentParties('spouse2Name', 'spouse1Name', 'The two spouses must be different people.'),
  ...['spouse1Name', 'spouse2Name'].flatMap((field) =>
    needsPerson(field, 'Spouses are people. Please enter the name of a person.'),
  ),
  amountBelow('alimonyAmount', 1, MISSING.alimonyNumber),
  amountBelow('alimonyStepAmount', 1, MISSING.alimonyNumber),
  {
    field: 'alimonyStepAmount',
    also: ['alimonyAmount'],
    level: 'error',
    message: 'The later amount must be lower than the first.',
    isViolated: (answers) => {
      const [first, later] = ['alimonyAmount', 'alimonyStepAmount'].map((key) =>
        parseMoney(textOf(answers, key)),
      )
      return first !== undefined && later !== undefined && later >= first
    },
  },
  {
    field: 'alimonyStepDate',
    also: ['date'],
    level: 'error',
    message: 'The day of the lower amount must be after the agreement date.',
    isViolated: (answers) =>
      bothGiven(answers, 'alimonyStepDate', 'date') &&
      textOf(answers, 'alimonyStepDate') <= textOf(answers, 'date'),
  },
  amountBelow('childSupportAmount', 0, MISSING.childSupportNumber),
  inTheFuture('marriageDate'),
  inTheFuture('separationDate'),
]

const WAIVED = /\b(waives?|waived|gives? up|forgoes?|forfeits?)\b[^.\n]{0,40}\bchild support\b/i

const ENDLESS = /life|permanent|indefinite|forever|no end|until (death|remarriage)/i

/** What the law of a state or of all states does not let this agreement do. */
const refused: readonly Rule[] = [
  {
    field: 'alimonyDuration',
    also: ['state'],
    level: 'error',
    message:
      'Florida has ended permanent alimony: bridge-the-gap, rehabilitative and durational alimony have an end. Give a number of months or a last day.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'Florida') &&
      answers.hasAlimony === true &&
      ENDLESS.test(textOf(answers, 'alimonyDuration')),
  },
  {
    field: 'covenantMarriage',
    level: 'error',
    message:
      'A covenant marriage ends only on its own grounds and after counseling, which this agreement does not replace. Ask an attorney of your state.',
    isViolated: (answers) => answers.covenantMarriage === true,
  },
  ...['additionalTerms', 'visitationSchedule', 'supportReason'].map(
    (field): Rule => ({
      field,
      level: 'error',
      message:
        'Parents cannot give up child support: it belongs to the child. Please remove this sentence.',
      isViolated: (answers) => WAIVED.test(textOf(answers, field)),
    }),
  ),
]

/** The first day on which the spouses have lived apart for the time their state requires. */
const apartUntil = (answers: Answers): string | undefined => {
  const months = monthsApart(answers)
  const since = textOf(answers, 'separationDate')
  return months === undefined || since === '' ? undefined : addMonths(since, months)
}

const floorAdvice: readonly Rule[] = [
  {
    field: 'separationDate',
    also: ['state'],
    level: 'warning',
    message: (answers) =>
      `${textOf(answers, 'state')} grants a divorce without fault only after a time of living apart: by your dates, not before ${formatDate(apartUntil(answers) ?? '')}.`,
    isViolated: (answers, { today }) => (apartUntil(answers) ?? '') > today,
  },
  {
    field: 'alimonyModifiable',
    also: ['state'],
    level: 'warning',
    message:
      'Minnesota courts make their own findings before support is fixed for good. Ask an attorney about this choice.',
    isViolated: (answers) =>
      isOneOf(answers, 'state', 'Minnesota') && isOneOf(answers, 'alimonyModifiable', 'no'),
  },
]

const itemsOf = (answers: Answers, key: string): string[] =>
  splitLines(textOf(answers, key)).map(comparableName)

const lists: readonly Rule[] = [
  {
    field: 'filingDate',
    also: ['date'],
    level: 'warning',
    message: 'Check the filing date: it is later than the agreement date.',
    isViolated: (answers) =>
      bothGiven(answers, 'filingDate', 'date') &&
      textOf(answers, 'filingDate') > addDays(textOf(answers, 'date'), 30),
  },
  {
    field: 'spouse2Property',
    also: ['spouse1Property'],
    level: 'warning',
    message: 'This item is listed for both spouses. Please keep it in one list.',
    isViolated: (answers) => {
      const first = new Set(itemsOf(answers, 'spouse1Property'))
      return itemsOf(answers, 'spouse2Property').some(
        (item) => first.has(item) && !SHARE.test(item),
      )
    },
  },
]

const HEALTH =
  /\b(autis\w*|disab\w*|special needs|syndrome|palsy|diabet\w*|epilep\w*|lifelong care)\b/i

const health: Rule = {
  field: 'childrenDetails',
  also: ['additionalTerms'],
  level: 'warning',
  message:
    'This list becomes a public court record: leave out health details. If a child will always need care, support can last longer. Ask an attorney, and write what you agree under "Anything else you agreed".',
  isViolated: (answers) =>
    answers.hasChildren === true && HEALTH.test(textOf(answers, 'childrenDetails')),
}

const SOCIAL_SECURITY = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/
const LONG_NUMBER = /\d{8,}/

const secretNumber = (field: string, pattern: RegExp): Rule => ({
  field,
  level: 'warning',
  message: 'Please remove full account or Social Security numbers. Use the last four digits only.',
  isViolated: (answers) => pattern.test(textOf(answers, field)),
})

const PROSE = [
  ...['spouse1Name', 'spouse1Address', 'spouse2Name', 'spouse2Address'],
  ...['spouse1Lawyer', 'spouse2Lawyer', 'marriageLocation'],
  ...['spouse1Property', 'spouse2Property', 'spouse1Debts', 'spouse2Debts'],
  ...['equalizingDue', 'alimonyDuration', 'childrenDetails', 'visitationSchedule', 'supportReason'],
  ...['restoredName', 'additionalTerms', 'spouse1Separate', 'spouse2Separate'],
]

/** A docket number can have eight digits in a row; a Social Security number is refused. */
const privacy: readonly Rule[] = [
  ...PROSE.map((field) =>
    secretNumber(field, new RegExp(`${SOCIAL_SECURITY.source}|${LONG_NUMBER.source}`)),
  ),
  secretNumber('courtInfo', SOCIAL_SECURITY),
  health,
]

const PRIMARY_CARE: Readonly<Record<string, string>> = {
  joint_spouse1: 'Spouse 1',
  sole_spouse1: 'Spouse 1',
  joint_spouse2: 'Spouse 2',
  sole_spouse2: 'Spouse 2',
}

/** The length in characters below which a parenting schedule is called incomplete. */
const SHORT_SCHEDULE = 40

const OPEN_ENDED = /\bor until\b|\buntil (he|she|they)\b/i

/** Whether the former name comes with its spouse: "Spouse 1, to Ann Lee" or "Mary Wing to Ann Lee". */
const saysWhoseName = (answers: Answers): boolean => {
  const text = comparableName(textOf(answers, 'restoredName'))
  const names = ['spouse1Name', 'spouse2Name'].map((key) => comparableName(textOf(answers, key)))
  return ['spouse 1', 'spouse 2', ...names].some(
    (name) => name !== '' && name !== text && text.includes(name),
  )
}

const advice: readonly Rule[] = [
  {
    field: 'alimonyDuration',
    level: 'warning',
    message: 'Add a last day, so that support has an end whatever happens.',
    isViolated: (answers) =>
      OPEN_ENDED.test(textOf(answers, 'alimonyDuration')) &&
      !/\b(no later|at the latest|at most)\b/i.test(textOf(answers, 'alimonyDuration')),
  },
  {
    field: 'noSupport',
    level: 'warning',
    message:
      "If you don't choose, the agreement says that both spouses give up support for good, which usually cannot be undone. Choose that here, or leave support to the court.",
    isViolated: (answers) => answers.hasAlimony !== true && !hasText(answers, 'noSupport'),
  },
  {
    field: 'expenseShare',
    level: 'error',
    message: 'The share of Spouse 1 is a percentage from 0 to 100.',
    isViolated: (answers) => {
      const share = numberOf(answers.expenseShare)
      return share !== undefined && (share < 0 || share > 100)
    },
  },
  {
    field: 'childSupportAmount',
    level: 'warning',
    message:
      'Most courts require a written reason for no child support. Write it under "Why the agreed amount differs".',
    isViolated: (answers) =>
      parseMoney(textOf(answers, 'childSupportAmount')) === 0 && !hasText(answers, 'supportReason'),
  },
  {
    field: 'childSupportPayer',
    also: ['custodyArrangement'],
    level: 'warning',
    message: 'The parent with primary care is listed as paying support. Please check.',
    isViolated: (answers) =>
      hasText(answers, 'childSupportPayer') &&
      PRIMARY_CARE[textOf(answers, 'custodyArrangement')] === textOf(answers, 'childSupportPayer'),
  },
  {
    field: 'hasAlimony',
    level: 'warning',
    message: 'Texas limits court-ordered maintenance. Read the Texas page before signing.',
    isViolated: (answers) => textOf(answers, 'state') === 'Texas' && answers.hasAlimony === true,
  },
  {
    field: 'hasChildren',
    level: 'warning',
    message:
      'New York requires extra wording when support differs from the guideline. Fill in the blanks in the state article.',
    isViolated: (answers) =>
      textOf(answers, 'state') === 'New York' && answers.hasChildren === true,
  },
  {
    field: 'visitationSchedule',
    level: 'warning',
    message: 'Please describe the schedule in more detail.',
    isViolated: (answers) =>
      hasText(answers, 'visitationSchedule') &&
      textOf(answers, 'visitationSchedule').length < SHORT_SCHEDULE,
  },
  {
    field: 'restoredName',
    also: ['spouse1Name', 'spouse2Name'],
    level: 'warning',
    message:
      'Write whose name it is and what name is restored, for example "Spouse 1, to Marisol Anne Reyes".',
    isViolated: (answers) => hasText(answers, 'restoredName') && !saysWhoseName(answers),
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [
  ...specified,
  ...blocking,
  ...refused,
  ...lists,
  ...transferRules,
  ...privacy,
  ...advice,
  ...floorAdvice,
]
