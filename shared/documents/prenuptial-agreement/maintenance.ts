import { saysNone } from '../template/none-answers.ts'
import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { formatCents, parseMoney } from '../toolbox/money.ts'
import { guidelineMaintenance, MAINTENANCE_CAP } from '../toolbox/new-york-maintenance.ts'

const AMOUNT = /\$\s?[\d,]*\d(?:\.\d{1,2})?/g

/** A yearly income in cents from "$96,000 wages"; undefined unless the text contains just one amount. */
const incomeOf = (text: string): number | undefined => {
  if (saysNone(text)) return 0
  const amounts = text.match(AMOUNT) ?? []
  if (amounts.length > 1) return undefined
  return parseMoney(amounts[0] ?? text)
}

type Figures = { party1: string; party2: string; isCapped: boolean }

/** The maintenance that New York's formula gives each party, by the incomes; undefined without both. */
export const maintenanceOf = (answers: Answers): Figures | undefined => {
  const first = incomeOf(textOf(answers, 'party1Income'))
  const second = incomeOf(textOf(answers, 'party2Income'))
  if (first === undefined || second === undefined) return undefined
  const [higher, lower] = [Math.max(first, second) / 100, Math.min(first, second) / 100]
  const amount = guidelineMaintenance(higher, lower)
  if (amount === undefined) return undefined
  const [none, due] = [formatCents(0), formatCents(Math.round(amount * 100))]
  return {
    party1: first < second ? due : none,
    party2: second < first ? due : none,
    isCapped: higher > MAINTENANCE_CAP,
  }
}
