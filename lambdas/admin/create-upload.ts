import { createUpload } from '../../shared/api/template-versions.ts'
import { handle } from '../core/platform/handle.ts'
import { checkedType, knownDocument } from './templates.ts'
import { newUploadId, openUpload } from './uploads/quarantine.ts'

/** Lets the browser upload one file directly to quarantine. */
export default handle(createUpload, async ({ params, body }) => {
  const { id: documentId } = knownDocument(params.id)
  const type = checkedType(body.fileName)
  return openUpload({ documentId, uploadId: newUploadId(), type })
})
