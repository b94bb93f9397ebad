import { putNew } from './bucket.ts'
import { forgetTemplate } from './current.ts'
import { insertVersion, keyPrefix, type TemplateVersion } from './versions.ts'

type VersionDraft = Pick<
  TemplateVersion,
  'document_id' | 'version' | 'file_type' | 'notes' | 'state' | 'origin' | 'page_count'
>

/** Milliseconds after `now` that a version may take instead; nobody uploads one so often in a second. */
const MAX_DELAY = 1000

/** {document_id}/{version}_{timestamp}.{extension}, with the time in milliseconds. */
const objectKey = ({ document_id, version, file_type }: VersionDraft, time: Date): string =>
  `${document_id}/${version}_${time.getTime()}.${file_type}`

const dated = (draft: VersionDraft, time: Date, path: string, size: number): TemplateVersion => {
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

/** The times that a version may have, in order: the key of its row and its object contain it. */
function* momentsFrom(now: Date): Generator<Date> {
  for (let later = 0; later < MAX_DELAY; later++) yield new Date(now.getTime() + later)
}

const record = async (version: TemplateVersion): Promise<boolean> => {
  if (!(await insertVersion(version))) return false
  forgetTemplate(version.document_id)
  return true
}

/**
 * Stores a file as the newest version of its document. It never overwrites: where its key is taken,
 * it takes the next millisecond.
 */
export const storeVersion = async (
  draft: VersionDraft,
  bytes: Uint8Array,
  now = new Date(),
): Promise<TemplateVersion> => {
  for (const time of momentsFrom(now)) {
    const version = dated(draft, time, objectKey(draft, time), bytes.length)
    if ((await putNew(version, bytes)) && (await record(version))) return version
  }
  throw new Error('No free key for this version')
}

/** Records a new row for the object of an older version, since objects never change. */
const recordAgain = async (
  { version_key, ...older }: TemplateVersion,
  changes: Pick<TemplateVersion, 'origin' | 'is_current_version'>,
  now: Date,
): Promise<TemplateVersion> => {
  for (const time of momentsFrom(now)) {
    const draft = { ...older, origin: changes.origin }
    const row = { ...dated(draft, time, older.file_path, older.size), ...changes }
    if (await record(row)) return row
  }
  throw new Error('No free key for this version')
}

/** Makes an older version the newest. */
export const restoreVersion = (older: TemplateVersion, now = new Date()) =>
  recordAgain(older, { origin: 'restore', is_current_version: true }, now)

/** Withdraws the published file of its type: buyers get the generated one. The file can be restored. */
export const withdrawVersion = (current: TemplateVersion, now = new Date()) =>
  recordAgain(current, { origin: 'withdrawal', is_current_version: false }, now)
