import { Box, chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { progressText, type StepProgress, sameProgress } from './progress.ts'
import { StepNav } from './step-nav.tsx'

type ListProps = { steps: readonly StepProgress[]; currentId: string }

const InColumn = (props: ListProps) => (
  <Box position="sticky" top="24" alignSelf="start">
    <StepNav {...props} />
  </Box>
)

const Folded = ({ steps, currentId, index }: ListProps & { index: number }) => (
  <chakra.details key={currentId} borderBlockWidth="1px" mb="8">
    <chakra.summary cursor="pointer" py="3" textStyle="sm">
      <strong>
        {index < steps.length ? `Section ${index + 1} of ${steps.length}` : 'The last look'}
      </strong>
      <chakra.span color="fg.muted"> · {progressText(steps)}</chakra.span>
    </chakra.summary>
    <Box pb="3">
      <StepNav steps={steps} currentId={currentId} hideSummary />
    </Box>
  </chakra.details>
)

const unchanged = (before: ListProps, after: ListProps): boolean =>
  before.currentId === after.currentId && sameProgress(before.steps, after.steps)

/** The list of sections in a column of its own. */
export const SideStepNav = memo(InColumn, unchanged)

/**
 * The list where there is no column for it: one line that opens, and folds after a choice.
 * `index` is counted from zero; the check of answers stands after the last step.
 */
export const FoldedStepNav = memo(Folded, unchanged)
