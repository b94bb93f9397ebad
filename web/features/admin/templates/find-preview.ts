import type { TemplateRow } from '../../../../shared/admin-api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import type { AdminApi } from '../admin-api.ts'

export type Preview = { url: string; fileName: string; isSample: boolean }

const samplePath = (id: string) => `/samples/${id}-sample.pdf`

const findSample = async (id: string, fileName: string): Promise<Preview | undefined> => {
  const url = samplePath(id)
  const { ok, headers } = await fetch(url, { method: 'HEAD' })
  const isPdf = headers.get('content-type')?.startsWith('application/pdf') === true
  return ok && isPdf ? { url, fileName, isSample: true } : undefined
}

/** Where a document's PDF can be seen: the file in use or else the sample; undefined without either. */
export const findPreview = async (
  api: AdminApi,
  { id, hasPdf }: TemplateRow,
): Promise<Preview | undefined> => {
  const fileName = `${id}-template.pdf`
  if (!hasPdf) return findSample(id, fileName)
  try {
    return { ...(await api.file(id, 'pdf', { inline: 'true' })), isSample: false }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return findSample(id, fileName)
  }
}
