import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core'
import { findBrowser, findHeadless } from '../../../bin/setup/browser-path.mjs'

export const DESKTOP = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 844 }

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * A headless browser, with a PDF viewer if asked for.
 * @throws Error in one clear line when this machine has none.
 */
export const launchBrowser = async ({ showsPdf = false } = {}): Promise<Browser> => {
  const executablePath = await (showsPdf ? findBrowser() : findHeadless())
  if (!executablePath) {
    throw new Error('No Chromium or Chrome found: install one, or name it with CHROME_PATH.')
  }
  return chromium.launch({ executablePath, args: ARGUMENTS })
}

/** The context of a phone with a touch screen. */
export const TOUCH: BrowserContextOptions = { isMobile: true, hasTouch: true }

/** A page in a new context. Errors of the context's pages are collected in `pageErrors`. */
export const openPage = async (
  browser: Browser,
  viewport = DESKTOP,
  device: BrowserContextOptions = {},
) => {
  const context: BrowserContext = await browser.newContext({
    ...device,
    viewport,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text())
  })
  return { page, pageErrors, close: () => context.close() }
}

/** Advances the page's installed clock by a second at a time until the element is shown. */
export const advanceUntilShown = async (page: Page, awaited: Locator): Promise<void> => {
  for (let seconds = 0; seconds < 60 && !(await awaited.isVisible()); seconds += 1) {
    await page.clock.runFor(1000)
  }
  await awaited.waitFor()
}
