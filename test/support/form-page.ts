import type { Browser, Page } from 'playwright-core'
import { DESKTOP, openPage } from './browser.ts'

/** A visitor's window at one step of a document's form, once its heading stands. */
export const openForm = async (
  browser: Browser,
  site: string,
  place: string,
  viewport = DESKTOP,
) => {
  const visit = await openPage(browser, viewport)
  await visit.page.goto(`${site}/customize/${place}`)
  await visit.page.locator('#step-heading').waitFor()
  return visit
}

export const question = (page: Page, key: string) => page.locator(`[name="${key}"]`).first()

/** The text of the mistake that stands at a question, without the word for listeners; '' without one. */
export const errorAt = (page: Page, key: string): Promise<string> =>
  page.evaluate((id) => {
    const text = document.getElementById(id)?.textContent ?? ''
    return text.replace(/^Error:\s*/, '')
  }, `question-${key}-error`)

/** Types into a question and leaves it. */
export const answer = async (page: Page, key: string, text: string): Promise<void> => {
  await question(page, key).fill(text)
  await question(page, key).blur()
}

/** What has the focus: its id, or its visible text; '' when nothing has. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === document.body) return ''
    return element?.id || element?.textContent?.trim() || ''
  })
