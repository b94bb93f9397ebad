import { defaultsFor } from '../../../../shared/documents/fields.ts'
import type { Answers, Template } from '../../../../shared/documents/template.ts'
import { type AnswerStore, answerStore } from './answer-store.ts'
import { type DeviceStorage, openStorage } from './device-storage.ts'
import { parseSavedAnswers, savedAnswersKey } from './saved-answers.ts'

/** Where a form's answers begin and where they are kept while they are given. */
export type AnswerSource = {
  /** The form before anything was typed; also after "Clear my answers". */
  start: Answers
  /** Of these, the ones that nobody gave: our own defaults. */
  opening: Answers
  /** Undefined where the browser keeps nothing. */
  store: AnswerStore | undefined
}

/** The answers to a document that is still to be bought: kept on the device for the next visit. */
export const deviceSource = (
  template: Template,
  today: string,
  storage: DeviceStorage | undefined = openStorage(),
): AnswerSource => {
  const start = defaultsFor(template, { today })
  const store = storage && answerStore(storage, savedAnswersKey(template.id))
  return { start, opening: start, store }
}

/** What the kept text makes of the form. */
export const restored = ({ start }: AnswerSource, text: string | null, template: Template) => {
  const found = parseSavedAnswers(text, template)
  return { answers: { ...start, ...found }, found: Object.keys(found).length > 0 }
}
