/** `rating` is stars out of five, 5 when absent; without `documentTypes` it speaks of the store. */
export type Testimonial = {
  id: string
  quote: string
  author: string
  role: string
  rating?: number
  /** Canonical ids of the documents it is about. */
  documentTypes?: readonly string[]
}

/** Said beside every story and voice until the owner replaces them with real ones. */
export const ILLUSTRATIVE = 'Illustrative example'

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'plain-questions',
    quote:
      'I expected a form full of words I would have to look up. It asked me things I could answer, and the sentence appeared beside the question.',
    author: 'Marguerite D.',
    role: 'Owner of a flower shop',
  },
  {
    id: 'attorney-review',
    quote:
      'My attorney read it in half an hour and changed two lines. I had budgeted for an afternoon.',
    author: 'Ruben A.',
    role: 'Landscape contractor',
  },
  {
    id: 'same-evening',
    quote: 'We sat down after dinner and signed before the dishes were done.',
    author: 'Iris and Joel P.',
    role: 'Parents of three',
  },
  {
    id: 'word-file',
    quote:
      'The Word file is a proper one: numbered clauses, real headings. When the other side wanted a change I made it myself.',
    author: 'Tomasz W.',
    role: 'Freelance engineer',
    rating: 4,
  },
  {
    id: 'sale-tolls',
    quote:
      'The toll bills stopped the day I sent the authority my copy, with the hour of handover and the signature of the buyer.',
    author: 'Tamsin G.',
    role: 'Private seller',
    documentTypes: ['bill-of-sale'],
  },
  {
    id: 'note-schedule',
    quote: 'The payment schedule alone was worth it. We both have it on the fridge.',
    author: 'Colm B.',
    role: 'Lent money to his brother',
    documentTypes: ['promissory-note'],
  },
  {
    id: 'contractor-milestones',
    quote:
      'Milestones with a price each. My client knows when to pay, and I know when to stop working.',
    author: 'Noor H.',
    role: 'Illustrator',
    documentTypes: ['independent-contractor-agreement', 'non-disclosure-agreement'],
  },
  {
    id: 'llc-exit',
    quote:
      'The question about what happens when one of us leaves was the most useful talk we have had as partners.',
    author: 'Beatriz L.',
    role: 'Partner in a moving company',
    documentTypes: ['llc-operating-agreement', 'articles-of-incorporation', 'safe-agreement'],
  },
  {
    id: 'employment-clear',
    quote: 'I hire one person a year. Now each of them gets the same clear pages, and so do I.',
    author: 'Dr. Hana V.',
    role: 'Veterinary practice',
    documentTypes: ['employment-agreement'],
  },
  {
    id: 'will-told',
    quote:
      'The instructions told me who may be a witness and who may not. I would have asked the wrong neighbor.',
    author: 'Walter N.',
    role: 'Grandfather of four',
    documentTypes: ['last-will-and-testament', 'healthcare-directive'],
  },
  {
    id: 'prenup-calm',
    quote: 'It turned a talk we were both afraid of into a list we could go through together.',
    author: 'Simone K.',
    role: 'Married in September',
    documentTypes: ['prenuptial-agreement', 'divorce-settlement-agreement'],
  },
]

/** The voices on a document; those about no particular document where it has none of its own. */
export const testimonialsFor = (documentId: string): readonly Testimonial[] => {
  const own = TESTIMONIALS.filter(({ documentTypes }) => documentTypes?.includes(documentId))
  return own.length > 0 ? own : generalTestimonials()
}

/** Voices on the store as a whole. */
export const generalTestimonials = (): readonly Testimonial[] =>
  TESTIMONIALS.filter(({ documentTypes }) => documentTypes === undefined)
