import { Box, Button, chakra, Flex } from '@chakra-ui/react'
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx'
import { clockOf, useCountdown } from './use-countdown.ts'

const Unit = ({ value, unit }: { value: string; unit: string }) => (
  <Box textAlign="center">
    <Box
      fontFamily="heading"
      textStyle="3xl"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      {value}
    </Box>
    <Box textStyle="xs" color="fg.muted">
      {unit}
    </Box>
  </Box>
)

const Colon = () => (
  <chakra.span aria-hidden="true" fontFamily="heading" textStyle="2xl" color="fg.muted">
    :
  </chakra.span>
)

/** Hours, minutes and seconds left. Visitors can pause it. */
export const Countdown = () => {
  const { left, paused, toggle } = useCountdown()
  const { hours, minutes, seconds } = clockOf(left ?? 0)
  return (
    <Flex align="center" gap="1">
      <Flex role="timer" gap="2" visibility={left === undefined ? 'hidden' : undefined}>
        <Unit value={hours} unit="hours" />
        <Colon />
        <Unit value={minutes} unit="minutes" />
        <Colon />
        <Unit value={seconds} unit="seconds" />
      </Flex>
      <Button
        variant="ghost"
        size="sm"
        onClick={toggle}
        aria-label={paused ? 'Resume the countdown' : 'Pause the countdown'}
      >
        {paused ? <PlayIcon /> : <PauseIcon />}
      </Button>
    </Flex>
  )
}
