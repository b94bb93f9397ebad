import type { Story } from '../documents/template/story.ts'

/** Each story in its own bundle, by canonical document id. */
const STORIES: Readonly<Record<string, () => Promise<{ story: Story }>>> = {
  'bill-of-sale': () => import('../documents/bill-of-sale/story.ts'),
  'divorce-settlement-agreement': () =>
    import('../documents/divorce-settlement-agreement/story.ts'),
  'prenuptial-agreement': () => import('../documents/prenuptial-agreement/story.ts'),
  'employment-agreement': () => import('../documents/employment-agreement/story.ts'),
  'llc-operating-agreement': () => import('../documents/llc-operating-agreement/story.ts'),
  'independent-contractor-agreement': () =>
    import('../documents/independent-contractor-agreement/story.ts'),
  'safe-agreement': () => import('../documents/safe-agreement/story.ts'),
  'last-will-and-testament': () => import('../documents/last-will-and-testament/story.ts'),
  'healthcare-directive': () => import('../documents/healthcare-directive/story.ts'),
  'promissory-note': () => import('../documents/promissory-note/story.ts'),
  'non-disclosure-agreement': () => import('../documents/non-disclosure-agreement/story.ts'),
  'articles-of-incorporation': () => import('../documents/articles-of-incorporation/story.ts'),
}

/** The story of a document, or the general one. */
export const loadStory = async (documentId: string): Promise<Story> => {
  const load = Object.hasOwn(STORIES, documentId) ? STORIES[documentId] : undefined
  return load ? (await load()).story : (await import('./default-story.ts')).DEFAULT_STORY
}
