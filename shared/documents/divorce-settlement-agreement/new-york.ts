import { numberOf } from '../template/answers.ts'
import { isOneOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { formatCents } from '../toolbox/money.ts'
import {
  LOW_INCOME,
  guidelineMaintenance as yearlyMaintenance,
} from '../toolbox/new-york-maintenance.ts'
import { splitLines } from '../toolbox/text.ts'

/**
 * The guideline amounts of New York from the yearly incomes under the statutes, in dollars.
 * Child support: Dom. Rel. Law § 240(1-b), its cap from March 1, 2026, as a law office published it;
 * the formula was read on a public page on 2026-11-22. The adjustments for low incomes are not computed:
 * below `LOW_INCOME` the blanks stay.
 */

/** Combined income of the parents to which the percentages apply. */
const CHILD_SUPPORT_CAP = 193_000

/** The percentages for one to four children, and the least for more. */
const PERCENT_BY_CHILDREN = [17, 25, 29, 31]
const PERCENT_FOR_MORE = 35

type Incomes = { spouse1: number; spouse2: number }
type Spouse = keyof Incomes

const NAMES: Readonly<Record<Spouse, string>> = { spouse1: 'Spouse 1', spouse2: 'Spouse 2' }
const otherOf = (spouse: Spouse): Spouse => (spouse === 'spouse1' ? 'spouse2' : 'spouse1')
const higherEarner = ({ spouse1, spouse2 }: Incomes): Spouse =>
  spouse2 > spouse1 ? 'spouse2' : 'spouse1'

const incomesOf = (answers: Answers): Incomes | undefined => {
  const [spouse1, spouse2] = [numberOf(answers.spouse1Income), numberOf(answers.spouse2Income)]
  return isOneOf(answers, 'state', 'New York') && spouse1 !== undefined && spouse2 !== undefined
    ? { spouse1, spouse2 }
    : undefined
}

/** The parent without the main home; with equal time, the one with the higher income. */
const supportPayer = (answers: Answers, incomes: Incomes): Spouse => {
  const arrangement = textOf(answers, 'custodyArrangement')
  if (arrangement.endsWith('_spouse1')) return 'spouse2'
  if (arrangement.endsWith('_spouse2')) return 'spouse1'
  return higherEarner(incomes)
}

const monthly = (yearly: number): string => formatCents(Math.round((yearly * 100) / 12))

/** "$1,250.00 a month from Spouse 2", or why there is none; undefined without the incomes. */
export const guidelineMaintenance = (answers: Answers): string | undefined => {
  const incomes = incomesOf(answers)
  if (!incomes) return undefined
  const payer = higherEarner(incomes)
  const paysForChildren = answers.hasChildren === true && supportPayer(answers, incomes) === payer
  const yearly = yearlyMaintenance(incomes[payer], incomes[otherOf(payer)], paysForChildren)
  if (yearly === undefined) return undefined
  return yearly === 0 ? 'None' : `${monthly(yearly)} a month from ${NAMES[payer]}`
}

/** The incomes after the maintenance that the spouses agreed on, which child support counts. */
const afterMaintenance = (answers: Answers, incomes: Incomes): Incomes => {
  const yearly = answers.hasAlimony === true ? 12 * (numberOf(answers.alimonyAmount) ?? 0) : 0
  const sign = isOneOf(answers, 'alimonyPayer', 'Spouse 1') ? -1 : 1
  return { spouse1: incomes.spouse1 + sign * yearly, spouse2: incomes.spouse2 - sign * yearly }
}

type ChildSupport = { combined: string; shares: string; presumed: string | undefined }

const hundredths = (part: number): string => String(Math.round(part * 10_000) / 100)

/** Combined income, the parents' shares of it and the presumed amount; undefined without the incomes. */
export const childSupportStandard = (answers: Answers): ChildSupport | undefined => {
  const given = incomesOf(answers)
  const children = splitLines(textOf(answers, 'childrenDetails')).length
  if (!given || answers.hasChildren !== true || children === 0) return undefined
  const incomes = afterMaintenance(answers, given)
  const combined = incomes.spouse1 + incomes.spouse2
  if (combined <= 0 || Math.min(incomes.spouse1, incomes.spouse2) < 0) return undefined
  const payer = supportPayer(answers, incomes)
  const percent = PERCENT_BY_CHILDREN[children - 1] ?? PERCENT_FOR_MORE
  const part = incomes[payer] / combined
  const yearly = (Math.min(combined, CHILD_SUPPORT_CAP) * percent * part) / 100
  const first = hundredths(incomes.spouse1 / combined)
  const second = String(Math.round(10_000 - Number(first) * 100) / 100)
  const above = combined > CHILD_SUPPORT_CAP ? ' on income up to the cap' : ''
  return {
    combined: formatCents(Math.round(combined * 100)),
    shares: `Spouse 1 ${first} percent, Spouse 2 ${second} percent`,
    presumed:
      incomes[payer] < LOW_INCOME
        ? undefined
        : `${children > 4 ? 'At least ' : ''}${monthly(yearly)} a month from ${NAMES[payer]}${above}`,
  }
}
