import type { SiteRouteName } from './site-routes.ts'

/**
 * The pages to which buyers come back from paying, and the names in the query of which one, with a value, is the
 * reference of the payment.
 */
export const RETURN_QUERIES = {
  document: ['session_id'],
  thankYou: ['session_id'],
} as const satisfies Partial<Record<SiteRouteName, readonly string[]>>

/** The name under which the build renders the page that all documents show after a payment. */
export const AFTER_PAYMENT = 'after-payment'

/** A route to which buyers come back. */
export type ReturnRoute = keyof typeof RETURN_QUERIES

/** The reference in the query of a page; undefined for a visitor who has not come from paying. */
export const returnReference = (route: ReturnRoute, query: URLSearchParams): string | undefined =>
  RETURN_QUERIES[route].map((name) => query.get(name)).find(Boolean) ?? undefined
