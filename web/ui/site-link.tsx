import { Button, type ButtonProps, Link as ChakraLink, type LinkProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { BRAND } from '../../shared/content/brand.ts'

/** The minimum touch target of a standalone link; smaller from `md` up. */
export const TOUCH_TARGET = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: { base: '11', md: '8' },
} as const

type Target = { to: string; children: ReactNode }

type SiteLinkProps = LinkProps &
  Target & {
    /** Not within a sentence. */
    standalone?: boolean
  }

export const SiteLink = ({ to, standalone, children, ...link }: SiteLinkProps) => (
  <ChakraLink asChild {...(standalone && TOUCH_TARGET)} {...link}>
    <Link to={to} discover="none">
      {children}
    </Link>
  </ChakraLink>
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

/** An internal link styled as a button. */
export const ButtonLink = ({ to, children, ...button }: ButtonProps & Target) => (
  <Button asChild {...button}>
    <Link to={to} discover="none">
      {children}
    </Link>
  </Button>
)

export const SupportLink = () => (
  <ChakraLink href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</ChakraLink>
)
