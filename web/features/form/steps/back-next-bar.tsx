import { chakra, Flex, type FlexProps } from '@chakra-ui/react'
import { type MouseEvent, memo, type ReactNode, use } from 'react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { NextGuardContext } from './step-check.ts'
import { hrefOf, type Stop } from './stops.ts'

type BackNextBarProps = FlexProps & {
  stops: readonly Stop[]
  index: number
  /** Content between the two links on narrow screens. */
  children?: ReactNode
  /** Replaces the Next link at the last stop. */
  end?: ReactNode
}

const BackAndNext = ({ stops, index, children, end = <span />, ...flex }: BackNextBarProps) => {
  const [before, after] = [stops[index - 1], stops[index + 1]]
  const guard = use(NextGuardContext)
  return (
    <Flex as="nav" aria-label="Back and next" justify="space-between" gap="2" {...flex}>
      {before ? (
        <ButtonLink to={hrefOf(before.id)} variant="outline">
          Back<chakra.span srOnly>{` to ${before.title}`}</chakra.span>
        </ButtonLink>
      ) : (
        <span />
      )}
      {children}
      {after ? (
        <ButtonLink to={hrefOf(after.id)} onClick={(event: MouseEvent) => guard.current?.(event)}>
          Next<chakra.span srOnly>{`: ${after.title}`}</chakra.span>
        </ButtonLink>
      ) : (
        end
      )}
    </Flex>
  )
}

/** Back and Next links. Each names its target for users who can't see the list of sections. */
export const BackNextBar = memo(BackAndNext)
