import type { ListColumns } from '../template/template.ts'
import { FOREIGN_AMOUNT, typedMoney } from '../toolbox/money.ts'
import { readItem } from './schedules.ts'

/** "Truck loan", "7740" and "11900" as "Truck loan ending 7740, balance 11900", as `readItem` reads it. */
const lineOf =
  (named: 'value' | 'balance') =>
  ([item = '', lastFour = '', amount = '']: readonly string[]): string =>
    [lastFour ? `${item} ending ${lastFour}` : item, amount && `${named} ${amount}`]
      .filter(Boolean)
      .join(', ')

/** What was typed into the cell for money and is no amount, as `lineOf` writes it at the end. */
const UNREADABLE_CELL = /^(.*), (?:value|balance) ((?:[A-Z]{3} )?\S*\d.*)$/

/** The same in a typed line: "House - $$5", "Boat: $2.5 million", "Lot - $5 $6". */
const UNREADABLE_END =
  /^(.*?)(?:\s+[-\u2013\u2014]|\s*[:,(])\s*(\$[$\s]*-?\d\S*(?:\s(?:thousand|million|billion))?(?:[^$]*\$\d\S*)?)\)?$/i

/** "Flat - EUR 300". */
const foreignEnd = (line: string): readonly string[] | undefined => {
  const found = FOREIGN_AMOUNT.exec(line)
  return found
    ? ['', line.slice(0, found.index).replace(/[-\u2013\u2014\s:,(]+$/, ''), found[0]]
    : undefined
}

const read = (line: string): string[] => {
  const { item, lastFour, amount } = readItem(line)
  if (amount !== '') return [item, lastFour, typedMoney(amount)]
  const [, rest, typed = ''] =
    UNREADABLE_CELL.exec(line) ?? UNREADABLE_END.exec(line) ?? foreignEnd(line) ?? []
  if (rest === undefined) return [item, lastFour, '']
  const named = readItem(rest)
  return [named.item, named.lastFour, typed]
}

/** The columns of the schedules of property. */
export const PROPERTY_COLUMNS: ListColumns = {
  columns: [
    { label: 'Item', kind: 'text' },
    { label: 'Ends in', kind: 'last-four' },
    { label: 'Value', kind: 'money' },
  ],
  read,
  write: lineOf('value'),
}

/** The columns of the schedules of debts. */
export const DEBT_COLUMNS: ListColumns = {
  columns: [
    { label: 'Debt', kind: 'text' },
    { label: 'Ends in', kind: 'last-four' },
    { label: 'Balance', kind: 'money' },
  ],
  read,
  write: lineOf('balance'),
}
