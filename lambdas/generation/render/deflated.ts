import { promisify } from 'node:util'
import { deflate, deflateRaw } from 'node:zlib'

/** Compressed beside the main thread, which goes on with the other files. */
export const zlibDeflated = promisify(deflate)

/** The same without zlib's header, as zips have it. */
export const rawDeflated = promisify(deflateRaw)
