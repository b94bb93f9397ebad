/** How often anonymous visitors may place orders and trigger emails. Texts that state a limit use these values. */
export const LIMITS = {
  /** Checkouts and direct orders together. */
  ordersPerNetworkPerHour: 60,
  /** Per route that sends email: enough for an office, too few for a script. */
  requestsPerNetworkPerHour: 30,
  /** A person gets the guide at most once in this time. */
  guideIntervalMs: 24 * 60 * 60 * 1000,
  /** The links of a purchase are sent at most once in this time, and this many times a day. */
  linkIntervalMs: 60 * 60 * 1000,
  linksPerDay: 5,
} as const
