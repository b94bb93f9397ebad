import { textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { type StateName, stateNamed } from '../toolbox/states.ts'
import { type DatedFigure, inForce } from './dated-figures.ts'

/** Amounts by state, with the day on which they were read and where. */
type WageTable = {
  source: string
  checked: string
  states: Partial<Record<StateName, readonly DatedFigure[]>>
}

/** Fair Labor Standards Act, 29 U.S.C. 206: cents an hour. */
export const FEDERAL_MINIMUM_WAGE = 725

/** 29 CFR part 541, the 2019 rule, in force again since November 15, 2024: cents a week. */
const FEDERAL_EXEMPT_SALARY = 68_400

const since = (from: string, cents: number): DatedFigure => ({ from, cents })
const in2026 = (cents: number): readonly DatedFigure[] => [since('2026-01-01', cents)]
const before2026 = (cents: number): readonly DatedFigure[] => [since('2025-01-01', cents)]

/**
 * Cents an hour of an adult without tips. A state that is absent has no minimum above the federal one. Where
 * a state has several, the lowest that any employer may pay: New York outside the city, Oregon's nonurban
 * counties, New Jersey's small employers. Local minimums are not in the table.
 */
const MINIMUM_WAGE: WageTable = {
  source:
    'National Conference of State Legislatures, State Minimum Wages (2025); National Employment Law Project and wagehourblog.com, rates of January 1, 2026 and later increases of 2026; Economic Policy Institute, Minimum Wage Tracker of January 1, 2026 (District of Columbia)',
  checked: '2026-11-27',
  states: {
    Alaska: [since('2025-07-01', 1300), since('2026-07-01', 1400)],
    Arizona: in2026(1515),
    Arkansas: before2026(1100),
    California: in2026(1690),
    Colorado: in2026(1516),
    Connecticut: in2026(1694),
    Delaware: before2026(1500),
    'District of Columbia': [since('2024-07-01', 1750), since('2025-07-01', 1795)],
    Florida: [since('2025-09-30', 1400), since('2026-09-30', 1500)],
    Hawaii: [since('2026-01-01', 1600), since('2028-01-01', 1800)],
    Illinois: before2026(1500),
    Maine: in2026(1510),
    Maryland: before2026(1500),
    Massachusetts: before2026(1500),
    Michigan: [since('2026-01-01', 1373), since('2027-01-01', 1500)],
    Minnesota: in2026(1141),
    Missouri: in2026(1500),
    Montana: in2026(1085),
    Nebraska: in2026(1500),
    Nevada: before2026(1200),
    'New Jersey': in2026(1523),
    'New Mexico': before2026(1200),
    'New York': in2026(1600),
    Ohio: in2026(1100),
    Oregon: before2026(1405),
    'Rhode Island': in2026(1600),
    'South Dakota': in2026(1185),
    Vermont: in2026(1442),
    Virginia: in2026(1277),
    Washington: in2026(1713),
    'West Virginia': before2026(875),
  },
}

/**
 * Least salary of an exempt employee, cents a year. New York: outside the city. Colorado's follows the index of
 * its minimum wage; the amount of 2026 is that of 2025 raised by the ratio of both minimum wages and rounded up.
 */
const EXEMPT_SALARY: WageTable = {
  source:
    'Ogletree Deakins, salary thresholds of 2026 (Alaska, California, Maine, New York, Washington); Colorado PAY CALC Order of 2025, at $1,086.25 a week',
  checked: '2026-11-27',
  states: {
    Alaska: [since('2025-07-01', 104_000 * 52), since('2026-07-01', 112_000 * 52)],
    California: in2026(7_030_400),
    Colorado: [since('2025-01-01', 108_625 * 52), since('2026-01-01', 5_782_000)],
    Maine: in2026(4_530_032),
    'New York': in2026(119_910 * 52),
    Washington: in2026(8_016_840),
  },
}

/** States in which a city or county may set more than the state. */
const LOCAL_MINIMUMS: readonly unknown[] = [
  'Arizona',
  'California',
  'Colorado',
  'Illinois',
  'Maine',
  'Maryland',
  'Minnesota',
  'New Mexico',
  'New York',
  'Oregon',
  'Washington',
] satisfies StateName[]

/** Whether a city or county of the state may set more than the state. */
export const hasLocalMinimums = ({ state }: Answers): boolean => LOCAL_MINIMUMS.includes(state)

/** The most by which a local minimum lies above the state's, cents an hour (Tukwila, Denver, Minneapolis). */
const LOCAL_MARGIN = 500
/** A yearly increase of a state's minimum wage stays below this, cents an hour. */
const YEARLY_MARGIN = 100

/** The state's figure when the work begins, else on the date of the agreement or the day of the check. */
const figureOf = (table: WageTable, answers: Answers, today: string): number | undefined => {
  const state = stateNamed(answers.state)
  const dated = state && table.states[state]
  const on = [textOf(answers, 'start_date'), textOf(answers, 'date'), today].find(
    (date) => date !== '',
  )
  return dated && inForce(dated, on ?? today)
}

/** The least hourly pay that the state's law allows, in cents; the federal one where the state has none. */
export const minimumWage = (answers: Answers, today: string): number =>
  Math.max(figureOf(MINIMUM_WAGE, answers, today) ?? 0, FEDERAL_MINIMUM_WAGE)

/** The least salary of an exempt employee, in cents a year. */
export const exemptSalary = (answers: Answers, today: string): number =>
  Math.max(figureOf(EXEMPT_SALARY, answers, today) ?? 0, FEDERAL_EXEMPT_SALARY * 52)

/** Whether a lawful rate in cents an hour is so low that a local or a newer minimum may lie above it. */
export const isNearMinimum = (cents: number, answers: Answers, today: string): boolean => {
  const state = figureOf(MINIMUM_WAGE, answers, today)
  if (state === undefined) return false
  return cents < state + (hasLocalMinimums(answers) ? LOCAL_MARGIN : YEARLY_MARGIN)
}
