import { createUpload } from '../../shared/api/template-versions.ts'
import { handle } from '../core/platform/handle.ts'
import { requireDocument, requireFileType } from './templates.ts'
import { newUploadId, openUpload } from './uploads/quarantine.ts'

/** Lets the browser upload one file directly to quarantine. */
export default handle(createUpload, async ({ params, body }) => {
  const { id: documentId } = requireDocument(params.id)
  const type = requireFileType(body.fileName)
  return openUpload({ documentId, uploadId: newUploadId(), type })
})
