import { Button, type ButtonProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

type ButtonLinkProps = ButtonProps & { to: string; children: ReactNode }

/** An internal link styled as a button. */
export const ButtonLink = ({ to, children, ...button }: ButtonLinkProps) => (
  <Button asChild {...button}>
    <Link to={to} discover="none">
      {children}
    </Link>
  </Button>
)
