import type { TemplateVersionView } from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { longDate } from '../../../ui/long-date.ts'

/** The formatted date, or a placeholder if missing or invalid. */
export const lastUpdated = (iso: string | null | undefined): string => {
  if (!iso) return MESSAGES.templates.neverUpdated
  return Number.isNaN(Date.parse(iso)) ? MESSAGES.templates.unknownDate : longDate(iso)
}

const ORIGINS: Record<TemplateVersionView['origin'], string> = {
  upload: 'Uploaded',
  restore: 'Restored',
  placeholder: 'Placeholder created',
  withdrawal: 'Withdrawn',
}

/** 1536 -> "1.5 kB". */
const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** The facts of a version in the order of display. */
export const versionFacts = (version: TemplateVersionView): string[] => [
  `${ORIGINS[version.origin]} on ${longDate(version.uploadedAt, { time: true })}`,
  ...(version.state === 'Default' ? [] : [version.state]),
  sizeText(version.size),
  ...(version.pageCount === undefined
    ? []
    : [version.pageCount === 1 ? '1 page' : `${version.pageCount} pages`]),
]
