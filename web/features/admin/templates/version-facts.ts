import type { TemplateVersionView } from '../../../../shared/admin-api.ts'
import { longDate } from '../../../lib/long-date.ts'

const ORIGINS: Record<TemplateVersionView['origin'], string> = {
  upload: 'Uploaded',
  restore: 'Restored',
  placeholder: 'Placeholder made',
}

/** 1536 -> "1.5 kB". */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** What there is to say of a version, in the order in which it is said. */
export const versionFacts = (version: TemplateVersionView): string[] => [
  `${ORIGINS[version.origin]} on ${longDate(version.uploadedAt, { time: true })}`,
  ...(version.state === 'Default' ? [] : [version.state]),
  sizeText(version.size),
  ...(version.pageCount === undefined
    ? []
    : [version.pageCount === 1 ? '1 page' : `${version.pageCount} pages`]),
]
