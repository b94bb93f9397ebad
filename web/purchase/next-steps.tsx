import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { NEXT_STEPS, STEPS_OF_INSTRUCTIONS } from '../../shared/content/purchase-notices.ts'
import { withStorage } from '../lib/device-storage.ts'

const keyOf = (order: string) => `steps:${order}`

type OrderNumber = string | undefined

/** The titles of the steps that were ticked on this device. */
const readTicks = (order: OrderNumber): string[] => {
  if (!order) return []
  return (withStorage((storage) => storage.getItem(keyOf(order))) ?? '').split('\n').filter(Boolean)
}

const saveTicks = (order: OrderNumber, ticked: readonly string[]): void => {
  if (order) withStorage((storage) => storage.setItem(keyOf(order), ticked.join('\n')))
}

type StepProps = { title: string; text?: string; ticked: boolean; onTick: () => void }

const Step = ({ title, text, ticked, onTick }: StepProps) => {
  const id = useId()
  return (
    <Flex as="li" gap="3" mb="3" align="flex-start">
      <chakra.input
        id={id}
        type="checkbox"
        checked={ticked}
        onChange={onTick}
        boxSize="5"
        flexShrink={0}
        mt="0.5"
        accentColor="purple.solid"
      />
      <chakra.label htmlFor={id} color={ticked ? 'fg.muted' : undefined}>
        <Text as="strong">{title}.</Text> {text}
      </chakra.label>
    </Flex>
  )
}

type ListProps = {
  steps: readonly Pick<StepProps, 'title' | 'text'>[]
  ticked: readonly string[]
  onTick: (title: string) => void
}

const StepList = ({ steps, ticked, onTick }: ListProps) => (
  <Box as="ul" listStyleType="none" maxW="prose">
    {steps.map((step) => (
      <Step
        key={step.title}
        {...step}
        ticked={ticked.includes(step.title)}
        onTick={() => onTick(step.title)}
      />
    ))}
  </Box>
)

type NextStepsProps = {
  title: string
  /** The number of the order whose steps are ticked, on this device only; ticks of no known order are not kept. */
  order: OrderNumber
  /** The steps of its instructions. */
  ofInstructions?: readonly string[]
}

/** What to do with the downloaded files, in order, to tick off. */
export const NextSteps = ({ title, order, ofInstructions = [] }: NextStepsProps) => {
  const [ticked, setTicked] = useState(() => readTicks(order))
  const tick = (step: string) => {
    const next = ticked.includes(step) ? ticked.filter((one) => one !== step) : [...ticked, step]
    setTicked(next)
    saveTicks(order, next)
  }
  return (
    <Box as="section" mt="12">
      <Heading as="h2" size="xl" mb="4">
        {title}
      </Heading>
      <StepList steps={NEXT_STEPS} ticked={ticked} onTick={tick} />
      {ofInstructions.length > 0 && (
        <>
          <Heading as="h3" size="lg" mt="8" mb="4">
            {STEPS_OF_INSTRUCTIONS}
          </Heading>
          <StepList
            steps={ofInstructions.map((step) => ({ title: step }))}
            ticked={ticked}
            onTick={tick}
          />
        </>
      )}
    </Box>
  )
}
