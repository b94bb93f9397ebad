import { isFilled } from '../../../../shared/documents/template/answers.ts'
import { allFields } from '../../../../shared/documents/template/fields.ts'
import { normalize } from '../../../../shared/documents/template/normalize.ts'
import type {
  Answer,
  Answers,
  Field,
  FormTemplate,
} from '../../../../shared/documents/template/template.ts'
import {
  type DeviceStorage,
  isRecord,
  readJson,
  trySetItem,
} from '../../../ui/browser/device-storage.ts'

/** Increased when the stored format changes; older entries are ignored. */
const FORMAT_VERSION = 1

/** In characters: far above any real set of answers, far below the browser's quota. */
const MAX_STORED_LENGTH = 500_000

type Stored = {
  /** ISO timestamp; absent in legacy entries. */
  savedAt: string | undefined
  answers: Record<string, unknown>
}

/** The id of a document's first draft; its storage key has no suffix. */
export const FIRST_DRAFT = ''

/** The storage key of one draft of a document. */
export const savedAnswersKey = (documentId: string, draftId = FIRST_DRAFT): string =>
  `answers:v${FORMAT_VERSION}:${documentId}${draftId && `:${draftId}`}`

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value))

const isValidFor = (field: Field, value: Answer): boolean => {
  if (field.kind === 'checkbox') return typeof value === 'boolean'
  if (typeof value === 'boolean') return false
  if (!field.options || value === '') return true
  return field.options.some((option) => option.value === value)
}

/** Normalizes a stored answer, because the page may have been closed while typing. */
const normalizeStored = (field: Field, value: Answer): Answer =>
  typeof value === 'string' ? normalize(field, value) : value

export const formatSavedAnswers = (answers: Answers, now = new Date()): string =>
  JSON.stringify({ version: FORMAT_VERSION, savedAt: now.toISOString(), answers })

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

/**
 * Parses a stored entry; undefined if it is invalid or of another version. Without zod, to keep the form's
 * first load small.
 */
const parseStored = (text: string): Stored | undefined => {
  const value = readJson(text)
  if (!isRecord(value) || value.version !== FORMAT_VERSION || !isRecord(value.answers))
    return undefined
  return { savedAt: isTime(value.savedAt) ? value.savedAt : undefined, answers: value.answers }
}

/** When the entry was saved (ISO), if known. */
export const savedAtOf = (text: string): string | undefined => parseStored(text)?.savedAt

/**
 * The stored answers to this template's questions. Everything else, such as unknown questions or invalid
 * values, is ignored.
 */
export const parseSavedAnswers = (text: string | null, template: FormTemplate): Answers => {
  if (text === null || text.length > MAX_STORED_LENGTH) return {}
  const stored = parseStored(text)
  if (!stored) return {}
  const saved = new Map(Object.entries(stored.answers))
  const answers = allFields(template).flatMap((field): [string, Answer][] => {
    const value = saved.get(field.key)
    return isAnswer(value) && isValidFor(field, value)
      ? [[field.key, normalizeStored(field, value)]]
      : []
  })
  return Object.fromEntries(answers)
}

/** The maximum length of a quoted outdated answer. */
const MAX_QUOTED_LENGTH = 200

/** An answer that no longer fits the form. Without a label, its question no longer exists. */
type Outdated = { label?: string; answer: string }

/** Stored answers of an older form version that no longer fit. */
export const outdatedAnswers = (text: string | null, template: FormTemplate): Outdated[] => {
  const stored = text === null ? undefined : parseStored(text)
  if (!stored) return []
  const usable = parseSavedAnswers(text, template)
  const labels = new Map(allFields(template).map(({ key, label }) => [key, label]))
  return Object.entries(stored.answers).flatMap(([key, value]) => {
    const isLost = isFilled(value) && isAnswer(value) && typeof value !== 'boolean'
    if (!isLost || Object.hasOwn(usable, key)) return []
    return [{ label: labels.get(key), answer: String(value).slice(0, MAX_QUOTED_LENGTH) }]
  })
}

/** `refused` means that storage is full; `changed` that another tab has written the entry. */
type WriteOutcome = 'saved' | 'refused' | 'changed'

/**
 * A storage entry that several tabs may write. It remembers the last text it read or wrote, and never
 * overwrites newer text of another tab.
 */
export const storageEntry = (storage: DeviceStorage, key: string) => {
  let lastText = storage.getItem(key)
  return {
    key,
    /** Reads the current text, which the next write may then replace. */
    read: (): string | null => {
      lastText = storage.getItem(key)
      return lastText
    },
    write: (text: string): WriteOutcome => {
      const current = storage.getItem(key)
      if (current === text) lastText = text
      if (current !== lastText) return 'changed'
      if (!trySetItem(storage, key, text)) return 'refused'
      lastText = text
      return 'saved'
    },
    clear: (): void => {
      storage.removeItem(key)
      lastText = null
    },
  }
}

export type StorageEntry = ReturnType<typeof storageEntry>

/** Where a form's answers are loaded from and saved to. */
export type AnswerSource = {
  /** Adds the template's defaults to saved answers. */
  complete: (given: Answers) => Record<string, Answer>
  /** The template's default answers. */
  defaults: Answers
  /** Undefined if storage is blocked. */
  entry: StorageEntry | undefined
  /** The other tab's entry, if that tab has overwritten this tab's. */
  remoteEntry?: StorageEntry
  /** Discards the other tab's answers, because the user chose these. */
  settle?: () => void
  /** Creates a separate entry if another tab has written this one. */
  fork?: () => StorageEntry
}

/** The answers of a saved text; `found` is whether it had any. */
export const restoreAnswers = (
  { complete }: AnswerSource,
  text: string | null,
  template: FormTemplate,
) => {
  const saved = parseSavedAnswers(text, template)
  return { answers: complete(saved), found: Object.keys(saved).length > 0 }
}
