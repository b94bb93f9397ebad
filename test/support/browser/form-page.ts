import { DESKTOP } from './browser.ts'
import { page, visit } from './fixtures.ts'

/** Opens one step of a document's form on the visitor's page, once it responds to keys and clicks. */
export const openForm = async (place: string, viewport = DESKTOP): Promise<void> => {
  await page.setViewportSize(viewport)
  await visit(`/customize/${place}`)
  await page.locator('#step-heading').waitFor()
}

export const question = (key: string) => page.locator(`[name="${key}"]`).first()

/** The error text of a question, without its prefix for screen readers; '' if there is none. */
export const errorAt = (key: string): Promise<string> =>
  page.evaluate((id) => {
    const text = document.getElementById(id)?.textContent ?? ''
    return text.replace(/^Error:\s*/, '')
  }, `question-${key}-error`)

/** Answers a question and moves the focus away. */
export const answer = async (key: string, text: string): Promise<void> => {
  await question(key).fill(text)
  await question(key).blur()
}

/** The id or else the visible text of the focused element; '' if there is none. */
export const focusedElement = (): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === document.body) return ''
    return element?.id || element?.textContent?.trim() || ''
  })
