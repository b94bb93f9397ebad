import { Badge, Text } from '@chakra-ui/react'
import { COVERAGE } from '../../shared/content/coverage-page.ts'
import { type StateCoverage, whereToTurn } from '../../shared/documents/template/coverage.ts'
import { type CoverageKind, KINDS } from '../api/coverage.ts'
import { longDate } from './long-date.ts'

/** The kind of coverage in a state, in two words. */
export const KindBadge = ({ kind }: { kind: CoverageKind }) => (
  <Badge colorPalette={KINDS[kind].palette}>{KINDS[kind].label}</Badge>
)

/** The rule for an entry: citation, source and date checked. */
const RuleLine = ({ cite, source, checked }: StateCoverage) => (
  <Text
    textStyle="xs"
    color="fg.muted"
    mt="0.5"
  >{`${cite ? `${cite} · ` : ''}${source} · ${longDate(checked, { timeZone: 'UTC' })}`}</Text>
)

/** Why a document is or isn't sold in a state and, if not, where to get help. */
export const CoverageReason = ({ entry }: { entry: StateCoverage }) => (
  <div>
    <Text maxW="prose">{entry.reason}</Text>
    {entry.kind === 'refuse' && (
      <Text maxW="prose" mt="1">
        <strong>{COVERAGE.whereToTurn}</strong> {whereToTurn(entry)}
      </Text>
    )}
    <RuleLine {...entry} />
  </div>
)
