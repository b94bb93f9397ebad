import type { InspectionView } from '../../../../shared/api/template-versions.ts'
import { driftText } from '../ui/page-drift.ts'

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a file's title contains the document's title. */
const containsTitle = (title: string, expected: string): boolean =>
  ` ${normalize(title)} `.includes(` ${normalize(expected)} `)

type Fact = { label: string; found: string; expected: string; problem?: string }

/** The file's properties compared with the expected ones. Missing properties are not a problem. */
export const inspectionFacts = (inspection: InspectionView): Fact[] => {
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
      found: pageCount === undefined ? 'Unknown' : String(pageCount),
      expected: String(specifiedPages),
      problem: driftText(inspection),
    },
  ]
}
