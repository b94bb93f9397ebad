/**
 * The guideline amount of maintenance in New York (Domestic Relations Law § 236(B)(5-a) and (6)), the
 * same while a case is pending and after it. The formula was read on nysdivorce.com on 2026-11-22.
 * All amounts are in dollars a year.
 */

/**
 * Income of the payer to which the formula applies, from March 1, 2026 until the courts publish the
 * next cap. Read on rubenfelddivorce.com (March 2026), 2026-11-22.
 */
export const MAINTENANCE_CAP = 241_000

/** Income, well above the self-support reserve, below which an adjustment may apply. */
export const LOW_INCOME = 45_000

/** What the one with the higher income would pay; undefined where an adjustment may apply. */
export const guidelineMaintenance = (
  higher: number,
  lower: number,
  paysChildSupport = false,
): number | undefined => {
  if (higher < LOW_INCOME) return undefined
  const paying = Math.min(higher, MAINTENANCE_CAP)
  const share = paysChildSupport ? 0.2 * paying - 0.25 * lower : 0.3 * paying - 0.2 * lower
  return Math.max(0, Math.min(share, 0.4 * (paying + lower) - lower))
}
