import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { loadStory } from '../../../shared/content/stories.ts'
import type { Story } from '../../../shared/documents/template/story.ts'
import { contentFrom } from '../../lib/content.ts'
import { Busy } from '../../ui/busy.tsx'

/** Shown when a tab's content fails to load. */
export const TabFailure = () => (
  <Text role="alert" color="fg.error">
    {DOCUMENT.partFailed}
  </Text>
)

/** Loaded stories, shared by tabs. */
export const storyContent = contentFrom(loadStory)

type WithStoryProps = { id: string; children: (story: Story) => ReactNode }

/** Loads a document's story once for all tabs. */
export const WithStory = ({ id, children }: WithStoryProps) => {
  const { content, failed } = storyContent.useContent(id)
  if (failed) return <TabFailure />
  return content ? children(content) : <Busy>Loading...</Busy>
}
