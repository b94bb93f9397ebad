import { isFilled } from '../../../../shared/documents/template/answers.ts'
import { allFields } from '../../../../shared/documents/template/fields.ts'
import { normalize } from '../../../../shared/documents/template/normalize.ts'
import type {
  Answer,
  Answers,
  Field,
  Template,
} from '../../../../shared/documents/template/template.ts'
import { type DeviceStorage, trySetItem } from '../../../ui/browser/device-storage.ts'

/** Raised when the stored shape changes; older entries are then ignored. */
const VERSION = 1

/** Characters; far above any real answer set, far below what a browser stores. */
const MAX_STORED = 500_000

type Stored = {
  /** ISO; absent in what was saved before 2026-11-23. */
  savedAt: string | undefined
  answers: Record<string, unknown>
}

/** The id of a document's first draft, whose key has no end. */
export const FIRST_DRAFT = ''

/** The storage key of one draft of a document. */
export const savedAnswersKey = (documentId: string, draftId = FIRST_DRAFT): string =>
  `answers:v${VERSION}:${documentId}${draftId && `:${draftId}`}`

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value))

const isPossible = (field: Field, value: Answer): boolean => {
  if (field.kind === 'checkbox') return typeof value === 'boolean'
  if (typeof value === 'boolean') return false
  if (!field.options || value === '') return true
  return field.options.some((option) => option.value === value)
}

/** Normalizes a stored answer: the page may have been closed in the middle of typing. */
const tidied = (field: Field, value: Answer): Answer =>
  typeof value === 'string' ? normalize(field, value) : value

/** The JSON of stored text; undefined when it is damaged. */
export const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export const formatSavedAnswers = (answers: Answers, now = new Date()): string =>
  JSON.stringify({ version: VERSION, savedAt: now.toISOString(), answers })

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/** What stored text holds; undefined when it is damaged or of another version. A schema would add zod to the form's first load. */
const parseStored = (text: string): Stored | undefined => {
  const value = readJson(text)
  if (!isRecord(value) || value.version !== VERSION || !isRecord(value.answers)) return undefined
  return { savedAt: isTime(value.savedAt) ? value.savedAt : undefined, answers: value.answers }
}

/** When stored text was saved (ISO), as far as it says. */
export const savedAtOf = (text: string): string | undefined => parseStored(text)?.savedAt

/**
 * The answers that stored text holds for this template's questions. Anything else in it (another
 * version, damaged text, unknown questions, values a question cannot have) is left out.
 */
export const parseSavedAnswers = (text: string | null, template: Template): Answers => {
  if (text === null || text.length > MAX_STORED) return {}
  const stored = parseStored(text)
  if (!stored) return {}
  const saved = new Map(Object.entries(stored.answers))
  const answers = allFields(template).flatMap((field): [string, Answer][] => {
    const value = saved.get(field.key)
    return isAnswer(value) && isPossible(field, value) ? [[field.key, tidied(field, value)]] : []
  })
  return Object.fromEntries(answers)
}

/** Characters that are quoted of an answer that no longer fits. */
const MAX_QUOTED = 200

/** An answer that the form no longer takes. Without a label, its question is no longer asked. */
type Outdated = { label?: string; answer: string }

/** The answers in stored text that today's form has no place for: an older version of it had. */
export const outdatedAnswers = (text: string | null, template: Template): Outdated[] => {
  const stored = text === null ? undefined : parseStored(text)
  if (!stored) return []
  const usable = parseSavedAnswers(text, template)
  const labels = new Map(allFields(template).map(({ key, label }) => [key, label]))
  return Object.entries(stored.answers).flatMap(([key, value]) => {
    const isLost = isFilled(value) && isAnswer(value) && typeof value !== 'boolean'
    if (!isLost || Object.hasOwn(usable, key)) return []
    return [{ label: labels.get(key), answer: String(value).slice(0, MAX_QUOTED) }]
  })
}

/** `refused` is a device without room; `changed` is an entry that another tab has written since. */
type WriteOutcome = 'saved' | 'refused' | 'changed'

/**
 * One entry of the device's storage that several tabs may write. It remembers the text it read or
 * wrote last, so that a write never overwrites what another tab has written since.
 */
export const storageEntry = (storage: DeviceStorage, key: string) => {
  let known = storage.getItem(key)
  return {
    key,
    /** Reads the present text; the next write may replace it. */
    read: (): string | null => {
      known = storage.getItem(key)
      return known
    },
    write: (text: string): WriteOutcome => {
      const present = storage.getItem(key)
      if (present === text) known = text
      if (present !== known) return 'changed'
      if (!trySetItem(storage, key, text)) return 'refused'
      known = text
      return 'saved'
    },
    clear: (): void => {
      storage.removeItem(key)
      known = null
    },
  }
}

export type StorageEntry = ReturnType<typeof storageEntry>

/** Where a form's answers come from, and where it saves them. */
export type AnswerSource = {
  /** The form's answers by those that were given: what the template suggests follows them. */
  complete: (given: Answers) => Record<string, Answer>
  /** The template's default answers. */
  defaults: Answers
  /** Undefined where the browser refuses storage. */
  entry: StorageEntry | undefined
  /** The entry of another tab's answers, when that tab has written over what this tab had saved. */
  remoteEntry?: StorageEntry
  /** Forgets them: the person has chosen this tab's answers. */
  settle?: () => void
  /** Makes an entry of its own for answers whose entry another tab has written. */
  fork?: () => StorageEntry
}

/** The form's answers by the saved text; `found` is whether any came from it. */
export const restored = ({ complete }: AnswerSource, text: string | null, template: Template) => {
  const saved = parseSavedAnswers(text, template)
  return { answers: complete(saved), found: Object.keys(saved).length > 0 }
}
