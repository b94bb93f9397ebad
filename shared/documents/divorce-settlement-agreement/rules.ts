import { addDays } from '../calendar.ts'
import { parseMoney } from '../money.ts'
import type { Answers, Rule } from '../template.ts'
import { splitLines } from '../text.ts'
import { MISSING } from './messages.ts'

const text = (answers: Answers, key: string): string => String(answers[key] ?? '').trim()
const has = (answers: Answers, key: string): boolean => text(answers, key) !== ''
const sameWords = (line: string): string => line.toLowerCase().replace(/\s+/g, ' ').trim()

/** One rule for each answer that must not be missing once its box is ticked; 0 is an answer. */
const neededWhen = (box: string, keys: readonly string[], message: string): Rule[] =>
  keys.map((field) => ({
    field,
    level: 'error',
    message,
    broken: (answers) => answers[box] === true && !has(answers, field),
  }))

const bothGiven = (answers: Answers, first: string, second: string): boolean =>
  has(answers, first) && has(answers, second)

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
    broken: (answers) =>
      bothGiven(answers, 'marriageDate', 'separationDate') &&
      text(answers, 'marriageDate') >= text(answers, 'separationDate'),
  },
  {
    field: 'filingDate',
    also: ['separationDate'],
    level: 'error',
    message: 'The divorce filing date should not be before the separation date',
    broken: (answers) =>
      bothGiven(answers, 'filingDate', 'separationDate') &&
      text(answers, 'filingDate') < text(answers, 'separationDate'),
  },
]

const inTheFuture = (field: string): Rule => ({
  field,
  level: 'error',
  message: 'This date cannot be in the future.',
  broken: (answers, { today }) => has(answers, field) && text(answers, field) > today,
})

const amountBelow = (field: string, leastCents: number, message: string): Rule => ({
  field,
  level: 'error',
  message,
  broken: (answers) => has(answers, field) && (parseMoney(text(answers, field)) ?? -1) < leastCents,
})

const blocking: readonly Rule[] = [
  {
    field: 'spouse2Name',
    also: ['spouse1Name'],
    level: 'error',
    message: 'The two spouses must be different people.',
    broken: (answers) =>
      has(answers, 'spouse1Name') &&
      sameWords(text(answers, 'spouse1Name')) === sameWords(text(answers, 'spouse2Name')),
  },
  amountBelow('alimonyAmount', 1, MISSING.alimonyNumber),
  amountBelow('childSupportAmount', 0, MISSING.childSupportNumber),
  inTheFuture('marriageDate'),
  inTheFuture('separationDate'),
]

const itemsOf = (answers: Answers, key: string): string[] =>
  splitLines(text(answers, key)).map(sameWords)

const lists: readonly Rule[] = [
  {
    field: 'filingDate',
    also: ['date'],
    level: 'warning',
    message: 'Check the filing date: it is later than the agreement date.',
    broken: (answers) =>
      bothGiven(answers, 'filingDate', 'date') &&
      text(answers, 'filingDate') > addDays(text(answers, 'date'), 30),
  },
  {
    field: 'spouse2Property',
    also: ['spouse1Property'],
    level: 'warning',
    message: 'This item is listed for both spouses. Please keep it in one list.',
    broken: (answers) => {
      const first = new Set(itemsOf(answers, 'spouse1Property'))
      return itemsOf(answers, 'spouse2Property').some((item) => first.has(item))
    },
  },
]

const SOCIAL_SECURITY = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/
const LONG_NUMBER = /\d{8,}/

const secretNumber = (field: string, pattern: RegExp): Rule => ({
  field,
  level: 'warning',
  message: 'Please remove full account or Social Security numbers. Use the last four digits only.',
  broken: (answers) => pattern.test(text(answers, field)),
})

const PROSE = [
  ...['spouse1Name', 'spouse1Address', 'spouse2Name', 'spouse2Address'],
  ...['spouse1Lawyer', 'spouse2Lawyer', 'marriageLocation'],
  ...['spouse1Property', 'spouse2Property', 'spouse1Debts', 'spouse2Debts'],
  ...['alimonyDuration', 'childrenDetails', 'visitationSchedule'],
  ...['restoredName', 'additionalTerms'],
]

/** A docket number may well have eight digits in a row; a Social Security number may not stand there. */
const privacy: readonly Rule[] = [
  ...PROSE.map((field) =>
    secretNumber(field, new RegExp(`${SOCIAL_SECURITY.source}|${LONG_NUMBER.source}`)),
  ),
  secretNumber('courtInfo', SOCIAL_SECURITY),
]

const PRIMARY_CARE: Readonly<Record<string, string>> = {
  joint_spouse1: 'Spouse 1',
  sole_spouse1: 'Spouse 1',
  joint_spouse2: 'Spouse 2',
  sole_spouse2: 'Spouse 2',
}

/** Shorter plans than this, in characters, leave too much open. */
const SHORT_SCHEDULE = 40

const advice: readonly Rule[] = [
  {
    field: 'childSupportAmount',
    level: 'warning',
    message:
      'Most courts want a written reason for no child support. Add it under additional terms.',
    broken: (answers) => parseMoney(text(answers, 'childSupportAmount')) === 0,
  },
  {
    field: 'childSupportPayer',
    also: ['custodyArrangement'],
    level: 'warning',
    message: 'The parent with primary care is listed as paying support. Please check.',
    broken: (answers) =>
      has(answers, 'childSupportPayer') &&
      PRIMARY_CARE[text(answers, 'custodyArrangement')] === text(answers, 'childSupportPayer'),
  },
  {
    field: 'hasAlimony',
    level: 'warning',
    message: 'Texas limits court-ordered maintenance. Read the Texas page before signing.',
    broken: (answers) => text(answers, 'state') === 'Texas' && answers.hasAlimony === true,
  },
  {
    field: 'alimonyDuration',
    level: 'warning',
    message: 'Florida courts no longer award permanent alimony. Get advice on this term.',
    broken: (answers) =>
      text(answers, 'state') === 'Florida' &&
      /life|permanent|indefinite/i.test(text(answers, 'alimonyDuration')),
  },
  {
    field: 'hasChildren',
    level: 'warning',
    message:
      'New York requires extra wording when support differs from the guideline. Fill in the blanks in the state article.',
    broken: (answers) => text(answers, 'state') === 'New York' && answers.hasChildren === true,
  },
  {
    field: 'visitationSchedule',
    level: 'warning',
    message: 'Please describe the schedule in more detail.',
    broken: (answers) =>
      has(answers, 'visitationSchedule') &&
      text(answers, 'visitationSchedule').length < SHORT_SCHEDULE,
  },
]

/** Every check over the answers, in the order in which messages are reported. */
export const rules: readonly Rule[] = [...specified, ...blocking, ...lists, ...privacy, ...advice]
