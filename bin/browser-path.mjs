import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(homedir(), 'AppData/Local/Google/Chrome/Application/chrome.exe'),
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Debian's Chromium without windows: the same engine with much less around it, and no PDF viewer. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Whether browsers are there without one of our own; knows it before any package is installed. */
export const hasBrowsers = () =>
  Boolean(process.env.CHROME_PATH) ||
  (existsSync(HEADLESS_SHELL) && INSTALLED.some((path) => existsSync(path)))

const ownDownload = async () => {
  const { chromium } = await import('playwright-core')
  return chromium.executablePath()
}

/**
 * The browser for the browser tests: CHROME_PATH, else an installed Chromium or Chrome,
 * else the one playwright has downloaded.
 * @returns {Promise<string | undefined>}
 */
export const findBrowser = async () =>
  [process.env.CHROME_PATH, ...INSTALLED, await ownDownload()].find(
    (path) => path && existsSync(path),
  )

/**
 * The same for tests that only look at pages: the headless shell where there is one.
 * @returns {Promise<string | undefined>}
 */
export const findHeadless = async () =>
  !process.env.CHROME_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findBrowser()
