import { afterAll, beforeAll } from 'vitest'
import { atWorkerEnd } from '../worker-end.ts'
import { type Store, startStore } from './store.ts'

/*
 * One store for all test files of a worker: those of test/integration/shared-store and test/e2e share modules
 * (vitest.config.ts). They run one after another and share only the store's data, so each test only inspects what it
 * created.
 */
export let store: Store

let opening: Promise<Store> | undefined

const open = async (): Promise<Store> => {
  const opened = await startStore()
  atWorkerEnd(() => opened.stop())
  return opened
}

/** The store of this worker. */
export const openSharedStore = (): Promise<Store> => {
  opening ??= open()
  return opening
}

/** Releases payments and events that a file delayed. @throws Error if the store's output reveals a secret */
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
