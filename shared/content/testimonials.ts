import { GENERAL_TESTIMONIALS, type Testimonial } from './general-testimonials.ts'

const DOCUMENT_TESTIMONIALS: readonly Testimonial[] = [
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
  const own = DOCUMENT_TESTIMONIALS.filter(({ documentTypes }) =>
    documentTypes?.includes(documentId),
  )
  return own.length > 0 ? own : GENERAL_TESTIMONIALS
}
