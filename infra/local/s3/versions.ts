import { randomBytes, randomUUID } from 'node:crypto'
import { access, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/*
 * The versions of a key as files. Version ids begin with a sequence number, so that names sort by
 * age. A file next to the folder is from before versioning: the oldest version, called "null" as in
 * S3.
 */

/** The first line of a version's file, as JSON. `headers` are the stored response headers. */
export type VersionHead = {
  headers: Record<string, string>
  etag: string
  modified: string
  /** A delete marker has no bytes, and hides the versions before it. */
  isMarker?: boolean
}

export type Version = VersionHead & { id: string; body: Buffer }

const FOLDER_SUFFIX = '.versions'
const FILE_SUFFIX = '.version'
const LEGACY_SUFFIX = '.object'
const NULL_ID = 'null'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The result, or the fallback if the file doesn't exist. */
const fallbackIfMissing = async <T>(found: Promise<T>, fallback: T): Promise<T> => {
  try {
    return await found
  } catch (error) {
    if (isMissing(error)) return fallback
    throw error
  }
}

const keyFromFileName = (file: string, ending: string): string[] =>
  file.endsWith(ending) ? [decodeURIComponent(file.slice(0, -ending.length))] : []

/** Whether a text has the format of a version id. */
export const isVersionId = (text: string): boolean => /^(null|\d{10}[0-9a-f]{22})$/.test(text)

/** Every key with a version, sorted by bytes as in S3. */
export const listKeys = async (bucket: string): Promise<string[]> => {
  const files = await fallbackIfMissing(readdir(bucket), [])
  const keys = files.flatMap((file) => [
    ...keyFromFileName(file, FOLDER_SUFFIX),
    ...keyFromFileName(file, LEGACY_SUFFIX),
  ])
  return [...new Set(keys)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
}

const parse = (id: string, content: Buffer): Version => {
  const end = content.indexOf('\n')
  const head = JSON.parse(content.subarray(0, end).toString()) as VersionHead
  return { ...head, id, body: content.subarray(end + 1) }
}

const sequenceNumber = (id: string | undefined): number => (id ? Number(id.slice(0, 10)) : 0)

/** The versions of a key, newest first. */
export const openVersions = (bucket: string, key: string) => {
  const folder = join(bucket, `${encodeURIComponent(key)}${FOLDER_SUFFIX}`)
  const legacyFile = join(bucket, `${encodeURIComponent(key)}${LEGACY_SUFFIX}`)
  const fileOf = (id: string) => (id === NULL_ID ? legacyFile : join(folder, `${id}${FILE_SUFFIX}`))

  const read = async (id: string): Promise<Version | undefined> => {
    const content = await fallbackIfMissing(readFile(fileOf(id)), undefined)
    return content && parse(id, content)
  }
  const ids = async (): Promise<string[]> => {
    const files = await fallbackIfMissing(readdir(folder), [])
    const versionIds = files.flatMap((file) => keyFromFileName(file, FILE_SUFFIX)).sort()
    const hasLegacyFile = await fallbackIfMissing(
      access(legacyFile).then(() => true),
      false,
    )
    return [...versionIds.reverse(), ...(hasLegacyFile ? [NULL_ID] : [])]
  }
  const readNewest = async (): Promise<Version | undefined> => {
    const [id] = await ids()
    return id === undefined ? undefined : read(id)
  }
  /** Renames atomically, so that readers never see a partial version. */
  const add = async (head: VersionHead, body: Buffer): Promise<string> => {
    const [last] = await ids()
    const next = sequenceNumber(last === NULL_ID ? undefined : last) + 1
    const id = `${String(next).padStart(10, '0')}${randomBytes(11).toString('hex')}`
    const draft = join(bucket, `${randomUUID()}.draft`)
    await mkdir(folder, { recursive: true })
    await writeFile(draft, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]))
    await rename(draft, fileOf(id))
    return id
  }
  /** Permanently removes one version and returns it, if it existed. */
  const remove = async (id: string): Promise<Version | undefined> => {
    const found = (await ids()).includes(id) ? await read(id) : undefined
    if (!found) return undefined
    await rm(fileOf(id))
    const remaining = await fallbackIfMissing(readdir(folder), undefined)
    if (remaining?.length === 0) await rmdir(folder)
    return found
  }
  return { ids, read, readNewest, add, remove }
}
