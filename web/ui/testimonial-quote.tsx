import { chakra } from '@chakra-ui/react'
import { ILLUSTRATIVE } from '../../shared/content/general-testimonials.ts'
import type { Testimonial } from '../../shared/documents/template/story.ts'

const MAX_RATING = 5

const Row = chakra('span', {
  base: { color: 'gold.fg', letterSpacing: 'wider', '& > span': { color: 'border.emphasized' } },
})

/** A rating as stars; read as "4 out of 5 stars". */
export const Stars = ({ rating = MAX_RATING }: { rating?: number }) => (
  <Row role="img" aria-label={`${rating} out of ${MAX_RATING} stars`}>
    {'★'.repeat(rating)}
    <span>{'☆'.repeat(MAX_RATING - rating)}</span>
  </Row>
)

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
