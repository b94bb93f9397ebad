import { loadStory } from '../../../shared/content/stories.ts'
import { contentFrom } from '../../lib/content.ts'

/** The stories that have been fetched. */
export const storyContent = contentFrom(loadStory)
