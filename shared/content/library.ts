/** The search of the library: a file of its own, so that the page loads no other texts. */
export const SEARCH = {
  label: 'What do you need?',
  finder: { title: 'Which document do I need?', hint: 'Up to four questions' },
  example: 'sell a car, hire a freelancer...',
  notSold: (topic: string): string => `${topic}: we don’t sell this`,
  found: (count: number): string => {
    if (count === 0) return 'No results. Try another word, or browse all documents.'
    return count === 1 ? '1 document found' : `${count} documents found`
  },
} as const
