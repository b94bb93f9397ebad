import type { Page } from 'playwright-core'
import type { Answers, Template } from '../../../shared/documents/template/template.ts'
import {
  formatSavedAnswers,
  savedAnswersKey,
} from '../../../web/features/form/state/saved-answers.ts'
import { SCRIPTLESS_PATH } from './browser.ts'

/** Saves answers and the chosen state in the browser's storage, like an earlier visit to the store at `site`. */
export const saveAnswers = async (
  page: Page,
  site: string,
  template: Template,
  answers: Answers = template.sampleAnswers,
): Promise<void> => {
  const state = answers[template.stateField]
  const entries = {
    [savedAnswersKey(template.id)]: formatSavedAnswers(answers),
    ...(state !== undefined && { state: String(state) }),
  }
  await page.goto(site + SCRIPTLESS_PATH)
  await page.evaluate((saved) => {
    for (const [key, text] of Object.entries(saved)) localStorage.setItem(key, text)
  }, entries)
}
