import type { Answers } from '../../../../shared/documents/template/template.ts'
import { type AnswerSource, formatSavedAnswers } from './saved-answers.ts'

const isSame = (one: Answers, other: Answers): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])

/**
 * Saves a form's answers. If another tab has changed the same entry, they continue in a separate entry, so that
 * neither tab loses answers; `isForked` is true until the user chooses. `first` are the answers that count as
 * saved.
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
    /** False if storage is full. */
    write: (answers: Answers): boolean => {
      if (save(answers) === 'changed') {
        fork()
        save(answers)
      }
      return isWritten(answers)
    },
    /** Handles a change by another tab. Returns whether it concerns these answers. */
    handleRemoteChange: (key: string | null, text: string | null, answers: Answers): boolean => {
      if (!entry || key !== entry.key) return false
      // Answers erased by another tab stay here and are saved with the next change.
      if (text === null) return entry.read() === text
      fork()
      return save(answers) === 'saved'
    },
    /** Continues with the other tab's entry; `read` parses its text and returns its answers. */
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
    /** Erases the entry; `fresh` counts as saved. */
    clear: (fresh: Answers): void => {
      written = fresh
      remoteEntry = undefined
      source.settle?.()
      entry?.clear()
    },
  }
}
