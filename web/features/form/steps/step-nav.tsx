import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { memo } from 'react'
import { BELOW_THREE_COLUMNS, THREE_COLUMNS_ONLY } from '../../../ui/hooks/use-media.ts'
import { CheckIcon } from '../../../ui/icons.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { CHECK_STEP, type FormStep, hrefOf } from './form-steps.ts'
import { isDone, progressText, type StepProgress, sameProgress, stepText } from './progress.ts'

type MarkProps = { done: boolean; current: boolean; position: number }

const Mark = ({ done, current, position }: MarkProps) => (
  <Flex
    aria-hidden="true"
    align="center"
    justify="center"
    boxSize="7"
    flexShrink={0}
    borderRadius="full"
    borderWidth="1px"
    textStyle="xs"
    fontWeight="semibold"
    borderColor={done ? 'green.border' : current ? 'purple.solid' : 'border.emphasized'}
    bg={done ? 'green.subtle' : 'transparent'}
    color={done ? 'fg.success' : current ? 'purple.fg' : 'fg.muted'}
  >
    {done ? <CheckIcon /> : <span>{position}</span>}
  </Flex>
)

type StepLinkProps = { step: FormStep; progress?: StepProgress; current: boolean; position: number }

const StepLink = ({ step, progress, current, position }: StepLinkProps) => (
  <SiteLink
    to={hrefOf(step.id)}
    variant="plain"
    aria-current={current ? 'step' : undefined}
    display="flex"
    alignItems="center"
    gap="3"
    minH="11"
    py="1"
    fontWeight={current ? 'semibold' : 'normal'}
  >
    <Mark done={progress !== undefined && isDone(progress)} current={current} position={position} />
    <chakra.span>
      {step.title}
      {progress && (
        <chakra.span
          // The mark says it.
          srOnly={isDone(progress)}
          display="block"
          textStyle="xs"
          color="fg.muted"
          fontWeight="normal"
        >
          {stepText(progress)}
        </chakra.span>
      )}
    </chakra.span>
  </SiteLink>
)

type StepListProps = {
  steps: readonly StepProgress[]
  currentId: string
  /** Whether the progress text is shown elsewhere. */
  hideSummary?: boolean
}

/** The sections with their progress. Any section can be opened at any time. */
const StepNav = ({ steps, currentId, hideSummary }: StepListProps) => (
  <Box as="nav" aria-label="Sections of the form">
    {!hideSummary && (
      <Text textStyle="sm" color="fg.muted" mb="2">
        {progressText(steps)}
      </Text>
    )}
    <ol>
      {steps.map((step, index) => (
        <li key={step.id}>
          <StepLink
            step={step}
            progress={step}
            current={step.id === currentId}
            position={index + 1}
          />
        </li>
      ))}
      <li>
        <StepLink
          step={CHECK_STEP}
          current={CHECK_STEP.id === currentId}
          position={steps.length + 1}
        />
      </li>
    </ol>
  </Box>
)

type ListProps = { steps: readonly StepProgress[]; currentId: string }

const InColumn = (props: ListProps) => (
  <Box position="sticky" top="24" alignSelf="start" css={THREE_COLUMNS_ONLY}>
    <StepNav {...props} />
  </Box>
)

const Folded = ({ steps, currentId, index }: ListProps & { index: number }) => (
  <chakra.details key={currentId} borderBlockWidth="1px" mb="8" css={BELOW_THREE_COLUMNS}>
    <chakra.summary cursor="pointer" py="3" textStyle="sm">
      <strong>
        {index < steps.length ? `Section ${index + 1} of ${steps.length}` : CHECK_STEP.title}
      </strong>
      <chakra.span color="fg.muted">{` · ${progressText(steps)}`}</chakra.span>
    </chakra.summary>
    <Box pb="3">
      <StepNav steps={steps} currentId={currentId} hideSummary />
    </Box>
  </chakra.details>
)

const isSameList = (before: ListProps, after: ListProps): boolean =>
  before.currentId === after.currentId && sameProgress(before.steps, after.steps)

/** The list of sections in its own column, for wide screens. */
export const SideStepNav = memo(InColumn, isSameList)

/**
 * The collapsible list of sections for narrow screens, which closes after a choice. `index` starts at zero; the
 * review comes last.
 */
export const FoldedStepNav = memo(Folded, isSameList)
