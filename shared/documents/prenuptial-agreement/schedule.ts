import { formatDate, readDate } from '../toolbox/dates.ts'
import { FOREIGN_AMOUNT, formatCents, parseMoney } from '../toolbox/money.ts'
import { splitLines } from '../toolbox/text.ts'

/** "Brokerage - sole - 2027-06-01 - $155,000" as its four parts. */
const partsOf = (line: string): string[] =>
  line
    .split(/\s+[-\u2013\u2014]\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

type Entry = { parts: string[]; date?: string; cents?: number; amount: string }

/** An amount at the end of a line after a colon, a comma, a bracket or a word: "Boat, worth $5,000". */
const LAST_AMOUNT =
  /(?<![-\u2013\u2014\s$]|\b(?:about|for|from|of|over|to|under))\s*(?:[:,(]\s*|\s(?=[a-z]|\$))(?:(?:value|valued at|balance|worth)(?: of)?:?\s*)?(\$\d[\d,]*(?:\.\d{1,2})?)\)?$/i

/** Words in the place of an amount: "Stock units - sole - 2027-06-01 - value unknown". */
const UNKNOWN_AMOUNT =
  /^(?:(?:value|balance) )?(?:unknown|not known|not (?:yet )?(?:valued|appraised)|to be (?:valued|appraised|determined))$/i

/** The parts, also of a line without the separator before its amount; "$5 or $6" stays one part. */
const splitOffAmount = (line: string): string[] => {
  const parts = partsOf(line)
  return parts.at(-1)?.startsWith('$') ? parts : partsOf(line.replace(LAST_AMOUNT, ' - $1'))
}

/** Reads the amount at the end of a line, and the date of value anywhere in it. */
export const entryOf = (line: string, read = readDate): Entry => {
  const parts = splitOffAmount(line)
  const last = parts.slice(1).at(-1) ?? ''
  const cents = parseMoney(last)
  const hasAmount =
    cents !== undefined ||
    [/^\$|\$\s*\d/, FOREIGN_AMOUNT, UNKNOWN_AMOUNT].some((pattern) => pattern.test(last))
  const rest = hasAmount ? parts.slice(0, -1) : parts
  const dates = rest.map((part, index) => (index > 0 ? read(part) : undefined))
  const dated = dates.findIndex((date) => date !== undefined)
  const date = dates[dated]
  return {
    parts: rest.filter((_, index) => index !== dated),
    amount: cents !== undefined ? formatCents(cents) : hasAmount ? last : '',
    ...(cents === undefined ? {} : { cents }),
    ...(date === undefined ? {} : { date }),
  }
}

const sumOf = (entries: readonly Entry[]): number | undefined =>
  entries.reduce<number | undefined>(
    (sum, { cents }) => (sum === undefined || cents === undefined ? undefined : sum + cents),
    0,
  )

/** The last row: the sum to the cent, or room to write it where an amount is missing or unclear. */
const totalRow = (entries: readonly Entry[], columns: number): string[] => {
  const sum = sumOf(entries)
  const label = sum === undefined ? 'Total, to be written in' : 'Total'
  return [
    label,
    ...Array.from({ length: columns - 2 }, () => ''),
    sum === undefined ? '' : formatCents(sum),
  ]
}

const assetRow = ({ parts, date, amount }: Entry): string[] => {
  const title = parts.slice(1).at(-1) ?? ''
  const item = parts.length > 1 ? parts.slice(0, -1) : parts
  return [item.join(' - '), title, date === undefined ? '' : formatDate(date), amount]
}

const debtRow = ({ parts: [creditor = '', ...kind], date, amount }: Entry): string[] => [
  creditor,
  [...kind, ...(date === undefined ? [] : [formatDate(date)])].join(' - '),
  amount,
]

const rowsOf = (
  text: string,
  columns: number,
  row: (entry: Entry) => string[],
): string[][] | undefined => {
  const entries = splitLines(text).map((line) => entryOf(line))
  return entries.length > 0 ? [...entries.map(row), totalRow(entries, columns)] : undefined
}

/** Item, title, date of value and value of each line, and the total; undefined without a line. */
export const assetRows = (text: string): string[][] | undefined => rowsOf(text, 4, assetRow)

/** Creditor, type and balance of each line, and the total; undefined without a line. */
export const debtRows = (text: string): string[][] | undefined => rowsOf(text, 3, debtRow)
