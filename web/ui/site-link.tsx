import { type LinkProps, Link as StyledLink } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type SiteLinkProps = LinkProps & { to: string; children: ReactNode }

export const SiteLink = ({ to, children, ...link }: SiteLinkProps) => (
  <StyledLink asChild {...link}>
    <Link to={to} discover="none">
      {children}
    </Link>
  </StyledLink>
)
