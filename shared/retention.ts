/** Days that a purchase and its files are stored, counted from payment or from a new link. */
export const RECORD_DAYS = 90
