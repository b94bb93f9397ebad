import { type FileType, MAX_UPLOAD_BYTES } from '../../../../shared/template-files.ts'
import { inspectDocx } from './docx.ts'
import { inspectPdf } from './pdf.ts'
import { Refusal, type RefusalReason, refuseIf } from './refusal.ts'

/**
 * A file that is safe to publish: rewritten without author names, with the title and page count
 * from its metadata.
 */
type CleanFile = { bytes: Buffer; title?: string; pageCount?: number }

type Inspection =
  | ({ passed: true } & CleanFile)
  | { passed: false; reason: RefusalReason; place?: string }

const inspect: Record<FileType, (bytes: Buffer) => CleanFile | Promise<CleanFile>> = {
  pdf: inspectPdf,
  docx: inspectDocx,
}

/**
 * Inspects an uploaded file and rewrites it. Buyers get the rewritten file, so that they get
 * exactly what was inspected and nothing that another reader might find in the original bytes.
 */
export const inspectTemplate = async (type: FileType, bytes: Buffer): Promise<Inspection> => {
  try {
    refuseIf(bytes.length > MAX_UPLOAD_BYTES, 'tooLarge')
    return { passed: true, ...(await inspect[type](bytes)) }
  } catch (error) {
    if (error instanceof Refusal) {
      return { passed: false, reason: error.reason, place: error.place }
    }
    throw error
  }
}
