import { type FileType, MAX_UPLOAD_BYTES } from '../../../../shared/template-files.ts'
import { inspectDocx } from './docx.ts'
import { inspectPdf } from './pdf.ts'
import { Refusal, type RefusalReason, refuseIf } from './refusal.ts'

type Inspection = { passed: true; pageCount?: number } | { passed: false; reason: RefusalReason }

const inspect: Record<FileType, (bytes: Buffer) => { pageCount?: number }> = {
  pdf: inspectPdf,
  docx: (bytes) => {
    inspectDocx(bytes)
    return {}
  },
}

/**
 * Looks into an uploaded file, whatever it calls itself, and tells whether it is what it should be and
 * safe to hand to buyers. `pageCount` is known of PDFs only.
 */
export const inspectTemplate = (type: FileType, bytes: Buffer): Inspection => {
  try {
    refuseIf(bytes.length > MAX_UPLOAD_BYTES, 'tooLarge')
    return { passed: true, ...inspect[type](bytes) }
  } catch (error) {
    if (error instanceof Refusal) return { passed: false, reason: error.reason }
    throw error
  }
}
