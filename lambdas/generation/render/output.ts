import { promisify } from 'node:util'
import { deflate, deflateRaw } from 'node:zlib'

/** How a document is written to a file, of either format. */
export type RenderOptions = {
  /** Printed large, light and aslant behind every page, for example "SAMPLE". */
  watermark?: string
  /** BCP 47 language of the text; 'en-US' when absent. */
  language?: string
  /** Written into the file as its date, so that the same input gives the same file. */
  createdAt: Date
}

export const DEFAULT_LANGUAGE = 'en-US'

/** Compresses in zlib's format, on a thread of Node's pool while the main thread goes on. */
export const zlibDeflate = promisify(deflate)

/** The same without zlib's header, as zip files have it. */
export const rawDeflate = promisify(deflateRaw)

/** The bytes of a Buffer as a plain Uint8Array over the same memory. */
export const plainBytes = ({ buffer, byteOffset, byteLength }: Buffer): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength)
