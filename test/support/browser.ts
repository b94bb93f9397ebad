import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
} from 'playwright-core'
import { findBrowser, findHeadless } from '../../bin/browser-path.mjs'

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
 * A headless browser, with a viewer of PDFs when a test is about one.
 * @throws Error in one clear line when this machine has none.
 */
export const launchBrowser = async ({ showsPdf = false } = {}): Promise<Browser> => {
  const executablePath = await (showsPdf ? findBrowser() : findHeadless())
  if (!executablePath) {
    throw new Error('No Chromium or Chrome found: install one, or name it with CHROME_PATH.')
  }
  return chromium.launch({ executablePath, args: ARGUMENTS })
}

/** A phone answers to a finger. */
export const TOUCH: BrowserContextOptions = { isMobile: true, hasTouch: true }

/** A new visitor's window. Whatever the pages complain about is collected in `complaints`. */
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
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, complaints, close: () => context.close() }
}
