import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'

/** "2 more than specified"; undefined without a difference or a measured count. */
export const driftText = ({
  pageCount,
  specifiedPages,
}: Pick<TemplateRow, 'pageCount' | 'specifiedPages'>): string | undefined => {
  const drift = pageCount === undefined ? 0 : pageCount - specifiedPages
  return drift === 0
    ? undefined
    : `${Math.abs(drift)} ${drift > 0 ? 'more' : 'fewer'} than specified`
}
