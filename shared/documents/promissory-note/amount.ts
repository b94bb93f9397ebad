/** Cents as the answers write money: "1419.68". */
export const asAmount = (cents: number | undefined): string | undefined =>
  cents === undefined
    ? undefined
    : `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
