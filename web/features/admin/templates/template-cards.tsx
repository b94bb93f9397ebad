import { Box, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { TemplateRow } from '../../../../shared/api/admin-templates.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { FactList } from '../ui/fact-list.tsx'
import { RowActions, type RowProps } from './row-actions.tsx'
import { Files, Pages } from './template-cells.tsx'
import { lastUpdated } from './template-facts.ts'
import { SKELETON_KEYS, type TemplatesProps } from './templates-table.tsx'

const factsOf = (row: TemplateRow): { label: string; text: ReactNode }[] => [
  { label: 'Pages', text: <Pages row={row} /> },
  { label: 'Status', text: <Files row={row} /> },
  { label: 'Last Updated', text: lastUpdated(row.lastUpdated) },
]

const TemplateCard = ({ row, ...actions }: RowProps) => (
  <Panel as="li">
    <Heading as="h2" size="md">
      {row.title}
    </Heading>
    <FactList facts={factsOf(row)} rowGap="2" my="3" />
    <RowActions row={row} {...actions} />
  </Panel>
)

/** The templates as cards on narrow screens. */
export const TemplateCards = ({ rows, ...actions }: TemplatesProps) => (
  <Box
    as="ul"
    listStyleType="none"
    display="grid"
    gap="4"
    aria-label="Core templates"
    aria-busy={!rows}
  >
    {!rows &&
      SKELETON_KEYS.map((name) => (
        <Panel as="li" key={name}>
          <Skeleton h="24" />
        </Panel>
      ))}
    {rows?.length === 0 && <Text as="li">{MESSAGES.templates.empty}</Text>}
    {rows?.map((row) => (
      <TemplateCard key={row.id} row={row} {...actions} />
    ))}
  </Box>
)
