/** A file couldn't be fetched completely. `status` is the response's, or 0 without a response. */
export class FileUnavailable extends Error {
  readonly status: number
  /** The body of a response that isn't a file. */
  readonly body: string

  constructor(status = 0, body = '') {
    super(`No file, status ${status}`)
    this.name = 'FileUnavailable'
    this.status = status
    this.body = body
  }
}

/** The time limit for fetching a whole file. */
const DOWNLOAD_TIMEOUT_MS = 60_000

/**
 * Fetches a whole file, following redirects to other origins that allow it.
 * @throws FileUnavailable if it is rejected, interrupted, or takes longer than DOWNLOAD_TIMEOUT_MS
 */
export const fetchFile = async (url: string): Promise<Blob> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), DOWNLOAD_TIMEOUT_MS)
  const throwUnavailable = (): never => {
    throw new FileUnavailable()
  }
  try {
    const response = await fetch(url, { signal: controller.signal }).catch(throwUnavailable)
    if (!response.ok) {
      throw new FileUnavailable(response.status, await response.text().catch(throwUnavailable))
    }
    return await response.blob().catch(throwUnavailable)
  } finally {
    clearTimeout(timer)
  }
}

/** By then, the browser has certainly read the blob that it saves. */
const REVOKE_DELAY_MS = 60_000

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

/** A blob URL. In embedded and hardened browsers the function may be missing, throw or return nothing. */
export const blobUrlOf = (blob: Blob): string | undefined => {
  try {
    return URL.createObjectURL(blob) || undefined
  } catch {
    return undefined
  }
}

/** Saves a blob as a download with this name, without leaving the page. */
export const saveBlob = async (blob: Blob, name: string): Promise<void> => {
  const address = blobUrlOf(blob)
  if (address === undefined) return save(await dataUrlOf(blob), name)
  save(address, name)
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS)
}
