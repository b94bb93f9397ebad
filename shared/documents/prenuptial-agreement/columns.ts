import type { ListColumns } from '../template/template.ts'
import { readDateCell } from '../toolbox/dates.ts'
import { FOREIGN_AMOUNT, typedMoney } from '../toolbox/money.ts'
import { entryOf } from './schedule.ts'

/** Within a cell the sign between the parts of a line would divide it. */
const replaceDashes = (text: string): string => text.replace(/\s+[-\u2013\u2014]\s+/g, ', ')

const joinCells = (parts: readonly string[]): string => parts.filter(Boolean).join(' - ')

const dollars = (amount: string): string =>
  amount && `${FOREIGN_AMOUNT.test(amount) ? '' : '$'}${replaceDashes(amount)}`

/** The columns of the schedules of assets: "Brokerage - sole - 2027-06-01 - $155,000". */
export const ASSET_COLUMNS: ListColumns = {
  columns: [
    { label: 'Asset', kind: 'text' },
    { label: 'In whose name', kind: 'text' },
    { label: 'Valued on', kind: 'date' },
    { label: 'Value', kind: 'money' },
  ],
  read: (line) => {
    const { parts, date = '', amount } = entryOf(line, readDateCell)
    const title = parts.slice(1).at(-1) ?? ''
    const item = parts.length > 1 ? parts.slice(0, -1) : parts
    return [item.join(' - '), title, date, typedMoney(amount)]
  },
  write: ([item = '', title = '', date = '', amount = '']) =>
    title || !(date || amount)
      ? joinCells([item, replaceDashes(title), date, dollars(amount)])
      : joinCells([replaceDashes(item), date, dollars(amount)]),
}

/** The columns of the schedules of debts: "Harbor Trust - mortgage - $212,400". */
export const DEBT_COLUMNS: ListColumns = {
  columns: [
    { label: 'Creditor', kind: 'text' },
    { label: 'Kind of debt', kind: 'text' },
    { label: 'Balance', kind: 'money' },
  ],
  read: (line) => {
    const {
      parts: [creditor = '', ...kind],
      date,
      amount,
    } = entryOf(line)
    return [creditor, joinCells([...kind, date ?? '']), typedMoney(amount)]
  },
  write: ([creditor = '', kind = '', amount = '']) =>
    kind || amount ? joinCells([replaceDashes(creditor), kind, dollars(amount)]) : creditor,
}
