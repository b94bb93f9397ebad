import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { CheckIcon } from '../../../ui/icons.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import { isDone, progressText, type StepProgress, stepText } from './progress.ts'
import { CHECK_STEP, hrefOf, type Stop } from './stops.ts'

const Mark = ({
  done,
  current,
  position,
}: {
  done: boolean
  current: boolean
  position: number
}) => (
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
    {done ? <CheckIcon /> : position}
  </Flex>
)

type StepLinkProps = { stop: Stop; progress?: StepProgress; current: boolean; position: number }

const StepLink = ({ stop, progress, current, position }: StepLinkProps) => (
  <SiteLink
    to={hrefOf(stop.id)}
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
      {stop.title}
      {progress && (
        <chakra.span display="block" textStyle="xs" color="fg.muted" fontWeight="normal">
          {stepText(progress)}
        </chakra.span>
      )}
    </chakra.span>
  </SiteLink>
)

type StepListProps = {
  steps: readonly StepProgress[]
  currentId: string
  /** Where the sentence above the list already stands elsewhere. */
  hideSummary?: boolean
}

/** Where the person is, what is done and what still needs them; every section can be opened. */
export const StepNav = ({ steps, currentId, hideSummary }: StepListProps) => (
  <Box as="nav" aria-label="Sections of the form">
    {!hideSummary && (
      <Text textStyle="sm" color="fg.muted" mb="2">
        {progressText(steps)}
      </Text>
    )}
    <chakra.ol listStyleType="none">
      {steps.map((step, index) => (
        <li key={step.id}>
          <StepLink
            stop={step}
            progress={step}
            current={step.id === currentId}
            position={index + 1}
          />
        </li>
      ))}
      <li>
        <StepLink
          stop={CHECK_STEP}
          current={CHECK_STEP.id === currentId}
          position={steps.length + 1}
        />
      </li>
    </chakra.ol>
  </Box>
)
