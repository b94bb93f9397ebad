import { groupThousands } from '../../group-thousands.ts'

/**
 * Money and prices as whole millionths of a dollar ("micros"), exact for every amount. A price is
 * rounded to a micro; shares are whole.
 */

const MICROS_PER_CENT = 10_000n

/** One dollar in micros. */
export const DOLLAR_MICROS = 1_000_000n

export const microsOf = (cents: number): bigint => BigInt(cents) * MICROS_PER_CENT

/** The quotient rounded to the nearest whole number, halves up, for amounts that are not negative. */
export const divideRounded = (amount: bigint, by: bigint): bigint => (amount * 2n + by) / (by * 2n)

const trimZeros = (decimals: string, minDecimals: number): string =>
  decimals.replace(/0+$/, '').padEnd(minDecimals, '0')

/** 600000n as "$0.60", 333333n as "$0.333333": two to six decimals. */
export const formatPrice = (micros: bigint): string => {
  const digits = String(micros).padStart(7, '0')
  return `$${groupThousands(digits.slice(0, -6))}.${trimZeros(digits.slice(-6), 2)}`
}

/** Rounded down to the cent: "$300,000", or "$88,235.40" where there are cents. */
export const formatValue = (micros: bigint): string => {
  const cents = micros / MICROS_PER_CENT
  const [dollars, rest] = [cents / 100n, cents % 100n]
  const whole = `$${groupThousands(String(dollars))}`
  return rest === 0n ? whole : `${whole}.${String(rest).padStart(2, '0')}`
}

/** 250000n as "250,000". */
export const formatCount = (count: bigint): string => groupThousands(String(count))

/** 250 hundredths as "2.50". */
export const formatPercent = (hundredths: bigint): string => {
  const digits = String(hundredths).padStart(3, '0')
  return `${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** The part of the price that a discount leaves, in percent: "85" for 15, "87.5" for 12.5. */
export const remainingPercent = (discountHundredths: number): string =>
  String((10_000 - discountHundredths) / 100)

/** The part of the company that the money buys at the cap, in hundredths of a percent. */
export const ownershipHundredths = (amountCents: number, capCents: number): bigint =>
  divideRounded(BigInt(amountCents) * 10_000n, BigInt(capCents))
