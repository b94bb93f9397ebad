import { useSWRConfig } from 'swr'

const DESK = 'admin/desk'

/** The key of a list of the desk; what is done to a purchase may change every one of them. */
export const deskKey = (...parts: readonly unknown[]) => [DESK, ...parts]

/** Fetches the lists of the desk anew. */
export const useDeskRefresh = (): (() => void) => {
  const { mutate } = useSWRConfig()
  return () => void mutate((key) => Array.isArray(key) && key[0] === DESK)
}
