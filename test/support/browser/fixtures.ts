import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { openSharedStore, releaseStore } from '../store/shared-store.ts'
import { type Store, startStore } from '../store/store.ts'
import { atWorkerEnd } from '../worker-end.ts'
import { launchBrowser, openPage } from './browser.ts'
import { whenHydrated } from './visit.ts'

/*
 * The fixtures of a browser test, read inside tests. The files of test/e2e share modules within a worker
 * (vitest.config.ts), and therefore one store and one browser. Files of a worker run one after another and share only
 * the store's data.
 */
export let store: Store
export let browser: Browser
/** The page that `setUpVisitor` opens for each test, and its console errors. */
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

/** The store and browser that the files of a worker share; see test/e2e/own-store for others. */
export const setUpStore = (): void => {
  beforeAll(async () => {
    ;[store, browser] = await Promise.all([openSharedStore(), openSharedBrowser()])
  })
  afterAll(() => releaseStore(store))
}

/** A store and a browser for the tests of one file only. */
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

/** Opens a path of the site on the visitor's page, once it responds to clicks and keys. */
export const visit = async (path: string): Promise<void> => {
  await page.goto(store.site + path)
  await whenHydrated(page)
}
