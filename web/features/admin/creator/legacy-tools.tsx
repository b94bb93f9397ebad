import { Box, Button, Heading, Text } from '@chakra-ui/react'
import { MESSAGES } from '../../../../shared/messages.ts'
import { PLACEHOLDER_STATES } from '../../../../shared/template-files.ts'
import { NoticeCard } from '../../../ui/panel.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { CREATOR_TOTAL, type Creator, type CreatorState, type Placeholder } from './use-creator.ts'

const PlaceholderTable = ({ placeholders }: { placeholders: readonly Placeholder[] }) => (
  <Box mt="4" maxH="24rem" overflowY="auto" tabIndex={0} role="region" aria-label="Results">
    <DataTable
      label="Placeholders created"
      columns={[
        { title: 'Document', cell: ({ title }) => title },
        { title: 'State', cell: ({ state }) => state },
        { title: 'Version', cell: ({ version }) => version },
        { title: 'Pages', cell: ({ pageCount }) => pageCount },
        { title: 'File', cell: ({ filePath }) => filePath },
      ]}
      rows={placeholders}
      keyOf={({ filePath }) => filePath}
    />
  </Box>
)

/** The outcome, shown until the next run; a notice announces it. */
const Outcome = ({ state }: { state: CreatorState }) => {
  if (state.phase === 'idle') return null
  if (state.phase === 'failed') {
    return (
      <Text color="fg.error" mt="4">
        {MESSAGES.templates.placeholders.failedTitle}: {state.error}
      </Text>
    )
  }
  if (state.phase === 'created') {
    return (
      <Text color="fg.success" fontWeight="semibold" mt="4">
        {MESSAGES.admin.created(state.placeholders.length)}
      </Text>
    )
  }
  const text = `${state.documents} of ${CREATOR_TOTAL} documents`
  const percent = Math.round((100 * state.documents) / CREATOR_TOTAL)
  return <ProgressBar label="Creating templates" percent={percent} text={text} />
}

/** The template creator renders every blank document for each state and lists the files. */
export const LegacyTools = ({ creator: { state, create } }: { creator: Creator }) => {
  const creating = state.phase === 'creating'
  return (
    <section>
      <Heading size="lg" mb="4">
        Legacy Tools
      </Heading>
      <NoticeCard
        title="Template Creator"
        text={`Creates a placeholder PDF of every document for ${PLACEHOLDER_STATES.join(', ')}. Placeholders never reach a buyer.`}
      >
        <Button variant="outline" onClick={create} disabled={creating} aria-busy={creating}>
          {creating ? 'Creating...' : 'Create Template Placeholders'}
        </Button>
        <Outcome state={state} />
        {state.placeholders.length > 0 && <PlaceholderTable placeholders={state.placeholders} />}
      </NoticeCard>
    </section>
  )
}
