import type { Page } from 'playwright-core'
import type { Answers, Template } from '../../shared/documents/template.ts'
import {
  formatSavedAnswers,
  savedAnswersKey,
} from '../../web/features/customize/answers/saved-answers.ts'

/** Answers as an earlier visit left them on the device; pages opened from now on find them once. */
export const keepAnswers = async (
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
