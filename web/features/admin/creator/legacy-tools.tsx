import { Box, Button, Heading, Text } from '@chakra-ui/react'
import { PLACEHOLDER_STATES } from '../../../../shared/admin-api.ts'
import { MESSAGES } from '../../../../shared/messages.ts'
import { NoticeCard } from '../../../ui/notice-card.tsx'
import { ProgressBar } from '../parts/progress-bar.tsx'
import { PlaceholderTable } from './placeholder-table.tsx'
import { CREATOR_TOTAL, type Creator, type CreatorState } from './use-creator.ts'

const Outcome = ({ state }: { state: CreatorState }) => {
  if (state.phase === 'idle') return null
  if (state.phase === 'failed') {
    return (
      <Text role="alert" color="fg.error" mt="4">
        {MESSAGES.templates.placeholders.failedTitle}: {state.error}
      </Text>
    )
  }
  if (state.phase === 'created') {
    return (
      <Text role="status" color="fg.success" fontWeight="semibold" mt="4">
        {MESSAGES.admin.created(state.placeholders.length)}
      </Text>
    )
  }
  const text = `${state.documents} of ${CREATOR_TOTAL} documents`
  const percent = Math.round((100 * state.documents) / CREATOR_TOTAL)
  return <ProgressBar label="Creating templates" percent={percent} text={text} />
}

/** Prints every document blank for each state of the list, and lists the files. */
export const LegacyTools = ({ creator: { state, create } }: { creator: Creator }) => {
  const creating = state.phase === 'creating'
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="4">
        Legacy Tools
      </Heading>
      <NoticeCard
        title="Template Creator"
        text={`Creates a placeholder PDF of every document for ${PLACEHOLDER_STATES.join(', ')}. Placeholders never reach a buyer.`}
      >
        <Button onClick={create} disabled={creating} aria-busy={creating}>
          {creating ? 'Creating...' : 'Create Template Placeholders'}
        </Button>
        <Outcome state={state} />
        {state.placeholders.length > 0 && <PlaceholderTable placeholders={state.placeholders} />}
      </NoticeCard>
    </Box>
  )
}
