import type { ReactNode } from 'react'
import useSWR from 'swr'
import { COVERAGE } from '../../shared/content/coverage-page.ts'
import { loadCoverage } from '../../shared/content/coverages.ts'
import type { Coverage } from '../../shared/documents/template/coverage.ts'
import { SWR_OPTIONS } from '../api/swr-options.ts'
import { Busy } from './busy.tsx'
import { ErrorText } from './error-text.ts'

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
