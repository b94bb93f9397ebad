/**
 * How often strangers may have mail sent, and to whom. Every limit of this kind stands here; the texts that name one are
 * made of it. Times are milliseconds.
 */
export const LIMITS = {
  /** Requests an hour from one network, of each route that has mail sent: a whole office may ask, a program may not. */
  requestsPerNetworkPerHour: 30,
  /** The time in which a person gets the guide at most once. */
  guideIntervalMs: 24 * 60 * 60 * 1000,
  /** The time in which the links of a purchase are mailed at most once, and how often in a day. */
  linkIntervalMs: 60 * 60 * 1000,
  linksPerDay: 5,
} as const
