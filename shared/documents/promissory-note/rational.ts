/** An exact quotient; `den` is above zero. */
export type Rational = { num: bigint; den: bigint }

export const rational = (num: number | bigint, den: number | bigint = 1): Rational => ({
  num: BigInt(num),
  den: BigInt(den),
})

/** (1 + rate)^times - 1, exactly; `times` is a whole number. */
export const compounded = ({ num, den }: Rational, times: number): Rational => {
  const power = den ** BigInt(times)
  return { num: (num + den) ** BigInt(times) - power, den: power }
}

export const isGreater = (one: Rational, other: Rational): boolean =>
  one.num * other.den > other.num * one.den

/** A share of an amount in whole cents, half a cent rounded up. */
export const shareOf = (cents: number, { num, den }: Rational): number =>
  Number((2n * BigInt(cents) * num + den) / (2n * den))

/** The quotient with a fixed number of decimals, half rounded up, without zeros at the end. */
export const asDecimal = ({ num, den }: Rational, decimals: number): string => {
  const scale = 10n ** BigInt(decimals)
  const digits = String((2n * num * scale + den) / (2n * den)).padStart(decimals + 1, '0')
  const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  return text.replace(/\.?0+$/, '')
}
