/**
 * The clause of the bill of sale that the home page writes while its answer is typed, with the question of the form.
 * A test compares both with the document. `answer` is that of its sample answers.
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
