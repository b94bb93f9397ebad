import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import type { FileType } from '../../../shared/template-files.ts'

/** The bytes that are published for an upload that passes inspection. */
export const cleanUpload = async (type: FileType, bytes: Uint8Array): Promise<Buffer> => {
  const inspection = await inspectTemplate(type, Buffer.from(bytes))
  if (!inspection.passed) throw new Error(`refused: ${inspection.reason}`)
  return inspection.bytes
}
