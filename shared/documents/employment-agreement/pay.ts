import { numberOf } from '../template/answers.ts'
import type { Answers } from '../template/template.ts'
import { parseMoney } from '../toolbox/money.ts'

/** Weeks a year, as in the annualized figures of the wage laws. */
const WEEKS_PER_YEAR = 52

const INSTALLMENTS: Readonly<Record<string, number>> = {
  weekly: 52,
  'bi-weekly': 26,
  'semi-monthly': 24,
  monthly: 12,
}

/** The number of payments in a year at the chosen frequency. */
export const installmentsOf = (answers: Answers): number | undefined =>
  INSTALLMENTS[String(answers.pay_frequency ?? '')]

/** The pay amount in cents. */
export const payCents = (answers: Answers): number | undefined =>
  answers.pay_amount === undefined ? undefined : parseMoney(String(answers.pay_amount))

const yearlyFromHours = (cents: number, hours: unknown): number | undefined => {
  const hundredths = parseMoney(String(hours ?? ''))
  return hundredths === undefined
    ? undefined
    : Math.round((cents * hundredths * WEEKS_PER_YEAR) / 100)
}

/** Pay of a year in cents; undefined when the amount is not known or not fixed. */
export const annualizedPay = (answers: Answers): number | undefined => {
  const cents = payCents(answers)
  if (cents === undefined) return undefined
  if (answers.pay_structure === 'annual') return cents
  if (answers.pay_structure === 'weekly') return cents * WEEKS_PER_YEAR
  return answers.pay_structure === 'hourly'
    ? yearlyFromHours(cents, answers.hours_per_week)
    : undefined
}

/** Whether the job is exempt as outside sales, which has no minimum salary (29 CFR 541.500). */
export const isOutsideSales = ({ overtime_status, exempt_category }: Answers): boolean =>
  overtime_status === 'exempt' && exempt_category === 'outside_sales'

const EXEMPT_BASES: Readonly<Record<string, string>> = {
  executive: 'executive work (29 CFR §§ 541.100 to 541.106)',
  administrative: 'administrative work (29 CFR §§ 541.200 to 541.204)',
  professional: 'professional work (29 CFR §§ 541.300 to 541.304)',
  computer: 'computer work (29 CFR §§ 541.400 to 541.402)',
  outside_sales: 'outside sales (29 CFR §§ 541.500 to 541.504)',
}

/** The kind of exempt work as printed; undefined while overtime applies or no kind was chosen. */
export const exemptBasis = (answers: Answers): string | undefined =>
  answers.overtime_status === 'exempt'
    ? EXEMPT_BASES[String(answers.exempt_category ?? '')]
    : undefined

/** Pay for one hour in cents, rounded down: a salary without overtime pays for at most 40 hours a week. */
export const hourlyPay = (answers: Answers): number | undefined => {
  const cents = payCents(answers)
  if (cents === undefined || answers.pay_structure === 'hourly') return cents
  const [yearly, hours] = [annualizedPay(answers), numberOf(answers.hours_per_week)]
  if (yearly === undefined || hours === undefined || hours <= 0) return undefined
  return Math.floor(yearly / (WEEKS_PER_YEAR * Math.min(hours, 40)))
}

/** The first number of an overtime rate ("1.5 times rate", "1 1/2 times") in thousandths. */
export const overtimeThousandths = (text: string): number | undefined => {
  const decimal = text.replace(/\s*½|\s+1\/2/g, '.5')
  const number = numberOf(/\d+(\.\d{1,3})?/.exec(decimal)?.[0])
  return number === undefined ? undefined : Math.round(number * 1000)
}

/**
 * The multiple of the rate as printed, for "1.5 times rate" and "2x"; "double time" is in words
 * already.
 */
export const overtimeMultiple = (text: string): string | undefined =>
  /^(\d+(?:\.\d{1,3})?)\s*(?:x|times)(?:\s+(?:the\s+)?(?:regular\s+)?rate(?:\s+of\s+pay)?)?\.?$/i.exec(
    text.trim(),
  )?.[1]

/** Cents an hour at the multiplied rate, rounded up in the employee's favor. */
export const overtimeCents = (answers: Answers): number | undefined => {
  const [cents, multiple] = [payCents(answers), overtimeMultiple(String(answers.overtime ?? ''))]
  const thousandths = multiple === undefined ? undefined : overtimeThousandths(multiple)
  if (answers.pay_structure !== 'hourly' || cents === undefined || thousandths === undefined)
    return undefined
  return Math.ceil((cents * thousandths) / 1000)
}
