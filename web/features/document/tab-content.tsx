import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { DOCUMENT } from '../../../shared/content/document.ts'
import { loadStory } from '../../../shared/content/stories.ts'
import type { Story } from '../../../shared/documents/template/story.ts'
import { contentFrom } from '../../lib/content.ts'
import { TextSkeleton } from '../../ui/skeleton.tsx'

/** Shown when the content of a tab could not be fetched. */
export const TabFailure = () => (
  <Text role="alert" color="fg.error">
    {DOCUMENT.partFailed}
  </Text>
)

/** The stories fetched so far, shared by the tabs. */
export const storyContent = contentFrom(loadStory)

type WithStoryProps = { id: string; children: (story: Story) => ReactNode }

/** Fetches the story of a document once, however many tabs show a part of it. */
export const WithStory = ({ id, children }: WithStoryProps) => {
  const { content, failed } = storyContent.useContent(id)
  if (failed) return <TabFailure />
  return content ? children(content) : <TextSkeleton lines={8} />
}
