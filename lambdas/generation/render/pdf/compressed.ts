import { deflateSync } from 'node:zlib'
import type { PDFContext, PDFRawStream } from '@cantoo/pdf-lib'

/** A compressed stream: the library's own compression takes several times as long as Node's. */
export const compressed = (
  context: PDFContext,
  content: string | Uint8Array,
  entries: Record<string, number> = {},
): PDFRawStream =>
  context.stream(deflateSync(content, { level: 4 }), { ...entries, Filter: 'FlateDecode' })
