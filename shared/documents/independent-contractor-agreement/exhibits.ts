import { isOneOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { formatDate } from '../toolbox/dates.ts'
import { formatCents, parseMoney } from '../toolbox/money.ts'
import { splitLines } from '../toolbox/text.ts'
import { findDate } from './periods.ts'
import { isFreelance } from './state-law.ts'

/** The whole price and the part of one service, in words for Exhibit A; '' leaves room to write. */
type Value = { part: string; total: string }

const money = (answers: Answers, key: string): string | undefined => {
  const cents = amountOf(answers, key)
  return cents === undefined ? undefined : formatCents(cents)
}

const hourlyValue = (answers: Answers): Value => {
  const [rate, cap] = [money(answers, 'payment_amount'), money(answers, 'hourly_cap')]
  const part = rate === undefined ? '' : `${rate} an hour`
  return { part, total: cap === undefined ? part : `At most ${cap}` }
}

/** The price of one milestone or of all: the sum of the table, or else the amount answered. */
export const milestoneTotal = (answers: Answers): string | undefined => {
  const total = totalOf(readMilestones(textOf(answers, 'milestone_schedule')))
  return total === undefined ? money(answers, 'payment_amount') : formatCents(total)
}

const servicesValue = (answers: Answers): Value => {
  const amount = money(answers, 'payment_amount')
  switch (textOf(answers, 'payment_structure')) {
    case 'fixed_price':
      return { part: amount ? 'Part of the fixed price' : '', total: amount ?? '' }
    case 'hourly':
      return hourlyValue(answers)
    case 'milestone':
      return { part: 'See the table in Exhibit B', total: milestoneTotal(answers) ?? '' }
    case 'other':
      return { part: 'See Exhibit B', total: amount ? `About ${amount}` : 'See Exhibit B' }
    default:
      return { part: '', total: '' }
  }
}

/** Freelance laws require a value for each service: without one, room is left to write it. */
const omitIfValued = (answers: Answers, part: string): string =>
  isFreelance(answers) && !isOneOf(answers, 'payment_structure', 'hourly') ? '' : part

const numberRows = (items: readonly Item[], cells: (item: Item) => string[]): string[][] =>
  items.map((item, index) => [String(index + 1), item.name, ...cells(item)])

const dueDateOr = ({ due: iso }: Item, otherwise: string): string =>
  iso ? formatDate(iso) : otherwise

/** Number, service and value, with a last row for the whole; undefined without services. */
export const serviceRows = (answers: Answers): string[][] | undefined => {
  const services = readServices(textOf(answers, 'service_description'))
  const { part, total } = servicesValue(answers)
  const single = services.length === 1 ? total : omitIfValued(answers, part)
  const isEstimate = isOneOf(answers, 'payment_structure', 'hourly')
  const isSpent = !isEstimate && sumOf(services) === amountOf(answers, 'payment_amount')
  const formatPrice = (cents: number) =>
    isEstimate ? `Estimated at ${formatCents(cents)}` : formatCents(cents)
  const rows = numberRows(services, ({ cents }) => [
    cents ? formatPrice(cents) : isSpent ? 'Included' : single,
  ])
  return services.length > 0 ? [...rows, ['', 'All services', total]] : undefined
}

/** Number, deliverable, due date and room to note its acceptance; undefined without deliverables. */
export const deliverableRows = (answers: Answers): string[][] | undefined => {
  const deliverables = readDeliverables(textOf(answers, 'deliverables'))
  const rows = numberRows(deliverables, (item) => [dueDateOr(item, 'As described'), ''])
  return rows.length > 0 ? rows : undefined
}

/** What is said of the first payment in advance among the milestones: its name and its day (ISO). */
export const depositOf = (answers: Answers): { name: string; due?: string } | undefined =>
  readMilestones(textOf(answers, 'milestone_schedule')).find(isDeposit)

/** Number, milestone, due date and amount, with the total; undefined without milestones. */
export const milestoneRows = (answers: Answers): string[][] | undefined => {
  const milestones = readMilestones(textOf(answers, 'milestone_schedule'))
  const rows = numberRows(milestones, (item) => [
    dueDateOr(item, isDeposit(item) ? 'On signing' : ''),
    item.cents === undefined ? '' : formatCents(item.cents),
  ])
  return rows.length > 0 ? [...rows, ['', 'Total', '', milestoneTotal(answers) ?? '']] : undefined
}

/** The specification's pattern for amounts of money. */
export const VALID_AMOUNT = /^\d+(\.\d{1,2})?$/

/** A money answer in cents. */
export const amountOf = (answers: Answers, key: string): number | undefined => {
  const amount = textOf(answers, key)
  return VALID_AMOUNT.test(amount) ? parseMoney(amount) : undefined
}

/** One line of a list: what it is, when it is due (ISO) and what it is worth (cents). */
type Item = { name: string; due?: string; cents?: number }

const DEPOSIT =
  /^(initial |upfront |first )?(deposit|down payment|advance|retainer|prepayment|mobilization)\b|\b(on|at|upon) signing\b/i

/** Whether a milestone is a payment in advance: nothing is accepted for it. */
export const isDeposit = ({ name }: Item): boolean => DEPOSIT.test(name)

const FIGURE = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(?:\s*dollars)?[\s.]*$`
const WITH_SIGN = new RegExp(String.raw`(?:\$|\bUSD)\s*${FIGURE}`, 'i')
/** Not the sign within "500-600", "1.234,56" or "-500". */
const AFTER_COMMA = new RegExp(
  String.raw`(?:(?<![\d$]|[,;:–—-]\s?)[,;:–—-]|[,;:–—-]\s)\s*${FIGURE}`,
  'i',
)
/** An amount right before the last one, as in "$5 or $6". */
const TWO_AMOUNTS = /(?:\$|\bUSD)\s*[\d,.]+\D{0,4}$/i

const LOOSE_ENDS = /(?:[\s,;:–—-]|\b(?:by|on|due|before|until|at|for)\b)+$/i

const tidy = (text: string): string =>
  text
    .replace(/\s*([,;:–—-]\s*){2,}/g, ', ')
    .replace(LOOSE_ENDS, '')
    .trim()

/** Splits a line into its text and the amount at its end. */
const splitAmount = (line: string, pattern: RegExp): { rest: string; cents?: number } => {
  const match = pattern.exec(line)
  const cents = match ? parseMoney(match.slice(1).join('')) : undefined
  const rest = line.slice(0, match?.index)
  return cents === undefined || TWO_AMOUNTS.test(rest) ? { rest: line } : { rest, cents }
}

const readItem = (line: string, pattern: RegExp): Item => {
  const date = findDate(line)
  const { rest, cents } = splitAmount(
    date ? `${date.before.trimEnd()}${date.after}` : line,
    pattern,
  )
  return {
    name: tidy(rest) || line,
    ...(date ? { due: date.iso } : {}),
    ...(cents === undefined ? {} : { cents }),
  }
}

/** Milestones from lines such as "Designs approved, March 1, 2027, 2000". */
export const readMilestones = (text: string): Item[] =>
  splitLines(text).map((line) => {
    const signed = readItem(line, WITH_SIGN)
    return signed.cents === undefined ? readItem(line, AFTER_COMMA) : signed
  })

/** The sum of the amounts that lines have, in cents. */
export const sumOf = (items: readonly Item[]): number =>
  items.reduce((sum, { cents = 0 }) => sum + cents, 0)

/** Their total in cents; undefined while a line has no amount. */
export const totalOf = (milestones: readonly Item[]): number | undefined => {
  const amounts = milestones.flatMap(({ cents }) => (cents === undefined ? [] : [cents]))
  return amounts.length > 0 && amounts.length === milestones.length
    ? amounts.reduce((sum, cents) => sum + cents, 0)
    : undefined
}

/** A number that may be a year: "Website for the season, 2027". */
const MAYBE_YEAR = /\b(19|20)\d{2}[\s.]*$/

/** Services, each with the dollar amount at the end of its line when there is one. */
export const readServices = (text: string): Item[] =>
  splitLines(text).map((line) => {
    const signed = splitAmount(line, WITH_SIGN)
    const isBare = signed.cents === undefined && !MAYBE_YEAR.test(line)
    const { rest, cents } = isBare ? splitAmount(line, AFTER_COMMA) : signed
    return { name: cents === undefined ? line : tidy(rest) || line, ...(cents && { cents }) }
  })

const ENDS_WITH_DATE = /^[\s.;]*$/

/** Deliverables; a date that ends the line becomes the due date. */
export const readDeliverables = (text: string): Item[] =>
  splitLines(text).map((line) => {
    const date = findDate(line)
    return date && ENDS_WITH_DATE.test(date.after)
      ? { name: tidy(date.before) || line, due: date.iso }
      : { name: line }
  })
