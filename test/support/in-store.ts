import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launchBrowser, openPage } from './browser.ts'
import { type Store, startStore } from './store.ts'

/*
 * What the tests of a file use. Importers see what is assigned here, and no other file does: each file
 * that runs servers has modules of its own (vitest.config.ts).
 */
export let store: Store
export let browser: Browser
/** The window of the test's visitor, and what it has complained of; see `asVisitor`. */
export let page: Page
export let complaints: string[]

/** A store and a browser for all tests of a file. */
export const inStore = (options: { showsPdf?: boolean } = {}): void => {
  beforeAll(async () => {
    store = await startStore()
    browser = await launchBrowser(options)
  })
  afterAll(async () => {
    await browser?.close()
    await store?.stop()
  })
}

/** The same, with a new visitor's window for each test. */
export const asVisitor = (): void => {
  inStore()
  let close: () => Promise<void>
  beforeEach(async () => {
    const opened = await openPage(browser)
    page = opened.page
    complaints = opened.complaints
    close = opened.close
  })
  afterEach(() => close())
}
