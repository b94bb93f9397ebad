import type { Answers } from '../../../../shared/documents/template/template.ts'
import { type AnswerSource, formatSavedAnswers } from './saved-answers.ts'

const isSame = (a: Answers, b: Answers): boolean =>
  Object.keys({ ...a, ...b }).every((key) => a[key] === b[key])

/**
 * Saves a form's answers. If another tab has changed the same entry, they continue in a separate entry, so that
 * neither tab loses answers; `isForked` is true until the user chooses. `first` are the answers that count as
 * saved.
 */
export const answerWriter = (source: AnswerSource, initial: Answers) => {
  let { entry, remoteEntry } = source
  let lastSaved = initial
  const isSaved = (answers: Answers): boolean => isSame(answers, lastSaved)
  const save = (answers: Answers) => {
    const outcome = entry?.write(formatSavedAnswers(answers))
    if (outcome === 'saved') lastSaved = { ...answers }
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
    isSaved,
    /** False if storage is full. */
    write: (answers: Answers): boolean => {
      if (save(answers) === 'changed') {
        fork()
        save(answers)
      }
      return isSaved(answers)
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
    adoptRemote: (read: (text: string | null) => Answers): void => {
      if (!remoteEntry) return
      entry = remoteEntry
      remoteEntry = undefined
      lastSaved = read(entry.read())
    },
    keepLocal: (): void => {
      remoteEntry = undefined
      source.settle?.()
    },
    /** Erases the entry; `fresh` counts as saved. */
    clear: (fresh: Answers): void => {
      lastSaved = fresh
      remoteEntry = undefined
      source.settle?.()
      entry?.clear()
    },
  }
}
