import { Box } from '@chakra-ui/react'
import { TextSkeleton } from '../../ui/skeleton.tsx'
import { Overview } from './overview.tsx'
import { storyContent, TabFailure } from './tab-content.tsx'

export const OverviewTab = ({ id }: { id: string }) => {
  const { content, failed } = storyContent.useContent(id)
  if (failed) return <TabFailure />
  if (content) return <Overview {...content} />
  return (
    <Box minH="100vh">
      <TextSkeleton lines={12} />
    </Box>
  )
}
