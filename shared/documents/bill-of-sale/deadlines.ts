import type { StateName } from '../states.ts'

/** Days after the sale of a vehicle within which each side must have told the state. */
export type Deadlines = { sellerReports?: number; buyerTitles?: number }

/**
 * Only what was confirmed for the state; a missing number means that the agency's page must be asked.
 * Sources: the state notes beside this file. Connecticut's ten days are our own advice.
 */
export const VEHICLE_DEADLINES: Partial<Record<StateName, Deadlines>> = {
  Connecticut: { sellerReports: 10 },
  California: { sellerReports: 5, buyerTitles: 10 },
  Texas: { sellerReports: 30, buyerTitles: 30 },
  Florida: { sellerReports: 30, buyerTitles: 30 },
  Delaware: { buyerTitles: 30 },
  Nevada: { sellerReports: 30, buyerTitles: 30 },
}
