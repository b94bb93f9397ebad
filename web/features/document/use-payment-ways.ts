import useSWR from 'swr'
import type { Tier } from '../../../shared/catalog/types.ts'
import { type PaymentWays, paymentWays } from '../../../shared/site-config.ts'
import { READS } from '../../lib/reads.ts'

const readConfig = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json()
}

/** The ways to pay besides the checkout, which needs no configuration: none until they are known. */
export const usePaymentWays = (tier: Tier): PaymentWays =>
  paymentWays(useSWR('/config.json', readConfig, READS).data, tier)
