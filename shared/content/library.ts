export const LIBRARY = {
  title: 'Documents',
  description: 'Legal documents for individuals, families and businesses.',
  intro:
    'Choose a document, answer its questions, and download it as Word and PDF. You pay once per document.',
  categories: 'Categories',
  tiers: 'Price tiers',
} as const

export const SEARCH = {
  label: 'What do you need?',
  finder: { title: 'Which document do I need?', hint: 'Up to four questions' },
  example: 'sell a car, hire a freelancer...',
  situation: (situation: string): string => `For: ${situation}`,
  notSold: (topic: string): string => `${topic}: we don’t sell this`,
  found: (count: number): string => {
    if (count === 0) return 'No results. Try another word, or browse all documents.'
    return count === 1 ? '1 document found' : `${count} documents found`
  },
} as const
