import { inspectUpload } from '../../shared/api/template-versions.ts'
import { handle } from '../core/platform/handle.ts'
import { presignTemplateUrl, putIfAbsent } from '../core/templates/bucket.ts'
import { requireDocument, requireFileType, specifiedPages } from './templates.ts'
import { inspectedKeyOf } from './uploads/quarantine.ts'
import { readInspected } from './uploads/read-inspected.ts'

const MAX_TITLE_LENGTH = 200

const truncateTitle = (title: string | undefined) =>
  title?.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH) || undefined

/** The link shows the rewritten file, which is what buyers get. */
export default handle(inspectUpload, async ({ params, body: { uploadId, fileName } }) => {
  const { id, title: expectedTitle } = requireDocument(params.id)
  const type = requireFileType(fileName)
  const upload = { documentId: id, uploadId, type }
  const { title, pageCount, digest, bytes } = await readInspected(upload)
  const stored = { file_path: inspectedKeyOf(upload, digest), file_type: type }
  await putIfAbsent(stored, bytes)
  return {
    title: truncateTitle(title),
    expectedTitle,
    pageCount,
    specifiedPages: specifiedPages(id),
    digest,
    url: await presignTemplateUrl(stored, { fileName: `${id}-template.${type}`, inline: true }),
  }
})
