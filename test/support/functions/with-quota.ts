import { OFFER } from '../../../shared/catalog/offer.ts'

/** Runs `act` while the offer is limited to this many documents. */
export const withQuota = async (quota: number, act: () => Promise<void>): Promise<void> => {
  OFFER.quota = quota
  try {
    await act()
  } finally {
    delete OFFER.quota
  }
}
