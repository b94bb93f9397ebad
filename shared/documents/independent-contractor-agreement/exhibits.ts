import { formatDate } from '../dates.ts'
import { formatCents } from '../money.ts'
import type { Answers } from '../template.ts'
import { type Item, readDeliverables, readMilestones, readServices, totalOf } from './milestones.ts'
import { centsOf, text } from './reading.ts'

/** The whole price and the part of one service, in words for Exhibit A; '' leaves room to write. */
type Value = { part: string; total: string }

const money = (answers: Answers, key: string): string | undefined => {
  const cents = centsOf(answers, key)
  return cents === undefined ? undefined : formatCents(cents)
}

const hourlyValue = (answers: Answers): Value => {
  const [rate, cap] = [money(answers, 'payment_amount'), money(answers, 'hourly_cap')]
  const part = rate === undefined ? '' : `${rate} an hour`
  return { part, total: cap === undefined ? part : `At most ${cap}` }
}

/** The price of one milestone or of all: the sum of the table, or else the amount answered. */
export const milestoneTotal = (answers: Answers): string | undefined => {
  const total = totalOf(readMilestones(text(answers, 'milestone_schedule')))
  return total === undefined ? money(answers, 'payment_amount') : formatCents(total)
}

const servicesValue = (answers: Answers): Value => {
  const amount = money(answers, 'payment_amount')
  switch (text(answers, 'payment_structure')) {
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

const numbered = (items: readonly Item[], cells: (item: Item) => string[]): string[][] =>
  items.map((item, index) => [String(index + 1), item.name, ...cells(item)])

const due = ({ due: iso }: Item, otherwise: string): string => (iso ? formatDate(iso) : otherwise)

/** Number, service and value, with a last row for the whole; undefined without services. */
export const serviceRows = (answers: Answers): string[][] | undefined => {
  const services = readServices(text(answers, 'service_description'))
  const { part, total } = servicesValue(answers)
  const single = services.length === 1 ? total : part
  const rows = numbered(services, ({ cents }) => [cents ? formatCents(cents) : single])
  return services.length > 0 ? [...rows, ['', 'All services', total]] : undefined
}

/** Number, deliverable, due date and room to note its acceptance; undefined without deliverables. */
export const deliverableRows = (answers: Answers): string[][] | undefined => {
  const deliverables = readDeliverables(text(answers, 'deliverables'))
  const rows = numbered(deliverables, (item) => [due(item, 'As described'), ''])
  return rows.length > 0 ? rows : undefined
}

/** Number, milestone, due date and amount, with the total; undefined without milestones. */
export const milestoneRows = (answers: Answers): string[][] | undefined => {
  const milestones = readMilestones(text(answers, 'milestone_schedule'))
  const rows = numbered(milestones, (item) => [
    due(item, ''),
    item.cents === undefined ? '' : formatCents(item.cents),
  ])
  return rows.length > 0 ? [...rows, ['', 'Total', '', milestoneTotal(answers) ?? '']] : undefined
}
