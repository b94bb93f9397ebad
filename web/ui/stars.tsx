import { chakra } from '@chakra-ui/react'

const FULL = 5

/** A rating as stars; read as "4 out of 5 stars". */
export const Stars = ({ rating = FULL }: { rating?: number }) => (
  <chakra.span
    role="img"
    aria-label={`${rating} out of ${FULL} stars`}
    color="gold.fg"
    letterSpacing="wider"
  >
    {'★'.repeat(rating)}
    <chakra.span color="border.emphasized">{'☆'.repeat(FULL - rating)}</chakra.span>
  </chakra.span>
)
