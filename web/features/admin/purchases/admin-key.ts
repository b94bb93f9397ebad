import { useSWRConfig } from 'swr'

const PREFIX = 'admin/purchases'

/** The cache key of a purchase list. An action on a purchase may change any of them. */
export const adminKey = (...parts: readonly unknown[]) => [PREFIX, ...parts]

/** Refetches the lists of purchases. */
export const useAdminRefresh = (): (() => void) => {
  const { mutate } = useSWRConfig()
  return () => void mutate((key) => Array.isArray(key) && key[0] === PREFIX)
}
