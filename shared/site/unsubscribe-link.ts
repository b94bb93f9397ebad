/** The path of the page on which a person unsubscribes: here, because a function that mails it needs no other page. */
export const UNSUBSCRIBE_PATH = '/unsubscribe'

/** The name in the page's query under which the token of a sign-up stands. */
export const UNSUBSCRIBE_QUERY = 'token'

/** Path and query of the page on which a person unsubscribes. */
export const unsubscribePath = (token: string): string =>
  `${UNSUBSCRIBE_PATH}?${UNSUBSCRIBE_QUERY}=${encodeURIComponent(token)}`
