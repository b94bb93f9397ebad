import type { SiteRouteName } from './site-routes.ts'

/**
 * The pages that buyers return to after paying, with the query parameters that may contain the
 * payment reference.
 */
export const RETURN_QUERIES = {
  document: ['session_id'],
  thankYou: ['session_id'],
} as const satisfies Partial<Record<SiteRouteName, readonly string[]>>

/** The name under which the build renders the page that all documents show after a payment. */
export const AFTER_PAYMENT = 'after-payment'

/** A route that buyers return to. */
export type ReturnRoute = keyof typeof RETURN_QUERIES

/** The payment reference in the query, or undefined if the visitor didn't come from checkout. */
export const returnReference = (route: ReturnRoute, query: URLSearchParams): string | undefined =>
  RETURN_QUERIES[route].map((name) => query.get(name)).find(Boolean) ?? undefined
