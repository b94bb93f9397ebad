import type { Answers } from '../../../shared/documents/template/template.ts'
import { type AnswerSource, formatSavedAnswers } from './saved-answers.ts'

/**
 * Writes the answers of one form. When another tab has written the same entry, they go on in one of their
 * own: neither tab loses an answer, and `isApart` holds until the person has chosen. `first` are the
 * answers that count as written.
 */
export const answerWriter = (source: AnswerSource, first: Answers) => {
  let { entry, theirs } = source
  let written = first
  const save = (answers: Answers) => {
    const outcome = entry?.write(formatSavedAnswers(answers))
    if (outcome === 'saved') written = answers
    return outcome
  }
  const goApart = () => {
    if (!source.fork) return void entry?.read()
    theirs = entry
    entry = source.fork()
  }
  return {
    canWrite: entry !== undefined,
    isApart: (): boolean => theirs !== undefined,
    isWritten: (answers: Answers): boolean => answers === written,
    /** False when the device has no room. */
    write: (answers: Answers): boolean => {
      if (save(answers) === 'changed') {
        goApart()
        save(answers)
      }
      return answers === written
    },
    /** Another tab has changed a stored text. Returns whether it is the one of these answers. */
    hear: (key: string | null, text: string | null, answers: Answers): boolean => {
      if (!entry || key !== entry.key) return false
      // What was erased elsewhere stays on this page, and is saved again with the next change.
      if (text === null) return entry.read() === text
      goApart()
      return save(answers) === 'saved'
    },
    /** Works with the other tab's entry from now on; `read` takes its text and returns its answers. */
    takeTheirs: (read: (text: string | null) => Answers): void => {
      if (!theirs) return
      entry = theirs
      theirs = undefined
      written = read(entry.read())
    },
    stay: (): void => {
      theirs = undefined
      source.settle?.()
    },
    /** Erases the entry; `fresh` counts as written. */
    clear: (fresh: Answers): void => {
      written = fresh
      theirs = undefined
      source.settle?.()
      entry?.clear()
    },
  }
}
