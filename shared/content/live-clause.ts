/**
 * The clause on the home page that updates as visitors type, with its form question. A test
 * compares both with the bill of sale. `answer` is from its sample answers.
 */
export const LIVE_CLAUSE = {
  documentId: 'bill-of-sale',
  documentName: 'Bill of Sale',
  section: '4. Price and Payment',
  number: '4.1',
  before: 'The price of the Item is ',
  after: ' (the “Price”). Taxes and agency fees are not part of it.',
  question: 'Sale price',
  answer: '11400',
} as const
