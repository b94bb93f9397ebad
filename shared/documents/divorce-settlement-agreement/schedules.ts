import { saysNone as isNone } from '../template/none-answers.ts'
import { formatCents, formatMoney, parseMoney } from '../toolbox/money.ts'
import { numberInWords } from '../toolbox/number-words.ts'
import { splitLines } from '../toolbox/text.ts'

/** The parts of a list's line; a part that the line does not name is ''. */
type ListedItem = { item: string; lastFour: string; amount: string }

const ENDING = /(?:,\s+account|,?\s+\(account)?,?\s+\(?ending(?:\s+in)?\s+(\d{4})\)?$/i
const AMOUNT =
  /^(?:\$|(?:(?:estimated|approximate|rough)\s+)?(?:value|balance|worth)(?:\s+of)?(?:\s+about)?:?\s*\$?)(\d[\d,]*(?:\.\d{1,2})?)$/i

/** An amount at the end of a line after a dash, a colon, a bracket or a word: "House - $310,000". */
const LAST_AMOUNT =
  /\s*(?:\s[-\u2013\u2014]|[:,(])?\s*(?:(?:estimated|approximate|rough|about)\s+)?(?:(?:value|valued at|balance|worth)(?:\s+of)?(?:\s+about)?:?\s*)?\$(\d[\d,]*(?:\.\d{1,2})?)\)?$/i

/** An amount before the last one: then neither is the value. */
const EARLIER_AMOUNT = /\$|, (?:value|balance) \d/

const withoutAmount = (line: string): { rest: string; amount: string } | undefined => {
  const found = LAST_AMOUNT.exec(line)
  const rest = found ? line.slice(0, found.index).replace(/[\s,:(]+$/, '') : ''
  return found?.[1] !== undefined && rest !== '' && !EARLIER_AMOUNT.test(rest)
    ? { rest, amount: found[1] }
    : undefined
}

/**
 * "Truck loan ending 7740, balance 11900" as item "Truck loan", last four digits "7740" and amount
 * "$11,900.00". Only whole parts between commas are taken out, so no other word is ever lost.
 */
export const readItem = (line: string): ListedItem => {
  const last = withoutAmount(line)
  if (last !== undefined) {
    return {
      item: last.rest.replace(ENDING, '') || last.rest,
      lastFour: ENDING.exec(last.rest)?.[1] ?? '',
      amount: formatMoney(last.amount),
    }
  }
  const parts = line.split(/,\s+/).map((part) => part.trim())
  const amounts = parts.flatMap((part) => AMOUNT.exec(part)?.[1] ?? [])
  const [amount] = amounts
  const isOneAmount = amounts.length === 1 && parts.length > 1
  const rest = (isOneAmount ? parts.filter((part) => !AMOUNT.test(part)) : parts).join(', ')
  return {
    item: rest.replace(ENDING, '') || rest,
    lastFour: ENDING.exec(rest)?.[1] ?? '',
    amount: isOneAmount && amount !== undefined ? formatMoney(amount) : '',
  }
}

type Step = { named: RegExp; step: string }

const INDIVIDUAL_RETIREMENT = /\bIRAs?\b/
const EMPLOYER_PLAN =
  /\b(401\s?\(?k\)?|403\s?\(?b\)?|457\s?\(?b\)?|pension|retirement|profit[- ]sharing|thrift savings|TSP\b|ESOP)/i

const MILITARY =
  /\b(army|navy|air force|marine corps|military|coast guard)\b.*\b(pension|retire\w*)|\b(pension|retire\w*)\b.*\b(army|navy|air force|marine corps|military|coast guard)\b/i

/** Whether a list names retired pay of the armed forces, which follows rules of its own. */
export const listsMilitaryPay = (list: string): boolean => MILITARY.test(list)

const PROPERTY_STEPS: readonly Step[] = [
  { named: /\bco-?op(erative)?\b/i, step: 'Co-op transfer' },
  { named: /\btime-?share\b/i, step: 'Assignment' },
  { named: MILITARY, step: 'Military order' },
  { named: INDIVIDUAL_RETIREMENT, step: 'Trustee transfer' },
  { named: EMPLOYER_PLAN, step: 'Court order' },
  {
    named:
      /\b(house|condo|condominium|townhouse|duplex|cottage|ranch|farm(house|land)?(?! (equipment|tools|note|machinery|truck))|homestead|real estate|(family|marital) home|home at|acres|parcel|(vacant|raw) land|lot \d+|cabin(?! cruiser)|rental property)\b/i,
    step: 'Deed',
  },
  {
    named: /^(19|20)\d\d\s|\b(car|truck|motorcycle|vehicle|trailer|boat|yacht|vessel|camper)\b/i,
    step: 'Title transfer',
  },
  {
    named: /\b(inc|llc|corp|corporation|company|partnership)\b|\bl\.l\.c\./i,
    step: 'Assignment',
  },
  {
    named: /\b(account|savings|checking|brokerage|money market|deposit|shares|stocks?|bonds?)\b/i,
    step: 'Account transfer',
  },
]

const DEBT_STEPS: readonly Step[] = [
  { named: /\b(mortgages?|home equity|HELOC)\b/i, step: 'Refinancing' },
]

/** "50 percent of the 401(k)": a part, whose rest can go to the other spouse. */
export const SHARE = /\b(percent|half|one[- ]half|third|quarter|share|part|portion)\b|%/i

/** A plan that its owner keeps whole needs no order; only what goes to the other spouse does. */
const KEPT_PLAN = 'Order only if divided'

const stepFor = (line: string, steps: readonly Step[], otherwise: string): string => {
  const step = steps.find(({ named }) => named.test(line))?.step ?? otherwise
  return step === 'Court order' && !SHARE.test(line) ? KEPT_PLAN : step
}

/** Whether an answer says that there is nothing to list. */
export const saysNone = (list: string): boolean =>
  isNone(list) || /^(no (debts?|property)|0)?\.?$/i.test(list.trim())

/** A last row with the total, where at least two lines give an amount. */
const totalOf = (items: readonly ListedItem[]): string[][] => {
  const cents = items.flatMap(({ amount }) => parseMoney(amount) ?? [])
  if (cents.length < 2) return []
  const label = cents.length === items.length ? 'Total' : 'Total of the amounts stated'
  return [['', label, '', formatCents(cents.reduce((sum, each) => sum + each, 0)), '']]
}

const rowsOf = (
  list: string,
  steps: readonly Step[],
  otherwise: string,
): string[][] | undefined => {
  const items = splitLines(list).map(readItem)
  const rows = splitLines(list).map((line, index) => {
    const { item, lastFour, amount } = readItem(line)
    return [String(index + 1), item, lastFour, amount, stepFor(line, steps, otherwise)]
  })
  return rows.length > 0 ? [...rows, ...totalOf(items)] : undefined
}

/** Number, item, last four digits, value and transfer step of each line; undefined when there is nothing. */
export const propertyRows = (list: string): string[][] | undefined =>
  saysNone(list) ? undefined : rowsOf(list, PROPERTY_STEPS, 'Transfer')

/** Number, debt, last four digits, balance and step of each line; undefined when there is no debt. */
export const debtRows = (list: string): string[][] | undefined =>
  saysNone(list) ? undefined : rowsOf(list, DEBT_STEPS, 'Pay as due')

/** The lines that give a spouse a share of an employer's plan, which takes an order of the court. */
export const dividedPlans = (list: string): string[] =>
  splitLines(list)
    .filter((line) => EMPLOYER_PLAN.test(line) && SHARE.test(line) && !MILITARY.test(line))
    .map((line) => {
      const { item, lastFour } = readItem(line)
      return lastFour ? `${item} ending ${lastFour}` : item
    })

const A_DATE =
  /\b((?:19|20)\d\d)-\d{1,2}-\d{1,2}\b|\b\d{1,2}[/.-]\d{1,2}[/.-]((?:19|20)\d\d)\b|\b(?:\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?((?:19|20)\d\d)\b/gi

/** A public document names the year of birth only: every date of a birth becomes its year. */
const yearsOnly = (line: string): string =>
  /\b(expected|due)\b/i.test(line)
    ? line
    : line.replace(A_DATE, (date, iso, slashed, named) => iso ?? slashed ?? named ?? date)

const BORN =
  /,?\s*\(?(?:born|b\.)\s*(?:(?:in|on)\s+)?((?:19|20)\d\d)\)?$|(?:,\s*|\s\()((?:19|20)\d\d)\)?$/i

/** "T.W., born 2013" as number, name and year of birth; a line of another kind stays whole. */
export const childRows = (details: string): string[][] | undefined => {
  const rows = splitLines(details).map((typed, index) => {
    const line = yearsOnly(typed)
    const born = BORN.exec(line)
    const name = born ? line.slice(0, born.index) : line
    return [String(index + 1), name || line, born?.[1] ?? born?.[2] ?? '']
  })
  return rows.length > 0 ? rows : undefined
}

/** "two minor or dependent children"; without a count if no child is listed. */
export const childrenCounted = (details: string): string => {
  const { length } = splitLines(details)
  if (length === 0) return 'minor or dependent children'
  const noun = length === 1 ? 'minor or dependent child' : 'minor or dependent children'
  return `${numberInWords(length).toLowerCase()} ${noun}`
}

/**
 * Share of combined parental income under New York's Child Support Standards Act, by the number of
 * children (Dom. Rel. Law § 240(1-b)); all of them when the number is not known.
 */
export const newYorkShare = (details: string): string => {
  const { length } = splitLines(details)
  if (length === 0) return '17, 25, 29, 31 or at least 35 percent for one to five or more children'
  return ['17', '25', '29', '31'][length - 1]?.concat(' percent') ?? 'at least 35 percent'
}
