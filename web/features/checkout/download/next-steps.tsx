import { Box, chakra, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import {
  NEXT_STEPS,
  STEPS_OF_INSTRUCTIONS,
  stepsDone,
} from '../../../../shared/content/purchase-notices.ts'
import type { InstructionStep } from '../../../../shared/documents/engine/steps.ts'
import { Bar } from '../../../ui/bar.tsx'
import { withStorage } from '../../../ui/browser/device-storage.ts'

const keyOf = (order: string) => `steps:${order}`

type OrderNumber = string | undefined

/** The titles of the steps ticked on this device. */
const readTicks = (order: OrderNumber): string[] => {
  if (!order) return []
  return (withStorage((storage) => storage.getItem(keyOf(order))) ?? '').split('\n').filter(Boolean)
}

const saveTicks = (order: OrderNumber, ticked: readonly string[]): void => {
  if (order) withStorage((storage) => storage.setItem(keyOf(order), ticked.join('\n')))
}

/** The steps that all documents share. */
const Overview = () => (
  <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} columnGap="8" rowGap="5">
    {NEXT_STEPS.map(({ title, text }) => (
      <Box as="li" key={title} borderTopWidth="1px" pt="3">
        <strong>{title}</strong>
        <Text color="fg.muted">{text}</Text>
      </Box>
    ))}
  </SimpleGrid>
)

type StepProps = InstructionStep & { ticked: boolean; onTick: () => void }

const Step = ({ title, text, ticked, onTick }: StepProps) => {
  const id = useId()
  return (
    <Flex as="li" gap="3" align="flex-start" breakInside="avoid">
      <chakra.input
        id={id}
        type="checkbox"
        checked={ticked}
        onChange={onTick}
        boxSize="5"
        mt="3"
        flexShrink={0}
        aria-describedby={text ? `${id}-text` : undefined}
        accentColor="purple.solid"
      />
      <Box flex="1" minW="0" pb="2">
        <chakra.label
          htmlFor={id}
          display="block"
          py="2.5"
          cursor="pointer"
          color={ticked ? 'fg.muted' : undefined}
          textDecoration={ticked ? 'line-through' : undefined}
        >
          {title}
        </chakra.label>
        {text && (
          <Text id={`${id}-text`} color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {text}
          </Text>
        )}
      </Box>
    </Flex>
  )
}

type ChecklistProps = { order: OrderNumber; steps: readonly InstructionStep[] }

/** The steps of the instructions as a checklist. Ticks are saved on this device if the order is known. */
const Checklist = ({ order, steps }: ChecklistProps) => {
  const [ticked, setTicked] = useState(() => readTicks(order))
  const tick = (step: string) => {
    const next = ticked.includes(step)
      ? ticked.filter((other) => other !== step)
      : [...ticked, step]
    setTicked(next)
    saveTicks(order, next)
  }
  const done = steps.filter(({ title }) => ticked.includes(title)).length
  return (
    <Box as="section" mt="10" aria-labelledby="steps">
      <Flex justify="space-between" align="baseline" columnGap="4" wrap="wrap" mb="3">
        <Heading as="h3" size="lg" id="steps">
          {STEPS_OF_INSTRUCTIONS}
        </Heading>
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {stepsDone(done, steps.length)}
        </Text>
      </Flex>
      <Bar
        aria-hidden="true"
        h="1.5"
        mb="3"
        color="green.solid"
        percent={(100 * done) / steps.length}
      />
      <Box as="ol" columnCount={{ md: 2 }} columnGap="8">
        {steps.map((step) => (
          <Step
            key={step.title}
            {...step}
            ticked={ticked.includes(step.title)}
            onTick={() => tick(step.title)}
          />
        ))}
      </Box>
    </Box>
  )
}

type NextStepsProps = {
  title: string
  order: OrderNumber
  /** The steps of the document's instructions. */
  instructionSteps?: readonly InstructionStep[]
}

/** What to do with the downloaded files: an overview, and the steps of the instructions. */
export const NextSteps = ({ title, order, instructionSteps = [] }: NextStepsProps) => (
  <section>
    <Heading as="h2" size="xl" mb="4">
      {title}
    </Heading>
    <Overview />
    {instructionSteps.length > 0 && <Checklist order={order} steps={instructionSteps} />}
  </section>
)
