import { SimpleGrid } from '@chakra-ui/react'
import { GENERAL_TESTIMONIALS } from '../../../shared/content/general-testimonials.ts'
import { TestimonialQuote } from '../../ui/testimonial-quote.tsx'
import { Section } from './section.tsx'

export const Testimonials = () => (
  <Section title="What people say">
    <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2 }} gap="12">
      {GENERAL_TESTIMONIALS.map((testimonial) => (
        <li key={testimonial.id}>
          <TestimonialQuote {...testimonial} />
        </li>
      ))}
    </SimpleGrid>
  </Section>
)
