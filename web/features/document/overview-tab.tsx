import { Box } from '@chakra-ui/react'
import { loadStory } from '../../../shared/content/stories.ts'
import { contentFrom } from '../../lib/content.ts'
import { TextSkeleton } from '../../ui/skeleton.tsx'
import { TabFailure } from './tab-failure.tsx'

/** The first tab comes with its code: nothing else of a page needs it, and `preload` has both ready. */
export const overviewContent = contentFrom(async (id: string) => {
  const [story, { Overview }] = await Promise.all([loadStory(id), import('./overview.tsx')])
  return { story, Overview }
})

export const OverviewTab = ({ id }: { id: string }) => {
  const { content, failed } = overviewContent.useContent(id)
  if (failed) return <TabFailure />
  if (content) return <content.Overview {...content.story} documentId={id} />
  return (
    <Box minH="100vh">
      <TextSkeleton lines={12} />
    </Box>
  )
}
