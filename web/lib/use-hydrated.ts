import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the markup that is drawn ahead of time and while it is hydrated, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
