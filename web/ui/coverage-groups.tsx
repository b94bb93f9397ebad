import { Box, Flex, Text } from '@chakra-ui/react'
import { formatStateList } from '../../shared/content/coverages.ts'
import type { Coverage, StateCoverage } from '../../shared/documents/template/coverage.ts'
import type { StateName } from '../../shared/documents/toolbox/states.ts'
import { type CoverageKind, statesOf } from '../api/coverage.ts'
import { CoverageReason, WithCoverage } from './coverage-reason.tsx'
import { Fold } from './fold.tsx'
import { KindBadge } from './kind-badge.tsx'

type Shared = { states: StateName[]; entry: StateCoverage }

/** Groups the states that share a reason. */
const sharedReasons = (coverage: Coverage, states: readonly StateName[]): Shared[] => {
  const groups = new Map<string, Shared>()
  for (const state of states) {
    const entry = coverage[state]
    const key = JSON.stringify(Object.values(entry))
    const shared = groups.get(key) ?? { states: [], entry }
    shared.states.push(state)
    groups.set(key, shared)
  }
  return [...groups.values()]
}

type GroupProps = { documentId: string; kind: CoverageKind; startsOpen: boolean }

/** The states of a kind. Their reasons are loaded when the group is opened. */
const Group = ({ documentId, kind, startsOpen }: GroupProps) => {
  const states = statesOf(documentId, kind)
  if (states.length === 0) return null
  const summary = (
    <Flex as="span" display="inline-flex" gap="3" wrap="wrap" align="baseline">
      <KindBadge kind={kind} />
      <span>
        {states.length > 1 && <strong>{states.length} · </strong>}
        {formatStateList(states)}
      </span>
    </Flex>
  )
  const itemStyle = { py: '3', borderTopWidth: '1px', _first: { borderTopWidth: '0' } }
  return (
    <Fold summary={summary} open={startsOpen || undefined} borderBottomWidth="1px">
      <Box pb="4" ps={{ base: '0', md: '5' }} css={{ '& li': itemStyle }}>
        <WithCoverage documentId={documentId}>
          {(coverage) => (
            <ul>
              {sharedReasons(coverage, states).map(({ states: named, entry }) => (
                <li key={named.join()}>
                  <Text fontWeight="semibold">{named.join(', ')}</Text>
                  <CoverageReason entry={entry} />
                </li>
              ))}
            </ul>
          )}
        </WithCoverage>
      </Box>
    </Fold>
  )
}

type CoverageGroupsProps = {
  documentId: string
  kinds: readonly CoverageKind[]
  /** Kinds that are expanded initially. */
  open?: readonly CoverageKind[]
}

/** A document's states by kind of coverage. */
export const CoverageGroups = ({ documentId, kinds, open = [] }: CoverageGroupsProps) => (
  <Box borderTopWidth="1px">
    {kinds.map((kind) => (
      <Group key={kind} documentId={documentId} kind={kind} startsOpen={open.includes(kind)} />
    ))}
  </Box>
)
