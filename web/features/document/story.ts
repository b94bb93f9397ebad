import { loadStory } from '../../../shared/content/stories.ts'
import { oncePerId } from '../../ui/once-per-id.ts'

/** The story of a document, for React's `use`. Only tabs need it, so it isn't the route's data. */
export const storyOf = oncePerId(loadStory)
