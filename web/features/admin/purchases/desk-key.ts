import { useSWRConfig } from 'swr'

const DESK = 'admin/desk'

/** The key of a list of the admin area; what is done to a purchase may change every one of them. */
export const adminListKey = (...parts: readonly unknown[]) => [DESK, ...parts]

/** Fetches the lists of the admin area again. */
export const useRefreshAdminLists = (): (() => void) => {
  const { mutate } = useSWRConfig()
  return () => void mutate((key) => Array.isArray(key) && key[0] === DESK)
}
