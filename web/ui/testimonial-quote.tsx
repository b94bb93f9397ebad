import { Box, chakra, Text } from '@chakra-ui/react'
import { ILLUSTRATIVE } from '../../shared/content/general-testimonials.ts'
import type { Testimonial } from '../../shared/documents/template/story.ts'
import { Stars } from './stars.tsx'

/**
 * Each text is one template string: React separates text nodes with comments, which would add bytes
 * to prerendered pages.
 */
export const TestimonialQuote = ({ quote, author, role, rating }: Testimonial) => (
  <chakra.figure borderInlineStartWidth="2px" borderColor="gold.border" ps="5">
    <Stars rating={rating} />
    <chakra.blockquote mt="2" textStyle="lg">
      {`“${quote}”`}
    </chakra.blockquote>
    <chakra.figcaption mt="3" textStyle="sm">
      <Text as="span" fontWeight="semibold">
        {author}
      </Text>
      {`, ${role}`}
      <Box color="fg.muted" textStyle="xs" mt="1">
        {ILLUSTRATIVE}
      </Box>
    </chakra.figcaption>
  </chakra.figure>
)
