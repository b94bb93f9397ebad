import { createHash } from 'node:crypto'
import { listKeys, openVersions, type Version, type VersionHead } from './versions.ts'

/** One line of ListObjectVersions. */
export type ListedVersion = Pick<Version, 'id' | 'etag' | 'modified' | 'isMarker'> & {
  key: string
  size: number
  isLatest: boolean
}

type Written = { etag: string; versionId: string }

/** Runs tasks with the same name sequentially. */
const createSerializer = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const previous = last.get(name) ?? Promise.resolve()
    const current = previous.then(task, task)
    last.set(name, current)
    try {
      return await current
    } finally {
      if (last.get(name) === current) last.delete(name)
    }
  }
}

/** A versioned bucket as a folder. */
export const openBucket = (folder: string) => {
  const serialize = createSerializer()
  const versions = (key: string) => openVersions(folder, key)
  const add = async (key: string, head: VersionHead, body: Buffer): Promise<Written> => ({
    etag: head.etag,
    versionId: await versions(key).add(head, body),
  })
  const listVersionsOfKey = async (key: string): Promise<ListedVersion[]> => {
    const keyVersions = versions(key)
    const ids = await keyVersions.ids()
    const all = await Promise.all(ids.map((id) => keyVersions.read(id)))
    return all.flatMap((version) =>
      version
        ? [{ ...version, key, size: version.body.length, isLatest: version.id === ids[0] }]
        : [],
    )
  }
  const keysWith = async (prefix: string) =>
    (await listKeys(folder)).filter((key) => key.startsWith(prefix))
  return {
    /** The newest version, which may be a delete marker, or a specific one. */
    get: (key: string, id?: string) => (id ? versions(key).read(id) : versions(key).readNewest()),
    /** Returns null when `onlyIfAbsent` and the key has an object. */
    put: (
      key: string,
      body: Buffer,
      headers: Record<string, string>,
      { onlyIfAbsent = false, now = new Date() } = {},
    ): Promise<Written | null> =>
      serialize(key, async () => {
        const newest = onlyIfAbsent ? await versions(key).readNewest() : undefined
        if (newest && !newest.isMarker) return null
        const etag = `"${createHash('md5').update(body).digest('hex')}"`
        return add(key, { headers, etag, modified: now.toUTCString() }, body)
      }),
    /** Hides the object behind a delete marker. */
    hide: (key: string, now: Date): Promise<Written> =>
      serialize(key, () => {
        const head = { headers: {}, etag: '', modified: now.toUTCString(), isMarker: true }
        return add(key, head, Buffer.alloc(0))
      }),
    /** Permanently removes one version. */
    remove: (key: string, id: string) => serialize(key, () => versions(key).remove(id)),
    /** The keys whose newest version is an object. */
    keys: async (prefix: string): Promise<string[]> => {
      const keys = await keysWith(prefix)
      const newest = await Promise.all(keys.map((key) => versions(key).readNewest()))
      return keys.filter((_, index) => newest[index] && !newest[index].isMarker)
    },
    /** Every version of these keys, the newest of each key first. */
    versions: async (prefix: string): Promise<ListedVersion[]> =>
      (await Promise.all((await keysWith(prefix)).map(listVersionsOfKey))).flat(),
  }
}

export type Bucket = ReturnType<typeof openBucket>
