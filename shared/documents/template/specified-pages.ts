/**
 * The specification's page counts by document id, separate so that the admin's list doesn't load
 * 400 kB of text.
 */
export const SPECIFIED_PAGES = {
  'articles-of-incorporation': 7,
  'bill-of-sale': 4,
  'divorce-settlement-agreement': 11,
  'employment-agreement': 10,
  'healthcare-directive': 8,
  'independent-contractor-agreement': 9,
  'last-will-and-testament': 8,
  'llc-operating-agreement': 15,
  'non-disclosure-agreement': 6,
  'prenuptial-agreement': 12,
  'promissory-note': 5,
  'safe-agreement': 8,
} as const
