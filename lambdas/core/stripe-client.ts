import Stripe from 'stripe'

/** Where Stripe's API is, when not at its usual address. */
const apiAddress = (url: string | undefined) => {
  if (url === undefined) return {}
  const { protocol, hostname, port } = new URL(url)
  return {
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    host: hostname,
    port,
  }
}

/** Stripe's SDK with our patience: two retries, ten seconds each. */
export const stripeClient = (secretKey: string, apiUrl?: string): Stripe =>
  new Stripe(secretKey, {
    ...apiAddress(apiUrl),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  })
