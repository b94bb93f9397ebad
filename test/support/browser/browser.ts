import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
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
  // Short-lived pages on two cores don't benefit from background threads for compilation and garbage collection, which
  // take a tenth of the browser tests' CPU time.
  '--in-process-gpu',
  '--js-flags=--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=32',
]

/** A headless browser, optionally with a PDF viewer. @throws Error with a one-line message if this machine has none */
export const launchBrowser = async ({ showsPdf = false } = {}): Promise<Browser> => {
  const executablePath = await (showsPdf ? findBrowser() : findHeadless())
  if (!executablePath) {
    throw new Error('No Chromium or Chrome found: install one, or name it with CHROME_PATH.')
  }
  return chromium.launch({ executablePath, args: ARGUMENTS })
}

type Size = { width: number; height: number }

/** The context of a phone with a touchscreen. */
export const TOUCH: BrowserContextOptions = { isMobile: true, hasTouch: true }

/** A page of a first-time visitor. `close` ends the visit. */
type OpenedPage = { page: Page; pageErrors: string[]; close: () => Promise<void> }

const newContext = async (
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    ...options,
    reducedMotion: 'reduce',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(60_000)
  return context
}

/**
 * A page and its context, the origins it visited, the site first, and whether a test changed it in a way that a reset
 * can't undo.
 */
type Slot = {
  page: Page
  context: BrowserContext
  viewport: Size
  origins: Set<string>
  changed: boolean
}

/**
 * Idle pages, by browser and device. A reused page loads in half the CPU time, because its process has the compiled
 * scripts.
 */
const idle = new WeakMap<Browser, Map<string, Slot[]>>()

const idleSlots = (browser: Browser, device: string): Slot[] => {
  const devices = idle.get(browser) ?? new Map<string, Slot[]>()
  idle.set(browser, devices)
  const slots = devices.get(device) ?? []
  devices.set(device, slots)
  return slots
}

/** Marks the slot when a test uses the page's clock or adds a script to its visits. */
const trackIrreversibleChanges = (slot: Slot): void => {
  const { page } = slot
  const { clock, addInitScript } = page
  Reflect.set(page, 'addInitScript', (...script: unknown[]) => {
    slot.changed = true
    return Reflect.apply(addInitScript, page, script)
  })
  Object.defineProperty(page, 'clock', {
    get: () => {
      slot.changed = true
      return clock
    },
  })
}

/** The path of a file on the site without scripts. */
export const SCRIPTLESS_PATH = '/robots.txt'

/** Resets a visit: tabs, routes, storage, permissions, history, media, size. The HTTP cache remains. */
const reset = async ({ page, context, viewport, origins }: Slot): Promise<void> => {
  const tabs = context.pages().filter((tab) => tab !== page)
  await Promise.all(tabs.map((tab) => tab.close()))
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  const [site = ''] = origins
  await page.goto(site + SCRIPTLESS_PATH)
  await page.evaluate(() => sessionStorage.clear())
  const session = await context.newCDPSession(page)
  for (const origin of origins) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  }
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await context.clearCookies()
  await context.clearPermissions()
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    reducedMotion: 'reduce',
  })
  await page.setViewportSize(viewport)
}

const newSlot = async (
  browser: Browser,
  viewport: Size,
  device: BrowserContextOptions,
): Promise<Slot> => {
  const context = await newContext(browser, { ...device, viewport })
  const page = await context.newPage()
  const slot: Slot = { page, context, viewport, origins: new Set(), changed: false }
  page.on('framenavigated', (frame) => {
    const { protocol, origin } = new URL(frame.url())
    if (protocol === 'http:' && frame === page.mainFrame()) slot.origins.add(origin)
  })
  trackIrreversibleChanges(slot)
  return slot
}

const isReusable = ({ page, origins, changed }: Slot): boolean =>
  !changed && !page.isClosed() && origins.size > 0

/** The page events that tests listen to. */
const EVENTS = [
  'pageerror',
  'console',
  'request',
  'response',
  'dialog',
  'popup',
  'download',
] as const

/** A new visitor's page. Console errors are collected in `pageErrors`. */
export const openPage = async (
  browser: Browser,
  viewport = DESKTOP,
  device: BrowserContextOptions = {},
): Promise<OpenedPage> => {
  const slots = idleSlots(browser, JSON.stringify([viewport, device]))
  const slot = slots.pop() ?? (await newSlot(browser, viewport, device))
  const { page, context } = slot
  const pageErrors: string[] = []
  page.on('pageerror', (error) => pageErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text())
  })
  const close = async () => {
    if (!isReusable(slot)) return context.close()
    for (const event of EVENTS) page.removeAllListeners(event)
    // A page that is still navigating can't be reset, so it is not reused.
    await reset(slot).then(
      () => slots.push(slot),
      () => context.close(),
    )
  }
  return { page, pageErrors, close }
}
