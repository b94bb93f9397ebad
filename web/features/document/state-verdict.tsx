import { Box, Text } from '@chakra-ui/react'
import type { StateName } from '../../../shared/documents/toolbox/states.ts'
import { KINDS } from '../../api/coverage.ts'
import { CoverageReason, WithCoverage } from '../../ui/coverage-reason.tsx'
import { KindBadge } from '../../ui/kind-badge.tsx'
import { NotSoldHere } from '../state-choice/not-sold-here.tsx'

type StateVerdictProps = { documentId: string; state: StateName }

/** How the document works in one state, with the reason or, if it isn't sold there, where to get help. */
export const StateVerdict = ({ documentId, state }: StateVerdictProps) => (
  <WithCoverage documentId={documentId}>
    {({ [state]: entry }) =>
      entry.kind === 'refuse' ? (
        <NotSoldHere documentId={documentId} state={state} entry={entry} maxW="prose" />
      ) : (
        <Box aria-live="polite">
          <KindBadge kind={entry.kind} />
          <Text mt="2" maxW="prose" fontWeight="semibold">
            {KINDS[entry.kind].text}
          </Text>
          <CoverageReason entry={entry} />
        </Box>
      )
    }
  </WithCoverage>
)
