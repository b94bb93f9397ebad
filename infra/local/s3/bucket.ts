import { createHash, randomUUID } from 'node:crypto'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** `headers` are the stored response headers: content-type, cache-control, x-amz-meta-*. */
export type StoredObject = {
  body: Buffer
  headers: Record<string, string>
  etag: string
  modified: string
}

/** A bucket as a folder. Each object is one file: a line of JSON, then the bytes. */
export const openBucket = (folder: string) => {
  const fileOf = (key: string) => join(folder, `${encodeURIComponent(key)}.object`)
  return {
    get: (key: string) => read(fileOf(key)),
    remove: (key: string) => rm(fileOf(key), { force: true }),
    keys: () => listKeys(folder),
    /** Returns the ETag, or null when `onlyIfAbsent` and the key exists. */
    put: async (
      key: string,
      body: Buffer,
      headers: Record<string, string>,
      { onlyIfAbsent = false, now = new Date() } = {},
    ): Promise<string | null> => {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`
      const head = JSON.stringify({ headers, etag, modified: now.toUTCString() })
      await mkdir(folder, { recursive: true })
      const draft = join(folder, `${randomUUID()}.draft`)
      await writeFile(draft, Buffer.concat([Buffer.from(`${head}\n`), body]))
      return (await publish(draft, fileOf(key), onlyIfAbsent)) ? etag : null
    },
  }
}

export type Bucket = ReturnType<typeof openBucket>

/** Renaming and linking are atomic: a reader sees the whole old object or the whole new one. */
const publish = async (draft: string, file: string, onlyIfAbsent: boolean): Promise<boolean> => {
  if (!onlyIfAbsent) {
    await rename(draft, file)
    return true
  }
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(draft)
  }
}

const read = async (file: string): Promise<StoredObject | null> => {
  try {
    const content = await readFile(file)
    const end = content.indexOf('\n')
    return { ...JSON.parse(content.subarray(0, end).toString()), body: content.subarray(end + 1) }
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

const listKeys = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.object'))
    .map((file) => decodeURIComponent(file.slice(0, -'.object'.length)))
    .sort()
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
