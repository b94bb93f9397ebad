import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const BROWSER_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(homedir(), 'AppData/Local/Google/Chrome/Application/chrome.exe'),
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Debian's headless Chromium without a PDF viewer: the same engine, faster to start. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Whether the system has browsers. Uses no packages, so it works before npm install. */
export const hasBrowsers = () =>
  Boolean(process.env.CHROME_PATH) ||
  (existsSync(HEADLESS_SHELL) && BROWSER_PATHS.some((path) => existsSync(path)))

const downloadedBrowser = async () => {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

/**
 * The browser for the browser tests: CHROME_PATH, an installed Chromium or Chrome, or the one that
 * playwright has downloaded, in this order.
 * @returns {Promise<string | undefined>}
 */
export const findBrowser = async () =>
  [process.env.CHROME_PATH, ...BROWSER_PATHS, await downloadedBrowser()].find(
    (path) => path && existsSync(path),
  )

/**
 * The browser for tests without PDF viewer: the headless shell where it is installed.
 * @returns {Promise<string | undefined>}
 */
export const findHeadless = async () =>
  !process.env.CHROME_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser()
