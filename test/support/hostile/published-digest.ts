import { createHash } from 'node:crypto'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'

/** The digest that an admin publishes a file with; a non-existing one for a rejected file. */
export const publishedDigest = async (fileName: string, bytes: Uint8Array): Promise<string> => {
  const type = fileName.endsWith('.pdf') ? 'pdf' : 'docx'
  const inspection = await inspectTemplate(type, Buffer.from(bytes))
  return inspection.passed
    ? createHash('sha256').update(inspection.bytes).digest('hex')
    : '0'.repeat(64)
}
