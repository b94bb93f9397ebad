import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import type {
  InspectionView,
  TemplateVersionView,
} from '../../../../shared/api/template-versions.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { FILE_TYPE_NAMES, FILE_TYPES, type FileType } from '../../../../shared/template-files.ts'
import { KIND_ORDER, KINDS, statesOf } from '../../../api/coverage.ts'
import { longDate } from '../../../ui/long-date.ts'

/** The cache key of the list of templates; changes elsewhere invalidate it. */
export const TEMPLATES_KEY = 'admin/templates'

type Fact = { label: string; text: string }

/** The formatted date, or a placeholder if missing or invalid. */
export const lastUpdated = (iso: string | null | undefined): string => {
  if (!iso) return MESSAGES.templates.neverUpdated
  return Number.isNaN(Date.parse(iso)) ? MESSAGES.templates.unknownDate : longDate(iso)
}

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

const ORIGINS: Record<TemplateVersionView['origin'], string> = {
  upload: 'Uploaded',
  restore: 'Restored',
  placeholder: 'Placeholder created',
  withdrawal: 'Withdrawn',
}

/** 1536 -> "1.5 kB". */
const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** "Uploaded on November 28, 2026 at 3:04 PM EST · 1.5 kB · 4 pages" */
export const versionText = (version: TemplateVersionView): string => {
  const { origin, uploadedAt, state, size, pageCount } = version
  return [
    `${ORIGINS[origin]} on ${longDate(uploadedAt, { time: true })}`,
    state !== 'Default' && state,
    sizeText(size),
    pageCount !== undefined && (pageCount === 1 ? '1 page' : `${pageCount} pages`),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Where the document is sold, and with which text. */
const stateLines = (id: string): Fact[] =>
  KIND_ORDER.flatMap((kind) => {
    const states = statesOf(id, kind)
    const text = states.length > 12 ? `${states.length} states` : states.join(', ')
    return states.length > 0 ? [{ label: KINDS[kind].label, text }] : []
  })

type Versions = Pick<TemplateRow, 'versions'>

const sourceOf = ({ versions }: Versions, type: FileType): string =>
  versions[type] === undefined ? 'Generated' : `Uploaded, version ${versions[type]}`

/** What buyers get now, in each format and state. */
export const deliveries = (row: Versions & Pick<TemplateRow, 'id'>): Fact[] => [
  ...FILE_TYPES.map((type) => ({
    label: `Blank, ${FILE_TYPE_NAMES[type]}`,
    text: sourceOf(row, type),
  })),
  { label: 'Blank, instructions', text: 'Generated' },
  { label: 'Customized, all files', text: "Generated from the answers, with the state's text" },
  ...stateLines(row.id),
]

/** Whether the blank PDF and Word file come from different sources. */
export const hasMixedSources = ({ versions }: Versions): boolean => versions.pdf !== versions.docx

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a file's title contains the document's title. */
const containsTitle = (title: string, expected: string): boolean =>
  ` ${normalize(title)} `.includes(` ${normalize(expected)} `)

type InspectionFact = { label: string; found: string; expected: string; problem?: string }

/** The file's properties compared with the expected ones. Missing properties are not a problem. */
export const inspectionFacts = (inspection: InspectionView): InspectionFact[] => {
  const { title, expectedTitle, pageCount, specifiedPages } = inspection
  const isUnexpected = title !== undefined && !containsTitle(title, expectedTitle)
  return [
    {
      label: 'Title',
      found: title ?? 'None',
      expected: expectedTitle,
      problem: isUnexpected ? 'Another title' : undefined,
    },
    {
      label: 'Pages',
      found: String(pageCount ?? 'Unknown'),
      expected: String(specifiedPages),
      problem: driftText(inspection),
    },
  ]
}
