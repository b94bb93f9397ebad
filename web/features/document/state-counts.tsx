import { Box, Flex, Text } from '@chakra-ui/react'
import type { CatalogEntry } from '../../../shared/catalog/types.ts'
import { KIND_ORDER, KINDS, statesOf } from '../../api/coverage.ts'
import { CoverageGroups } from '../../ui/coverage-groups.tsx'

type EntryProps = { entry: CatalogEntry }

const countsOf = (entry: CatalogEntry) =>
  KIND_ORDER.toReversed().flatMap((kind) => {
    const count = statesOf(entry.id, kind).length
    return count > 0 ? [{ kind, count }] : []
  })

/** States per kind of coverage, as a bar and as text. */
const Counts = ({ entry }: EntryProps) => (
  <>
    <Flex aria-hidden="true" h="1.5" gap="0.5" mb="3">
      {countsOf(entry).map(({ kind, count }) => (
        <Box
          key={kind}
          style={{ flexGrow: count }}
          bg={`${KINDS[kind].palette}.${kind === 'floor' ? 'border' : 'solid'}`}
          borderRadius="full"
          _highContrast={{ forcedColorAdjust: 'none' }}
        />
      ))}
    </Flex>
    <Flex as="ul" columnGap="6" rowGap="1" wrap="wrap">
      {countsOf(entry).map(({ kind, count }) => (
        <Flex as="li" key={kind} gap="1.5" align="baseline" textStyle="sm">
          <Text as="strong" fontVariantNumeric="tabular-nums" color={`${KINDS[kind].palette}.fg`}>
            {count}
          </Text>
          {KINDS[kind].label.toLowerCase()}
        </Flex>
      ))}
    </Flex>
  </>
)

/** States per kind of coverage, with the reasons for restrictions. */
export const StateCounts = ({ entry }: EntryProps) =>
  countsOf(entry).length > 0 && (
    <>
      <Counts entry={entry} />
      <Box mt="4">
        <CoverageGroups documentId={entry.id} kinds={['refuse', 'warn']} />
      </Box>
    </>
  )
