import type { ReactNode } from 'react'
import type { Story } from '../../../shared/documents/story.ts'
import { Busy } from '../../ui/busy.tsx'
import { storyContent } from './story-content.ts'
import { TabFailure } from './tab-failure.tsx'

type WithStoryProps = { id: string; children: (story: Story) => ReactNode }

/** Fetches the story of a document once, however many tabs show a part of it. */
export const WithStory = ({ id, children }: WithStoryProps) => {
  const { content, failed } = storyContent.useContent(id)
  if (failed) return <TabFailure />
  return content ? children(content) : <Busy>Loading...</Busy>
}
