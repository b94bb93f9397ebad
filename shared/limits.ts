/** How often strangers may use what costs money or sends mail. The texts that name a limit use these. */
export const LIMITS = {
  /** Orders an hour from one network, with a payment page or without. */
  ordersPerNetworkPerHour: 60,
  /** Requests an hour from one network, of each route that has mail sent: a whole office may ask, a program may not. */
  requestsPerNetworkPerHour: 30,
  /** The time in which a person gets the guide at most once. */
  guideIntervalMs: 24 * 60 * 60 * 1000,
  /** The time in which the links of a purchase are mailed at most once, and how often in a day. */
  linkIntervalMs: 60 * 60 * 1000,
  linksPerDay: 5,
} as const
