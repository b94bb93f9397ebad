import { Box, Grid, Heading } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { testimonialsFor } from '../../../shared/content/testimonials.ts'
import { TestimonialQuote } from '../../ui/testimonial-quote.tsx'

/** Any of `count`, chosen once the page runs: a prerendered page shows the first. */
const useAnyOf = (count: number, random = Math.random): number => {
  const [chosen, choose] = useState(0)
  useEffect(() => choose(Math.floor(random() * count)), [count, random])
  return chosen
}

/** One voice on the document. All lie in the same place, so that the page does not move with the choice. */
export const Testimonial = ({ documentId }: { documentId: string }) => {
  const voices = testimonialsFor(documentId)
  const chosen = useAnyOf(voices.length)
  return (
    <Box as="section" mt="10">
      <Heading as="h2" size="xl" mb="5">
        In their words
      </Heading>
      <Grid alignItems="start">
        {voices.map((voice, at) => (
          <Box key={voice.id} gridArea="1 / 1" visibility={at === chosen ? undefined : 'hidden'}>
            <TestimonialQuote {...voice} />
          </Box>
        ))}
      </Grid>
    </Box>
  )
}
