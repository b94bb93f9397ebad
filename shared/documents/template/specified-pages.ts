/**
 * The page count of each document in the specification's table, by document id, apart from the
 * documents themselves: the admin's list needs the numbers without 400 kB of text.
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
