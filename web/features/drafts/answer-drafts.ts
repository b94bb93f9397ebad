import { isFilled } from '../../../shared/documents/template/answers.ts'
import { completeAnswers } from '../../../shared/documents/template/fields.ts'
import type { Answers, FormTemplate } from '../../../shared/documents/template/template.ts'
import {
  type DeviceStorage,
  isRecord,
  memoryStorage,
  openStorage,
  readJson,
  trySetItem,
} from '../../ui/browser/device-storage.ts'
import { newId } from '../../ui/browser/new-id.ts'
import {
  type AnswerSource,
  FIRST_DRAFT,
  parseSavedAnswers,
  type StorageEntry,
  savedAnswersKey,
  savedAtOf,
  storageEntry,
} from '../form/state/saved-answers.ts'

/** One set of answers on this device, named after the first names in it. */
export type Draft = { id: string; name: string; savedAt: string | undefined; text: string }

/** Local storage has the drafts; session storage has the tab's current one. */
type Storages = { device: DeviceStorage | undefined; tab: DeviceStorage }

/** The browser's storages, or empty ones while prerendering. */
const browserStorages = (): Storages =>
  typeof window === 'undefined'
    ? { device: memoryStorage(), tab: memoryStorage() }
    : {
        device: openStorage(),
        tab: openStorage(() => window.sessionStorage) ?? memoryStorage(),
      }

/**
 * The tab's draft, and the text it last wrote or read. `forkedFrom` is a draft that another tab has
 * overwritten, until the visitor chooses.
 */
type TabDraft = { id: string; text: string | null; forkedFrom?: string | undefined }

const isTabDraft = (value: unknown): value is TabDraft =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  (value.text === null || typeof value.text === 'string') &&
  (value.forkedFrom === undefined || typeof value.forkedFrom === 'string')

const tabKey = (documentId: string) => `draft:${documentId}`

const readTab = (tab: DeviceStorage, documentId: string): TabDraft | undefined => {
  const draft = readJson(tab.getItem(tabKey(documentId)))
  return isTabDraft(draft) ? draft : undefined
}

const writeTab = (tab: DeviceStorage, documentId: string, draft: TabDraft): void => {
  trySetItem(tab, tabKey(documentId), JSON.stringify(draft))
}

const keysOf = (storage: DeviceStorage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')

/** A draft is named after its parties. */
const nameOf = ({ parties }: FormTemplate, answers: Answers): string =>
  parties
    .map((key) => answers[key])
    .filter(isFilled)
    .join(' and ') || 'Untitled draft'

/** A document's drafts, latest first. */
export const listDrafts = (
  template: FormTemplate,
  device: DeviceStorage | undefined = openStorage(),
): Draft[] => {
  if (!device) return []
  const firstKey = savedAnswersKey(template.id)
  return keysOf(device)
    .filter((key) => key === firstKey || key.startsWith(`${firstKey}:`))
    .flatMap((key) => {
      const text = device.getItem(key)
      if (text === null) return []
      const id = key === firstKey ? FIRST_DRAFT : key.slice(firstKey.length + 1)
      const name = nameOf(template, parseSavedAnswers(text, template))
      return [{ id, name, savedAt: savedAtOf(text), text }]
    })
    .sort((a, b) => (b.savedAt ?? '').localeCompare(a.savedAt ?? ''))
}

/** The id of the tab's current draft. */
export const tabDraftId = (documentId: string): string | undefined =>
  readTab(browserStorages().tab, documentId)?.id

/** Selects the draft that this tab opens next. */
export const chooseDraft = (
  documentId: string,
  id: string,
  { device, tab }: Storages = browserStorages(),
): void =>
  writeTab(tab, documentId, {
    id,
    text: device?.getItem(savedAnswersKey(documentId, id)) ?? null,
  })

export const deleteDraft = (
  documentId: string,
  id: string,
  device: DeviceStorage | undefined = openStorage(),
): void => device?.removeItem(savedAnswersKey(documentId, id))

export const newDraftId = (): string => newId().slice(0, 8)

/** A storage entry; the tab remembers what it last wrote or read. */
const draftEntry = (
  { tab }: Storages,
  device: DeviceStorage,
  documentId: string,
  { id, forkedFrom }: Omit<TabDraft, 'text'>,
): StorageEntry & { settle: () => void } => {
  const entry = storageEntry(device, savedAnswersKey(documentId, id))
  let origin = forkedFrom
  const remember = (text: string | null) =>
    writeTab(tab, documentId, { id, text, forkedFrom: origin })
  return {
    ...entry,
    settle: () => {
      origin = undefined
      if (readTab(tab, documentId)?.id === id) remember(entry.read())
    },
    read: () => {
      const text = entry.read()
      remember(text)
      return text
    },
    write: (text) => {
      const outcome = entry.write(text)
      if (outcome === 'saved') remember(text)
      return outcome
    },
    clear: () => {
      entry.clear()
      remember(null)
    },
  }
}

/**
 * The tab's draft, or in a new tab the device's latest. If another tab has overwritten the draft,
 * its answers are never adopted silently: this tab's answers continue in a separate draft. React
 * may call this twice per form; the second call finds what the first wrote.
 */
export const draftSource = (
  template: FormTemplate,
  today: string,
  storages: Storages = browserStorages(),
): AnswerSource => {
  const complete = (saved: Answers) => completeAnswers(template, saved, { today })
  const defaults = complete({})
  const { device, tab } = storages
  if (!device) return { complete, defaults, entry: undefined }
  const entryOf = (id: string, forkedFrom?: string) =>
    draftEntry(storages, device, template.id, { id, forkedFrom })
  const fork = () => entryOf(newDraftId())
  const forkFrom = (entry: ReturnType<typeof entryOf>, from: string): AnswerSource => ({
    ...{ complete, defaults, entry, fork },
    remoteEntry: entryOf(from),
    settle: entry.settle,
  })
  const tabDraft = readTab(tab, template.id)
  if (tabDraft?.text && tabDraft.forkedFrom !== undefined) {
    return forkFrom(entryOf(tabDraft.id, tabDraft.forkedFrom), tabDraft.forkedFrom)
  }
  const id = tabDraft?.id ?? listDrafts(template, device)[0]?.id ?? FIRST_DRAFT
  const currentText = device.getItem(savedAnswersKey(template.id, id))
  if (!tabDraft?.text || currentText === null || currentText === tabDraft.text) {
    return { complete, defaults, entry: entryOf(id), fork }
  }
  const entry = entryOf(newDraftId(), id)
  entry.write(tabDraft.text)
  return forkFrom(entry, id)
}
