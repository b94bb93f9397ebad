import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'

/** Measured minus specified pages; undefined if not measured. */
export const pageDrift = ({
  pageCount,
  specifiedPages,
}: Pick<TemplateRow, 'pageCount' | 'specifiedPages'>): number | undefined =>
  pageCount === undefined ? undefined : pageCount - specifiedPages

/** "2 more than specified"; undefined without a difference. */
export const driftText = (drift: number | undefined): string | undefined => {
  if (!drift) return undefined
  return `${Math.abs(drift)} ${drift > 0 ? 'more' : 'fewer'} than specified`
}
