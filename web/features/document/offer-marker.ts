/** Marks purchase controls; the buy bar is hidden while one is visible. */
export const OFFER_MARKER = { 'data-offer': '' }
