import { chakra } from '@chakra-ui/react'

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
