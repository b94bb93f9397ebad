import { inspectUpload } from '../../shared/api/template-versions.ts'
import { handle } from '../core/platform/handle.ts'
import { mintTemplateLink } from '../core/templates/bucket.ts'
import { checkedType, knownDocument, specifiedPages } from './templates.ts'
import { keyOf } from './uploads/quarantine.ts'
import { readInspected } from './uploads/read-inspected.ts'

/** Characters of a title. */
const LONGEST_TITLE = 200

const shortened = (title: string | undefined) =>
  title?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TITLE) || undefined

/** Only a file that passed its inspection has a link. */
export default handle(inspectUpload, async ({ params, body: { uploadId, fileName } }) => {
  const { id, title: expectedTitle } = knownDocument(params.id)
  const type = checkedType(fileName)
  const upload = { documentId: id, uploadId, type }
  const { title, pageCount, digest } = await readInspected(upload)
  const stored = { file_path: keyOf(upload), file_type: type }
  return {
    title: shortened(title),
    expectedTitle,
    pageCount,
    specifiedPages: specifiedPages(id),
    digest,
    url: await mintTemplateLink(stored, { fileName: `${id}-template.${type}`, inline: true }),
  }
})
