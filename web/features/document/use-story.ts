import useSWR from 'swr'
import { loadStory } from '../../../shared/content/stories.ts'
import { READS } from '../../lib/reads.ts'

/** The story of a document, fetched when a tab first needs it. */
export const useStory = (id: string) =>
  useSWR(['story', id], ([, key]: [string, string]) => loadStory(key), READS)
