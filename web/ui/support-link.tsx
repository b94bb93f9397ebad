import { Link } from '@chakra-ui/react'
import { BRAND } from '../../shared/content/brand.ts'

export const SupportLink = () => (
  <Link href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</Link>
)
