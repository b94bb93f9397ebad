/** A separate constant, because the function that emails it needs no other route. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** The query parameter with the token. */
export const UNSUBSCRIBE_QUERY = 'token'

/** The unsubscribe page's path and query. */
export const unsubscribePath = (token: string): string =>
  `${UNSUBSCRIBE_PATH}?${UNSUBSCRIBE_QUERY}=${encodeURIComponent(token)}`
