import type { Page } from 'playwright-core'
import { DESKTOP } from './browser.ts'
import { page, store } from './fixtures.ts'
import { whenHydrated } from './visit.ts'

/** Opens one step of a document's form on the visitor's page, once it responds to keys and clicks. */
export const openForm = async (place: string, viewport = DESKTOP): Promise<void> => {
  await page.setViewportSize(viewport)
  await page.goto(`${store.site}/customize/${place}`)
  await page.locator('#step-heading').waitFor()
  await whenHydrated(page)
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
