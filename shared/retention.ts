/** Days that a purchase and its files are stored, counted from payment or from a new link. */
export const RECORD_DAYS = 90
/** Days for which the answers of an order that nobody has paid for are stored. */
export const UNPAID_ANSWER_DAYS = 7
