import { allFields } from '../../../../shared/documents/fields.ts'
import type { Answer, Answers, Template } from '../../../../shared/documents/template.ts'
import type { OpenCorrection } from '../../../lib/open-correction.ts'
import type { AnswerSource } from '../answers/answer-source.ts'
import { answerStore } from '../answers/answer-store.ts'
import { type DeviceStorage, openStorage } from '../answers/device-storage.ts'

/** What was not answered is empty: a default now would add what the buyer never said. */
const bought = (template: Template, answers: Answers): Answers =>
  Object.fromEntries(
    allFields(template).map(({ key, kind }): [string, Answer] => [
      key,
      answers[key] ?? (kind === 'checkbox' ? false : ''),
    ]),
  )

/** Bought answers under correction: kept for this tab, apart from those of documents still to be bought. */
export const correctionSource = (
  template: Template,
  { documentId, revision, answers }: OpenCorrection,
  storage: DeviceStorage | undefined = openStorage(() => window.sessionStorage),
): AnswerSource => ({
  start: bought(template, answers),
  opening: {},
  store: storage && answerStore(storage, `corrected-answers:${documentId}:${revision}`),
})
