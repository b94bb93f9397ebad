import type { Browser, Page } from 'playwright-core'
import { DESKTOP, openPage } from './browser.ts'
import { whenHydrated } from './visit.ts'

/** A new page at one step of a document's form, once it responds to keys and clicks. */
export const openForm = async (
  browser: Browser,
  site: string,
  place: string,
  viewport = DESKTOP,
) => {
  const visit = await openPage(browser, viewport)
  await visit.page.goto(`${site}/customize/${place}`)
  await visit.page.locator('#step-heading').waitFor()
  await whenHydrated(visit.page)
  return visit
}

export const question = (page: Page, key: string) => page.locator(`[name="${key}"]`).first()

/** The error text of a question, without its prefix for screen readers; '' if there is none. */
export const errorAt = (page: Page, key: string): Promise<string> =>
  page.evaluate((id) => {
    const text = document.getElementById(id)?.textContent ?? ''
    return text.replace(/^Error:\s*/, '')
  }, `question-${key}-error`)

/** Answers a question and moves the focus away. */
export const answer = async (page: Page, key: string, text: string): Promise<void> => {
  await question(page, key).fill(text)
  await question(page, key).blur()
}

/** The id or else the visible text of the focused element; '' if there is none. */
export const focusedElement = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === document.body) return ''
    return element?.id || element?.textContent?.trim() || ''
  })
