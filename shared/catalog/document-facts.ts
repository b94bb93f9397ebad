/**
 * What the card of a document says: its usual pages, the minutes that its answers take, and in how many of the
 * 50 states and the District of Columbia it is not sold. Documents, samples and coverages are a hundred times as long
 * as a page may load for this: a test compares them (test/unit/site/document-facts.test.ts).
 */
export const DOCUMENT_FACTS: Readonly<
  Record<string, { pages: number; minutes: number; refused: number }>
> = {
  'bill-of-sale': { pages: 4, minutes: 7, refused: 0 },
  'divorce-settlement-agreement': { pages: 11, minutes: 10, refused: 1 },
  'prenuptial-agreement': { pages: 12, minutes: 9, refused: 1 },
  'employment-agreement': { pages: 10, minutes: 8, refused: 0 },
  'llc-operating-agreement': { pages: 15, minutes: 6, refused: 0 },
  'independent-contractor-agreement': { pages: 9, minutes: 8, refused: 0 },
  'safe-agreement': { pages: 8, minutes: 5, refused: 0 },
  'last-will-and-testament': { pages: 8, minutes: 9, refused: 1 },
  'healthcare-directive': { pages: 8, minutes: 6, refused: 9 },
  'promissory-note': { pages: 5, minutes: 4, refused: 0 },
  'non-disclosure-agreement': { pages: 6, minutes: 4, refused: 0 },
  'articles-of-incorporation': { pages: 7, minutes: 4, refused: 1 },
}
