import { chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { BRAND } from '../../shared/content/brand.ts'
import { paths } from '../lib/paths.ts'

/** The product's name, set like a signature line, leading home. */
export const Wordmark = () => (
  <chakra.span
    fontFamily="heading"
    fontWeight="semibold"
    textStyle="xl"
    borderBottomWidth="2px"
    borderColor="purple.solid"
    lineHeight="1.4"
    asChild
  >
    <Link to={paths.home} discover="none">
      {BRAND.name}
    </Link>
  </chakra.span>
)
