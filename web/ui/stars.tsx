import { chakra } from '@chakra-ui/react'

const MAX_RATING = 5

/** A rating as stars; read as "4 out of 5 stars". */
export const Stars = ({ rating = MAX_RATING }: { rating?: number }) => (
  <chakra.span
    role="img"
    aria-label={`${rating} out of ${MAX_RATING} stars`}
    color="gold.fg"
    letterSpacing="wider"
  >
    {'★'.repeat(rating)}
    <chakra.span color="border.emphasized">{'☆'.repeat(MAX_RATING - rating)}</chakra.span>
  </chakra.span>
)
