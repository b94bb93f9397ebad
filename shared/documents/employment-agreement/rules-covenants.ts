import { numberOf } from '../template/answers.ts'
import { textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import type { CovenantLaw, PayFloor } from './covenant-law.ts'
import { figureOn, wholeDollars } from './dated-figures.ts'
import { annualizedPay } from './pay.ts'
import { deliveryRules } from './rules-delivery.ts'
import { competes, covenantLaw, solicits, stateAtStart } from './state-law.ts'
import { isTrade, type Trade } from './trades.ts'

const NON_COMPETE = 'non_compete'
const NON_SOLICITATION = 'non_solicitation'

const earnsOvertime = (answers: Answers): boolean => answers.overtime_status === 'non_exempt'

type Covenant = {
  field: string
  isChosen: (answers: Answers) => boolean
  floorOf: (law: CovenantLaw) => PayFloor | undefined
  refusalOf: (law: CovenantLaw) => string | undefined
  tradesOf: (law: CovenantLaw) => readonly Trade[] | undefined
  /** As in "Illinois allows a non-compete only above ...". */
  noun: string
}

const noncompete: Covenant = {
  field: NON_COMPETE,
  isChosen: competes,
  floorOf: ({ floor }) => floor,
  refusalOf: ({ refuses }) => refuses,
  tradesOf: ({ trades }) => trades,
  noun: 'a non-compete',
}

const nonsolicitation: Covenant = {
  field: NON_SOLICITATION,
  isChosen: solicits,
  floorOf: ({ solicitationFloor }) => solicitationFloor,
  refusalOf: ({ refusesSolicitation }) => refusesSolicitation,
  tradesOf: ({ solicitationTrades }) => solicitationTrades,
  noun: 'a non-solicitation clause',
}

const COVENANTS: readonly Covenant[] = [noncompete, nonsolicitation]

/** The law of the state when the covenant is chosen. */
const lawOn = (answers: Answers, { isChosen }: Covenant): CovenantLaw | undefined =>
  isChosen(answers) ? covenantLaw(answers) : undefined

const refusal = (covenant: Covenant): Rule => ({
  field: covenant.field,
  level: 'error',
  message: (answers) => {
    const law = covenantLaw(answers)
    return `${stateAtStart(answers)} ${(law && covenant.refusalOf(law)) ?? ''}`
  },
  broken: (answers) => {
    const law = lawOn(answers, covenant)
    return law !== undefined && covenant.refusalOf(law) !== undefined
  },
})

/** The pay that a floor is compared with, in cents a year; 0 when pay follows a formula. */
const comparedPay = (floor: PayFloor, answers: Answers): number | undefined => {
  if (answers.pay_structure === 'other') return 0
  return annualizedPay(
    floor.weekHours === undefined ? answers : { ...answers, hours_per_week: floor.weekHours },
  )
}

/** The floor in cents a year. */
const limitOf = (floor: PayFloor, answers: Answers): number | undefined => {
  const cents = figureOn(floor.figures, textOf(answers, 'date'))?.cents
  if (cents === undefined || !floor.isHourly) return cents
  const hours = numberOf(answers.hours_per_week)
  return hours === undefined ? undefined : cents * hours * 52
}

const isTooLow = (floor: PayFloor, answers: Answers): boolean => {
  const [pay, limit] = [comparedPay(floor, answers), limitOf(floor, answers)]
  if (pay === undefined || limit === undefined) return false
  return floor.barsEqualPay ? pay <= limit : pay < limit
}

const floorText = (floor: PayFloor, answers: Answers): string => {
  const cents = figureOn(floor.figures, textOf(answers, 'date'))?.cents ?? 0
  return `${floor.barsEqualPay ? 'above' : 'from'} ${wholeDollars(cents)} ${floor.isHourly ? 'an hour' : 'a year'}`
}

const payFloor = (covenant: Covenant): Rule => ({
  field: covenant.field,
  level: 'error',
  message: (answers) => {
    const law = covenantLaw(answers)
    const floor = law && covenant.floorOf(law)
    return `${stateAtStart(answers)} allows ${covenant.noun} only ${floor ? floorText(floor, answers) : ''}.`
  },
  broken: (answers) => {
    const law = lawOn(answers, covenant)
    const floor = law && covenant.floorOf(law)
    return floor !== undefined && isTooLow(floor, answers)
  },
})

const trade = (covenant: Covenant): Rule => ({
  field: covenant.field,
  also: ['job_title'],
  level: 'error',
  message: (answers) =>
    `${stateAtStart(answers)} does not allow ${covenant.noun} for this kind of work. Please remove it.`,
  broken: (answers) => {
    const law = lawOn(answers, covenant)
    return law !== undefined && isTrade(textOf(answers, 'job_title'), covenant.tradesOf(law) ?? [])
  },
})

/** A floor that the state raises each year, while the agreement is of a later year than the figure. */
const staleFloor: Rule = {
  field: NON_COMPETE,
  level: 'warning',
  message: (answers) => {
    const figure = figureOn(covenantLaw(answers)?.floor?.figures ?? [], textOf(answers, 'date'))
    return `${stateAtStart(answers)} sets the pay above which a non-compete is allowed anew each year. We know ${wholeDollars(figure?.cents ?? 0)}, an earlier year's amount. Find the current one before you sign.`
  },
  broken: (answers) => {
    const floor = competes(answers) ? covenantLaw(answers)?.floor : undefined
    const [latest] = floor?.isYearly ? floor.figures.slice(-1) : []
    return latest !== undefined && textOf(answers, 'date').slice(0, 4) > latest.from.slice(0, 4)
  },
}

const STATUS = {
  overtime: {
    is: earnsOvertime,
    whom: 'is entitled to overtime',
  },
  hourly: {
    is: (answers: Answers) => answers.pay_structure === 'hourly',
    whom: 'is paid by the hour',
  },
} as const

const status: Rule = {
  field: NON_COMPETE,
  also: ['overtime_status'],
  level: 'error',
  message: (answers) => {
    const { whom } = STATUS[covenantLaw(answers)?.bars ?? 'overtime']
    return `${stateAtStart(answers)} does not allow a non-compete for an employee who ${whom}.`
  },
  broken: (answers) => {
    const bars = competes(answers) ? covenantLaw(answers)?.bars : undefined
    return bars !== undefined && STATUS[bars].is(answers)
  },
}

const SPECIAL_TRADES =
  /physician|doctor|nurse|guard|broadcast|anchor|home health|companion|lawyer|attorney/i

/** A doubt about the state's law, which never blocks. */
const doubt = (
  { field, isChosen }: Covenant,
  doubtOf: (law: CovenantLaw) => string | undefined,
): Rule => ({
  field,
  level: 'warning',
  message: (answers) => {
    const law = covenantLaw(answers)
    return (law && doubtOf(law)) ?? ''
  },
  broken: (answers) => {
    const law = isChosen(answers) ? covenantLaw(answers) : undefined
    return law !== undefined && doubtOf(law) !== undefined
  },
})

const onlyPart: Rule = {
  field: NON_SOLICITATION,
  level: 'warning',
  message: (answers) =>
    covenantLaw(answers)?.solicitation === 'staff'
      ? `In ${textOf(answers, 'state')} this clause covers co-workers only and no clients.`
      : `In ${textOf(answers, 'state')} this clause covers clients only and no co-workers.`,
  broken: (answers) => solicits(answers) && covenantLaw(answers)?.solicitation !== undefined,
}

const everywhere: readonly Rule[] = [
  {
    field: NON_COMPETE,
    level: 'warning',
    message: 'Special rules limit or void non-compete clauses for this kind of work. Ask a lawyer.',
    broken: (answers) => competes(answers) && SPECIAL_TRADES.test(textOf(answers, 'job_title')),
  },
  {
    field: NON_COMPETE,
    level: 'warning',
    message: 'A non-compete for an hourly employee is hard to enforce. Consider leaving it blank.',
    broken: (answers) => competes(answers) && earnsOvertime(answers),
  },
]

/** The checks on the non-compete and the non-solicitation clause. */
export const covenantRules: readonly Rule[] = [
  ...COVENANTS.map(refusal),
  status,
  ...COVENANTS.map(trade),
  ...COVENANTS.map(payFloor),
  ...deliveryRules,
  staleFloor,
  doubt(noncompete, (law) => law.doubt),
  doubt(nonsolicitation, (law) => law.solicitationDoubt),
  onlyPart,
  ...everywhere,
]
