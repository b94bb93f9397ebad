import { afterAll, beforeAll } from 'vitest'
import { atWorkerEnd } from '../worker-end.ts'
import { type Store, startStore } from './store.ts'

/*
 * One store for all test files of a worker process: those of test/integration/shared-store and test/e2e,
 * which share modules (vitest.config.ts). They run one after another and share nothing but the data in the
 * store, so each of them asks only about what it made itself.
 */
export let store: Store

let opening: Promise<Store> | undefined

const open = async (): Promise<Store> => {
  const opened = await startStore()
  atWorkerEnd(() => opened.stop())
  return opened
}

/** The store of this worker process. */
export const openSharedStore = (): Promise<Store> => {
  opening ??= open()
  return opening
}

/**
 * Ends what a file did to a shared store: payments and events that it held back go on.
 * @throws Error when what the store has printed discloses a secret.
 */
export const releaseStore = (shared: Store): void => {
  shared.releasePayments()
  shared.releaseEvents()
  shared.checkOutput()
}

/** Makes `store` the shared one for a test file. */
export const setUpSharedStore = (): void => {
  beforeAll(async () => {
    store = await openSharedStore()
  })
  afterAll(() => releaseStore(store))
}
