import { type LinkProps, Link as StyledLink } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

/** The minimum touch target of a standalone link; smaller from `md` up. */
export const TOUCH_TARGET = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '8' },
} as const

type SiteLinkProps = LinkProps & {
  to: string
  /** Not within a sentence. */
  standalone?: boolean
  children: ReactNode
}

export const SiteLink = ({ to, standalone, children, ...link }: SiteLinkProps) => (
  <StyledLink asChild {...(standalone && TOUCH_TARGET)} {...link}>
    <Link to={to} discover="none">
      {children}
    </Link>
  </StyledLink>
)

/** A link of a page header, which marks the current page. */
export const HeaderLink = ({ to, ...link }: SiteLinkProps) => (
  <SiteLink
    to={to}
    variant="plain"
    py="3"
    fontWeight="semibold"
    textStyle="sm"
    aria-current={useLocation().pathname === to ? 'page' : undefined}
    _currentPage={{ textDecoration: 'underline', textDecorationColor: 'purple.solid' }}
    {...link}
  />
)
