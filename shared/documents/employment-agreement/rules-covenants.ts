import { numberOf } from '../template/answers.ts'
import { ruleThatSays, textOf } from '../template/reading.ts'
import type { Answers, Rule } from '../template/template.ts'
import type { CovenantLaw, PayFloor } from './covenant-law.ts'
import { figureOn, wholeDollars } from './dated-figures.ts'
import { annualizedPay } from './pay.ts'
import { deliveryRules } from './rules-delivery.ts'
import { asksForNonCompete, asksForNonSolicit, covenantLaw, stateAtStart } from './state-law.ts'
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
  isChosen: asksForNonCompete,
  floorOf: ({ floor }) => floor,
  refusalOf: ({ refuses }) => refuses,
  tradesOf: ({ trades }) => trades,
  noun: 'a non-compete',
}

const nonsolicitation: Covenant = {
  field: NON_SOLICITATION,
  isChosen: asksForNonSolicit,
  floorOf: ({ solicitationFloor }) => solicitationFloor,
  refusalOf: ({ refusesSolicitation }) => refusesSolicitation,
  tradesOf: ({ solicitationTrades }) => solicitationTrades,
  noun: 'a non-solicitation clause',
}

const COVENANTS: readonly Covenant[] = [noncompete, nonsolicitation]

/** The law of the state when the covenant is chosen. */
const lawOn = (answers: Answers, { isChosen }: Covenant): CovenantLaw | undefined =>
  isChosen(answers) ? covenantLaw(answers) : undefined

const refuseCovenant = (covenant: Covenant): Rule =>
  ruleThatSays({ field: covenant.field, level: 'error' }, (answers) => {
    const law = lawOn(answers, covenant)
    const reason = law && covenant.refusalOf(law)
    return reason && `${stateAtStart(answers)} ${reason}`
  })

/** The pay that a floor is compared with, in cents a year; 0 when pay follows a formula. */
const comparablePay = (floor: PayFloor, answers: Answers): number | undefined => {
  if (answers.pay_structure === 'other') return 0
  return annualizedPay(
    floor.weekHours === undefined ? answers : { ...answers, hours_per_week: floor.weekHours },
  )
}

/** The figure of a floor in cents a year; undefined for one by the hour while the hours are not known. */
const toYearly = (cents: number, floor: PayFloor, answers: Answers): number | undefined => {
  if (!floor.isHourly) return cents
  const hours = numberOf(answers.hours_per_week)
  return hours === undefined ? undefined : cents * hours * 52
}

/** "above $75,000 a year" for pay that is too low; undefined for other pay, and while it is not known. */
const missedFloor = (floor: PayFloor, answers: Answers): string | undefined => {
  const cents = figureOn(floor.figures, textOf(answers, 'date'))?.cents
  const [pay, limit] = [comparablePay(floor, answers), cents && toYearly(cents, floor, answers)]
  if (cents === undefined || pay === undefined || limit === undefined) return undefined
  const isTooLow = floor.barsEqualPay ? pay <= limit : pay < limit
  return isTooLow
    ? `${floor.barsEqualPay ? 'above' : 'from'} ${wholeDollars(cents)} ${floor.isHourly ? 'an hour' : 'a year'}`
    : undefined
}

const enforcePayFloor = (covenant: Covenant): Rule =>
  ruleThatSays({ field: covenant.field, level: 'error' }, (answers) => {
    const law = lawOn(answers, covenant)
    const floor = law && covenant.floorOf(law)
    const missed = floor && missedFloor(floor, answers)
    return missed && `${stateAtStart(answers)} allows ${covenant.noun} only ${missed}.`
  })

const refuseTrades = (covenant: Covenant): Rule => ({
  field: covenant.field,
  also: ['job_title'],
  level: 'error',
  message: (answers) =>
    `${stateAtStart(answers)} does not allow ${covenant.noun} for this kind of work. Please remove it.`,
  isViolated: (answers) => {
    const law = lawOn(answers, covenant)
    return law !== undefined && isTrade(textOf(answers, 'job_title'), covenant.tradesOf(law) ?? [])
  },
})

/** A floor that the state raises each year, while the agreement is of a later year than the figure. */
const staleFloor = ruleThatSays({ field: NON_COMPETE, level: 'warning' }, (answers) => {
  const floor = lawOn(answers, noncompete)?.floor
  const [latest] = floor?.isYearly ? floor.figures.slice(-1) : []
  if (!latest || textOf(answers, 'date').slice(0, 4) <= latest.from.slice(0, 4)) return undefined
  return `In ${stateAtStart(answers)} the pay above which a non-compete is allowed changes each year. ${wholeDollars(latest.cents)} is an earlier year's amount: look up the current one before you sign.`
})

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

const status = ruleThatSays(
  { field: NON_COMPETE, also: ['overtime_status'], level: 'error' },
  (answers) => {
    const bars = lawOn(answers, noncompete)?.bars
    return bars && STATUS[bars].is(answers)
      ? `${stateAtStart(answers)} does not allow a non-compete for an employee who ${STATUS[bars].whom}.`
      : undefined
  },
)

const SPECIAL_TRADES =
  /physician|doctor|nurse|guard|broadcast|anchor|home health|companion|lawyer|attorney/i

/** A doubt about the state's law, which never blocks. */
const warnOfDoubt = (covenant: Covenant, doubtOf: (law: CovenantLaw) => string | undefined): Rule =>
  ruleThatSays({ field: covenant.field, level: 'warning' }, (answers) => {
    const law = lawOn(answers, covenant)
    return law && doubtOf(law)
  })

const COVERED = {
  staff: 'covers co-workers only and no clients',
  clients: 'covers clients only and no co-workers',
} as const

const onlyPart = ruleThatSays({ field: NON_SOLICITATION, level: 'warning' }, (answers) => {
  const part = lawOn(answers, nonsolicitation)?.solicitation
  return part && `In ${textOf(answers, 'state')} this clause ${COVERED[part]}.`
})

const everywhere: readonly Rule[] = [
  {
    field: NON_COMPETE,
    level: 'warning',
    message:
      'Special rules limit or void non-compete clauses for this kind of work. Ask an attorney.',
    isViolated: (answers) =>
      asksForNonCompete(answers) && SPECIAL_TRADES.test(textOf(answers, 'job_title')),
  },
  {
    field: NON_COMPETE,
    level: 'warning',
    message: 'A non-compete for an hourly employee is hard to enforce. Consider leaving it blank.',
    isViolated: (answers) => asksForNonCompete(answers) && earnsOvertime(answers),
  },
]

/** The checks on the non-compete and the non-solicitation clause. */
export const covenantRules: readonly Rule[] = [
  ...COVENANTS.map(refuseCovenant),
  status,
  ...COVENANTS.map(refuseTrades),
  ...COVENANTS.map(enforcePayFloor),
  ...deliveryRules,
  staleFloor,
  warnOfDoubt(noncompete, (law) => law.doubt),
  warnOfDoubt(nonsolicitation, (law) => law.solicitationDoubt),
  onlyPart,
  ...everywhere,
]
