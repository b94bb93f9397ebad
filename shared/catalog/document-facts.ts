/**
 * The facts on a document's card: its usual page count, the minutes its form takes, and in how many
 * of the 50 states and the District of Columbia it isn't sold, or is sold with a warning. Pages
 * cannot load all documents to count them, so a test keeps these numbers right
 * (test/unit/site/document-facts.test.ts).
 */
export const DOCUMENT_FACTS: Readonly<
  Record<string, { pages: number; minutes: number; refused: number; warned: number }>
> = {
  'bill-of-sale': { pages: 4, minutes: 7, refused: 0, warned: 11 },
  'divorce-settlement-agreement': { pages: 11, minutes: 10, refused: 1, warned: 10 },
  'prenuptial-agreement': { pages: 12, minutes: 9, refused: 1, warned: 3 },
  'employment-agreement': { pages: 10, minutes: 8, refused: 0, warned: 0 },
  'llc-operating-agreement': { pages: 15, minutes: 6, refused: 0, warned: 0 },
  'independent-contractor-agreement': { pages: 9, minutes: 8, refused: 0, warned: 0 },
  'safe-agreement': { pages: 8, minutes: 5, refused: 0, warned: 0 },
  'last-will-and-testament': { pages: 8, minutes: 9, refused: 1, warned: 0 },
  'healthcare-directive': { pages: 8, minutes: 6, refused: 9, warned: 5 },
  'promissory-note': { pages: 5, minutes: 4, refused: 0, warned: 4 },
  'non-disclosure-agreement': { pages: 6, minutes: 4, refused: 0, warned: 0 },
  'articles-of-incorporation': { pages: 7, minutes: 4, refused: 1, warned: 17 },
}
