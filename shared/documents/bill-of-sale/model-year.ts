import { isOneOf, textOf } from '../template/reading.ts'
import type { Answers } from '../template/template.ts'
import { LAST_YEAR_WITHOUT_MILEAGE, MILEAGE_YEARS } from './state-law.ts'

const MODEL_YEAR = /(?<!\d)(19[2-9]\d|20[0-4]\d)(?!\d)/

/** The first year in the details, which name the model year, or else in the description. */
const modelYear = (answers: Answers): number | undefined => {
  const [year] = ['item_details', 'item_description'].flatMap(
    (key) => MODEL_YEAR.exec(textOf(answers, key))?.[0] ?? [],
  )
  return year === undefined ? undefined : Number(year)
}

const isVehicle = (answers: Answers): boolean => isOneOf(answers, 'item_type', 'vehicle')

/** Whether the vehicle's model year exempts it from the federal mileage statement. */
export const needsNoMileage = (answers: Answers): boolean => {
  const year = isVehicle(answers) ? modelYear(answers) : undefined
  return year !== undefined && year <= LAST_YEAR_WITHOUT_MILEAGE
}

/** A heavy vehicle, over 16,000 pounds, is exempt whatever its year; its details then give the weight. */
const namesWeight = (answers: Answers): boolean =>
  /\b(GVWR|gross vehicle weight|pounds|lbs?)\b/i.test(textOf(answers, 'item_details'))

/** The year in which the vehicle becomes exempt, when the seller already calls it exempt and it is not. */
export const exemptionYearOf = (answers: Answers): number | undefined => {
  if (!isVehicle(answers) || !isOneOf(answers, 'odometer_status', 'exempt')) return undefined
  const year = modelYear(answers)
  if (year === undefined || year <= LAST_YEAR_WITHOUT_MILEAGE || namesWeight(answers)) {
    return undefined
  }
  const from = year + MILEAGE_YEARS
  return Number(textOf(answers, 'date').slice(0, 4)) >= from ? undefined : from
}
