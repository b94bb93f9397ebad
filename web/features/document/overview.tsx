import { Box, Grid, Heading, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import type { Story, Testimonial } from '../../../shared/documents/template/story.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { FITNESS, FitnessCheck } from '../../ui/fitness-check.tsx'
import { TestimonialQuote } from '../../ui/testimonial-quote.tsx'
import { Scenario } from './scenario.tsx'

/** A random index below `count`, chosen after hydration; prerendered pages show the first. */
const useRandomIndex = (count: number, random = Math.random): number => {
  const [chosen, choose] = useState(0)
  useEffect(() => choose(Math.floor(random() * count)), [count, random])
  return chosen
}

/** One random testimonial. All share a grid cell, so that choosing one doesn't shift the layout. */
const RandomTestimonial = ({ testimonials }: { testimonials: readonly Testimonial[] }) => {
  const chosen = useRandomIndex(testimonials.length)
  return (
    <Box as="section" mt="10">
      <Heading mb="5">In their words</Heading>
      <Grid alignItems="start">
        {testimonials.map((testimonial, index) => (
          <Box
            key={testimonial.author}
            gridArea="1 / 1"
            visibility={index === chosen ? undefined : 'hidden'}
          >
            <TestimonialQuote {...testimonial} />
          </Box>
        ))}
      </Grid>
    </Box>
  )
}

/** The overview tab: summary, scenario, testimonial and use cases. */
export const Overview = ({ overview, mainStory, useCases, testimonials, notFor }: Story) => (
  <>
    <Text maxW="prose" textStyle={{ base: 'md', md: 'lg' }}>
      {overview}
    </Text>
    <Scenario {...mainStory} />
    <RandomTestimonial testimonials={testimonials} />
    <Box as="section" mt="10">
      <Heading mb="2">{FITNESS.title}</Heading>
      <FitnessCheck cases={notFor} />
    </Box>
    <Heading mt="6" mb="4">
      When people use it
    </Heading>
    <Accordion items={useCases.map(({ title, description }) => ({ title, text: description }))} />
  </>
)
