import { putIfAbsent } from './bucket.ts'
import { evictTemplate } from './current.ts'
import { insertVersion, keyPrefix, type TemplateVersion } from './versions.ts'

type VersionDraft = Pick<
  TemplateVersion,
  'document_id' | 'version' | 'file_type' | 'notes' | 'state' | 'origin' | 'page_count'
>

/** How far a version's time may be moved forward to get a free key. */
const MAX_SHIFT_MS = 1000

/** {document_id}/{version}_{timestamp}.{extension}, with the time in milliseconds. */
const objectKey = ({ document_id, version, file_type }: VersionDraft, time: Date): string =>
  `${document_id}/${version}_${time.getTime()}.${file_type}`

const toVersion = (
  draft: VersionDraft,
  time: Date,
  path: string,
  size: number,
): TemplateVersion => {
  const date = time.toISOString()
  return {
    ...draft,
    version_key: `${keyPrefix(draft)}${date}#${draft.version}`,
    file_path: path,
    is_current_version: true,
    upload_date: date,
    size,
  }
}

/** Candidate times of a version, in order. They are part of its keys. */
function* candidateTimes(now: Date): Generator<Date> {
  for (let shiftMs = 0; shiftMs < MAX_SHIFT_MS; shiftMs++) yield new Date(now.getTime() + shiftMs)
}

const insertAndEvict = async (version: TemplateVersion): Promise<boolean> => {
  if (!(await insertVersion(version))) return false
  evictTemplate(version.document_id)
  return true
}

/**
 * Stores a file as the newest version of its document. Never overwrites: if the key exists, it uses
 * the next millisecond.
 */
export const storeVersion = async (
  draft: VersionDraft,
  bytes: Uint8Array,
  now = new Date(),
): Promise<TemplateVersion> => {
  for (const time of candidateTimes(now)) {
    const version = toVersion(draft, time, objectKey(draft, time), bytes.length)
    if ((await putIfAbsent(version, bytes)) && (await insertAndEvict(version))) return version
  }
  throw new Error('No free key for this version')
}

/** Adds a row that references an older version's object. Objects are immutable. */
const insertCopy = async (
  { version_key, ...older }: TemplateVersion,
  changes: Pick<TemplateVersion, 'origin' | 'is_current_version'>,
  now: Date,
): Promise<TemplateVersion> => {
  for (const time of candidateTimes(now)) {
    const draft = { ...older, origin: changes.origin }
    const row = { ...toVersion(draft, time, older.file_path, older.size), ...changes }
    if (await insertAndEvict(row)) return row
  }
  throw new Error('No free key for this version')
}

/** Makes an older version the newest. */
export const restoreVersion = (older: TemplateVersion, now = new Date()) =>
  insertCopy(older, { origin: 'restore', is_current_version: true }, now)

/**
 * Withdraws the published file of a type, so that buyers get the generated one. It can be restored.
 */
export const withdrawVersion = (current: TemplateVersion, now = new Date()) =>
  insertCopy(current, { origin: 'withdrawal', is_current_version: false }, now)
