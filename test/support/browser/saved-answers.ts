import type { Page } from 'playwright-core'
import type { Answers, Template } from '../../../shared/documents/template/template.ts'
import {
  formatSavedAnswers,
  savedAnswersKey,
} from '../../../web/features/customize/answers/saved-answers.ts'

/** Puts answers into the device's storage as an earlier visit does, for the next page that is opened. */
export const saveAnswers = async (
  page: Page,
  template: Template,
  answers: Answers = template.sampleAnswers,
): Promise<void> => {
  const entry = { key: savedAnswersKey(template.id), text: formatSavedAnswers(answers) }
  await page.addInitScript(({ key, text }) => {
    if (sessionStorage.getItem('visited')) return
    sessionStorage.setItem('visited', 'yes')
    localStorage.setItem(key, text)
  }, entry)
}
