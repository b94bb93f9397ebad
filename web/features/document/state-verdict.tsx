import { Box, Text } from '@chakra-ui/react'
import { COVERAGE } from '../../../shared/content/coverage-page.ts'
import type { StateName } from '../../../shared/documents/toolbox/states.ts'
import { KINDS } from '../../api/coverage.ts'
import { coverageContent } from '../../ui/coverage-content.ts'
import { CoverageReason, KindBadge } from '../../ui/coverage-reason.tsx'
import { TextSkeleton } from '../../ui/skeleton.tsx'
import { NotSoldHere } from '../state-choice/not-sold-here.tsx'

type StateVerdictProps = { documentId: string; state: StateName }

/** How the document works in one state, with the reason. */
export const StateVerdict = ({ documentId, state }: StateVerdictProps) => {
  const { content, failed } = coverageContent.useContent(documentId)
  if (failed) return <Text color="fg.error">{COVERAGE.reasonFailed}</Text>
  if (!content) return <TextSkeleton lines={4} />
  const entry = content[state]
  if (entry.kind === 'refuse') {
    return <NotSoldHere documentId={documentId} state={state} entry={entry} maxW="prose" />
  }
  return (
    <Box aria-live="polite">
      <KindBadge kind={entry.kind} />
      <Text mt="2" maxW="prose" fontWeight="semibold">
        {KINDS[entry.kind].text}
      </Text>
      <CoverageReason entry={entry} />
    </Box>
  )
}
