import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openSharedStore, releaseStore } from '../store/shared-store.ts'
import { type Store, startStore } from '../store/store.ts'
import { atWorkerEnd } from '../worker-end.ts'
import { launchBrowser, openPage } from './browser.ts'

/*
 * The fixtures of a browser test: importers read these variables inside their tests. The files of
 * test/e2e share modules within a worker process (vitest.config.ts), and with them one store and one
 * browser. Files of a process run one after another and share nothing but the data in the store.
 */
export let store: Store
export let browser: Browser
/** The page that each test gets from `setUpVisitor`, and the errors on its console. */
export let page: Page
export let pageErrors: string[]

let opening: Promise<Browser> | undefined

const open = async (): Promise<Browser> => {
  const opened = await launchBrowser()
  atWorkerEnd(() => opened.close())
  return opened
}

const openSharedBrowser = (): Promise<Browser> => {
  opening ??= open()
  return opening
}

/** The store and browser that the files of a worker process share; see test/e2e/own-store for others. */
export const setUpStore = (): void => {
  beforeAll(async () => {
    ;[store, browser] = await Promise.all([openSharedStore(), openSharedBrowser()])
  })
  afterAll(() => releaseStore(store))
}

/** An empty store and a browser for the tests of one file, which has modules of its own. */
export const setUpOwnStore = (options: { showsPdf?: boolean } = {}): void => {
  beforeAll(async () => {
    ;[store, browser] = await Promise.all([startStore(), launchBrowser(options)])
  })
  afterAll(async () => {
    await browser?.close()
    await store?.stop()
  })
}

/** A new visitor's page for each test, in the shared store. */
export const setUpVisitor = (): void => {
  setUpStore()
  let close: () => Promise<void>
  beforeEach(async () => {
    const opened = await openPage(browser)
    page = opened.page
    pageErrors = opened.pageErrors
    close = opened.close
  })
  afterEach(() => close())
}
