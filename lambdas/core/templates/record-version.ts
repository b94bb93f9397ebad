import { putNew } from './bucket.ts'
import { forgetTemplate } from './current.ts'
import { keyPrefix, pathOf, type TemplateVersion } from './version.ts'
import { insertVersion } from './version-table.ts'

export type VersionDraft = Pick<
  TemplateVersion,
  'document_id' | 'version' | 'file_type' | 'notes' | 'state' | 'origin' | 'page_count'
>

/** Nobody uploads the same version so often within a second. */
const MAX_TRIES = 1000

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

/** The moments to try, one after the other: the key of a version is made of its time. */
function* momentsFrom(now: Date): Generator<Date> {
  for (let later = 0; later < MAX_TRIES; later++) yield new Date(now.getTime() + later)
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
    const version = dated(draft, time, pathOf(draft, time), bytes.length)
    if ((await putNew(version, bytes)) && (await record(version))) return version
  }
  throw new Error('No free key for this version')
}

/** Makes an older version the newest: a new row for the same object, which never changes. */
export const restoreVersion = async (
  { version_key, ...older }: TemplateVersion,
  now = new Date(),
): Promise<TemplateVersion> => {
  for (const time of momentsFrom(now)) {
    const restored = dated({ ...older, origin: 'restore' }, time, older.file_path, older.size)
    if (await record(restored)) return restored
  }
  throw new Error('No free key for this version')
}
