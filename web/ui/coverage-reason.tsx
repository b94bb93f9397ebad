import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { COVERAGE } from '../../shared/content/coverage-page.ts'
import { loadCoverage } from '../../shared/content/coverages.ts'
import {
  type Coverage,
  type StateCoverage,
  whereToTurn,
} from '../../shared/documents/template/coverage.ts'
import { SWR_OPTIONS } from '../api/swr-options.ts'
import { longDate } from './long-date.ts'
import { Busy, ErrorText } from './status.tsx'

/** Why a document is or isn't sold in a state and, if not, where to get help. */
export const CoverageReason = ({ entry }: { entry: StateCoverage }) => (
  <div>
    <Text maxW="prose">{entry.reason}</Text>
    {entry.kind === 'refuse' && (
      <Text maxW="prose" mt="1">
        <strong>{COVERAGE.whereToTurn}</strong> {whereToTurn(entry)}
      </Text>
    )}
    <Text textStyle="xs" color="fg.muted" mt="0.5">
      {`${entry.cite ? `${entry.cite} · ` : ''}${entry.source} · ${longDate(entry.checked, { timeZone: 'UTC' })}`}
    </Text>
  </div>
)

/** A document's coverage with its reasons, loaded when first shown. */
export const useCoverage = (documentId: string) =>
  useSWR(['coverage', documentId], () => loadCoverage(documentId), SWR_OPTIONS)

type WithCoverageProps = { documentId: string; children: (coverage: Coverage) => ReactNode }

/** Content that needs a document's coverage. */
export const WithCoverage = ({ documentId, children }: WithCoverageProps) => {
  const { data, error } = useCoverage(documentId)
  if (error) return <ErrorText>{COVERAGE.reasonFailed}</ErrorText>
  return data ? children(data) : <Busy>Loading...</Busy>
}
