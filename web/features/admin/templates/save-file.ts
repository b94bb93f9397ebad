/** The file could not be fetched. */
export class FileUnavailable extends Error {}

const fetchFile = async (url: string): Promise<Blob> => {
  const response = await fetch(url).catch(() => {
    throw new FileUnavailable('No answer')
  })
  if (!response.ok) throw new FileUnavailable(`Status ${response.status}`)
  return response.blob()
}

/** Milliseconds after which a browser has surely taken over what it was given to save. */
const HAND_OVER = 60_000

/**
 * Fetches a file and has the browser save it under this name.
 * @throws FileUnavailable when it does not come.
 */
export const saveFile = async (url: string, fileName: string): Promise<void> => {
  const address = URL.createObjectURL(await fetchFile(url))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), HAND_OVER)
}
