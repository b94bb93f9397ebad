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

/** The titles of the steps checked on this device. */
const readChecked = (order: OrderNumber): string[] => {
  if (!order) return []
  return (withStorage((storage) => storage.getItem(keyOf(order))) ?? '').split('\n').filter(Boolean)
}

const saveChecked = (order: OrderNumber, checked: readonly string[]): void => {
  if (order) withStorage((storage) => storage.setItem(keyOf(order), checked.join('\n')))
}

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

type StepProps = InstructionStep & { checked: boolean; onToggle: () => void }

const Step = ({ title, text, checked, onToggle }: StepProps) => {
  const id = useId()
  return (
    <Flex as="li" gap="3" align="flex-start" breakInside="avoid">
      <chakra.input
        id={id}
        type="checkbox"
        checked={checked}
        onChange={onToggle}
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
          color={checked ? 'fg.muted' : undefined}
          textDecoration={checked ? 'line-through' : undefined}
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

/** The steps of the instructions as a checklist. The state is saved on this device if the order is known. */
const Checklist = ({ order, steps }: { order: OrderNumber; steps: readonly InstructionStep[] }) => {
  const [checked, setChecked] = useState(() => readChecked(order))
  const toggle = (step: string) => {
    const next = checked.includes(step)
      ? checked.filter((other) => other !== step)
      : [...checked, step]
    setChecked(next)
    saveChecked(order, next)
  }
  const done = steps.filter(({ title }) => checked.includes(title)).length
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
            checked={checked.includes(step.title)}
            onToggle={() => toggle(step.title)}
          />
        ))}
      </Box>
    </Box>
  )
}

type NextStepsProps = {
  title: string
  order: OrderNumber
  instructionSteps?: readonly InstructionStep[]
}

/** What to do with the downloaded files: an overview, and the steps of the instructions. */
export const NextSteps = ({ title, order, instructionSteps = [] }: NextStepsProps) => (
  <section>
    <Heading mb="4">{title}</Heading>
    <Overview />
    {instructionSteps.length > 0 && <Checklist order={order} steps={instructionSteps} />}
  </section>
)
