/** A file did not come, or not whole. `status` is that of the answer, 0 without one. */
export class FileUnavailable extends Error {
  readonly status: number
  /** The body of an answer that was no file. */
  readonly body: string

  constructor(status = 0, body = '') {
    super(`No file, status ${status}`)
    this.name = 'FileUnavailable'
    this.status = status
    this.body = body
  }
}

/** Milliseconds after which a file that has not come whole will not be waited for. */
const DOWNLOAD_TIMEOUT_MS = 60_000

/**
 * The whole file at an address, also where that leads to another origin which permits it.
 * @throws FileUnavailable when it is refused, breaks off, or takes longer than DOWNLOAD_TIMEOUT_MS.
 */
export const fetchFile = async (url: string): Promise<Blob> => {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), DOWNLOAD_TIMEOUT_MS)
  const broken = (): never => {
    throw new FileUnavailable()
  }
  try {
    const response = await fetch(url, { signal: limit.signal }).catch(broken)
    if (!response.ok) {
      throw new FileUnavailable(response.status, await response.text().catch(broken))
    }
    return await response.blob().catch(broken)
  } finally {
    clearTimeout(timer)
  }
}

/** Milliseconds after which the browser has certainly read the blob that it saves. */
const REVOKE_DELAY = 60_000

const save = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}

const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })

/** A URL of a blob. Embedded and hardened browsers have none: the function is missing, throws or returns nothing. */
export const blobUrlOf = (blob: Blob): string | undefined => {
  try {
    return URL.createObjectURL(blob) || undefined
  } catch {
    return undefined
  }
}

/** Has the browser save these bytes under this name; the page stays where it is. */
export const saveBlob = async (blob: Blob, name: string): Promise<void> => {
  const address = blobUrlOf(blob)
  if (address === undefined) return save(await dataUrlOf(blob), name)
  save(address, name)
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY)
}
