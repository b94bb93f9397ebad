import type { ReactNode } from 'react'
import useSWR from 'swr'
import { loadStory } from '../../../shared/content/stories.ts'
import type { Story } from '../../../shared/documents/story.ts'
import { READS } from '../../lib/reads.ts'
import { Busy } from '../../ui/busy.tsx'
import { TabFailure } from './tab-failure.tsx'

/** Where the story of a document is cached; a page made ahead of time can fill it. */
export const storyKey = (id: string): [string, string] => ['story', id]

type WithStoryProps = { id: string; children: (story: Story) => ReactNode }

/** Fetches the story of a document once, however many tabs show a part of it. */
export const WithStory = ({ id, children }: WithStoryProps) => {
  const { data: story, error } = useSWR(
    storyKey(id),
    ([, key]: [string, string]) => loadStory(key),
    READS,
  )
  if (error) return <TabFailure />
  return story ? children(story) : <Busy>Loading...</Busy>
}
