import type { InspectionView } from '../../../../shared/api/template-versions.ts'
import { driftText, pageDrift } from '../parts/page-drift.ts'

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a file's title holds the document's, whatever stands around it. */
const isExpected = (title: string, expected: string): boolean =>
  ` ${lettersOf(title)} `.includes(` ${lettersOf(expected)} `)

type Fact = { label: string; found: string; expected: string; problem?: string }

/** What a file is, beside what is expected; what it does not tell is no problem. */
export const inspectionFacts = (inspection: InspectionView): Fact[] => {
  const { title, expectedTitle, pageCount, specifiedPages } = inspection
  const isOther = title !== undefined && !isExpected(title, expectedTitle)
  return [
    {
      label: 'Title',
      found: title ?? 'The file has none',
      expected: expectedTitle,
      problem: isOther ? 'Another title' : undefined,
    },
    {
      label: 'Pages',
      found: pageCount === undefined ? 'The file does not say' : String(pageCount),
      expected: String(specifiedPages),
      problem: driftText(pageDrift({ pageCount, specifiedPages })),
    },
  ]
}
