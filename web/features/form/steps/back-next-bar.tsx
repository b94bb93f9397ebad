import { Flex, type FlexProps } from '@chakra-ui/react'
import { type MouseEvent, memo, type ReactNode, use } from 'react'
import { ButtonLink } from '../../../ui/site-link.tsx'
import { type FormStep, hrefOf } from './form-steps.ts'
import { NextGuardContext } from './step-check.ts'

type BackNextBarProps = FlexProps & {
  steps: readonly FormStep[]
  index: number
  /** Content between the two links on narrow screens. */
  children?: ReactNode
  /** Replaces the Next link at the last step. */
  end?: ReactNode
}

const BackAndNext = ({ steps, index, children, end = <span />, ...flex }: BackNextBarProps) => {
  const [before, after] = [steps[index - 1], steps[index + 1]]
  const guard = use(NextGuardContext)
  return (
    <Flex as="nav" aria-label="Back and next" justify="space-between" gap="2" {...flex}>
      {before ? (
        <ButtonLink to={hrefOf(before.id)} variant="outline">
          Back<span className="sr-only">{` to ${before.title}`}</span>
        </ButtonLink>
      ) : (
        <span />
      )}
      {children}
      {after ? (
        <ButtonLink to={hrefOf(after.id)} onClick={(event: MouseEvent) => guard.current?.(event)}>
          Next<span className="sr-only">{`: ${after.title}`}</span>
        </ButtonLink>
      ) : (
        end
      )}
    </Flex>
  )
}

/** Back and Next links. Each names its target for users who can't see the list of sections. */
export const BackNextBar = memo(BackAndNext)
