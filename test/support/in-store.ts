import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launchBrowser, openPage } from './browser.ts'
import { type Store, startStore } from './store.ts'

export type Place = { store: Store; browser: Browser }

/** A store and a browser for all tests of a file; `enter` is told of them before the first. */
export const inStore = (enter: (place: Place) => void): void => {
  let store: Store | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    store = await startStore()
    browser = await launchBrowser()
    enter({ store, browser })
  })
  afterAll(async () => {
    await browser?.close()
    await store?.stop()
  })
}

export type Visit = Place & { page: Page; complaints: string[] }

/** The same, with a new visitor's window for each test. */
export const asVisitor = (enter: (visit: Visit) => void): void => {
  let place: Place
  let close: () => Promise<void>
  inStore((opened) => {
    place = opened
  })
  beforeEach(async () => {
    const { page, complaints, ...opened } = await openPage(place.browser)
    close = opened.close
    enter({ ...place, page, complaints })
  })
  afterEach(() => close())
}
