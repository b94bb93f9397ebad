import type { Answers } from '../../../../shared/documents/template/template.ts'
import { type AnswerSource, formatSavedAnswers } from './saved-answers.ts'

const isSame = (one: Answers, other: Answers): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])

/**
 * Writes the answers of one form. When another tab has written the same entry, they continue in an entry of their
 * own: neither tab loses an answer, and `isForked` holds until the person has chosen. `first` are the
 * answers that count as written.
 */
export const answerWriter = (source: AnswerSource, first: Answers) => {
  let { entry, remoteEntry } = source
  let written = first
  const isWritten = (answers: Answers): boolean => isSame(answers, written)
  const save = (answers: Answers) => {
    const outcome = entry?.write(formatSavedAnswers(answers))
    if (outcome === 'saved') written = { ...answers }
    return outcome
  }
  const fork = () => {
    if (!source.fork) return void entry?.read()
    remoteEntry = entry
    entry = source.fork()
  }
  return {
    canWrite: entry !== undefined,
    isForked: (): boolean => remoteEntry !== undefined,
    isWritten,
    /** False when the device has no room. */
    write: (answers: Answers): boolean => {
      if (save(answers) === 'changed') {
        fork()
        save(answers)
      }
      return isWritten(answers)
    },
    /** Handles a stored text that another tab has changed. Returns whether it is the one of these answers. */
    handleRemoteChange: (key: string | null, text: string | null, answers: Answers): boolean => {
      if (!entry || key !== entry.key) return false
      // What another tab erased stays on this page, and is saved again with the next change.
      if (text === null) return entry.read() === text
      fork()
      return save(answers) === 'saved'
    },
    /** Continues with the other tab's entry; `read` takes its text and returns its answers. */
    takeRemote: (read: (text: string | null) => Answers): void => {
      if (!remoteEntry) return
      entry = remoteEntry
      remoteEntry = undefined
      written = read(entry.read())
    },
    keepOwn: (): void => {
      remoteEntry = undefined
      source.settle?.()
    },
    /** Erases the entry; `fresh` counts as written. */
    clear: (fresh: Answers): void => {
      written = fresh
      remoteEntry = undefined
      source.settle?.()
      entry?.clear()
    },
  }
}
