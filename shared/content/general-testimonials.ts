import type { Testimonial } from '../documents/template/story.ts'

/** Shown with every story and testimonial until the owner replaces them with real ones. */
export const ILLUSTRATIVE = 'Illustrative example'

/** Testimonials about the store as a whole. */
export const GENERAL_TESTIMONIALS: readonly (Testimonial & { id: string })[] = [
  {
    id: 'plain-questions',
    quote:
      'I expected a form full of words I would have to look up. It asked me things I could answer, and the sentence appeared next to the question.',
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
]
