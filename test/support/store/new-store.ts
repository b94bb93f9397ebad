import { afterAll, beforeAll } from 'vitest'
import { type Store, startStore } from './store.ts'

/** A store for the tests of one file only. */
export let store: Store
export const setUpNewStore = (options?: Parameters<typeof startStore>[0]): void => {
  beforeAll(async () => {
    store = await startStore(options)
  })
  afterAll(() => store.stop())
}
