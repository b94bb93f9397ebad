import { chakra } from '@chakra-ui/react'
import { ILLUSTRATIVE } from '../../shared/content/general-testimonials.ts'
import type { Testimonial } from '../../shared/documents/template/story.ts'
import { Stars } from './stars.tsx'

const Figure = chakra('figure', {
  base: {
    borderInlineStartWidth: '2px',
    borderColor: 'gold.border',
    ps: '5',
    '& blockquote': { mt: '2', textStyle: 'lg' },
    '& figcaption': { mt: '3', textStyle: 'sm' },
    '& small': { display: 'block', mt: '1', textStyle: 'xs', color: 'fg.muted' },
  },
})

/**
 * Each text is one template string: React separates text nodes with comments, which would add bytes
 * to prerendered pages.
 */
export const TestimonialQuote = ({ quote, author, role, rating }: Testimonial) => (
  <Figure>
    <Stars rating={rating} />
    <blockquote>{`“${quote}”`}</blockquote>
    <figcaption>
      <strong>{author}</strong>
      {`, ${role}`}
      <small>{ILLUSTRATIVE}</small>
    </figcaption>
  </Figure>
)
