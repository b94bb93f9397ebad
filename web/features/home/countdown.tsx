import { Button, chakra, Flex } from '@chakra-ui/react'
import { Fragment } from 'react'
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx'
import { clockOf, useCountdown } from './use-countdown.ts'

const Timer = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    fontFamily: 'heading',
    textStyle: '2xl',
    textAlign: 'center',
    color: 'fg.muted',
    '& b': {
      display: 'block',
      color: 'fg',
      fontWeight: 'semibold',
      textStyle: '3xl',
      fontVariantNumeric: 'tabular-nums',
    },
    '& small': { display: 'block', fontFamily: 'body', textStyle: 'xs' },
  },
})

/** Hours, minutes and seconds left. Visitors can pause it. */
export const Countdown = () => {
  const { left, paused, toggle } = useCountdown()
  return (
    <Flex align="center" gap="1">
      <Timer role="timer" visibility={left === undefined ? 'hidden' : undefined}>
        {Object.entries(clockOf(left ?? 0)).map(([unit, value], index) => (
          <Fragment key={unit}>
            {index > 0 && <span aria-hidden="true">:</span>}
            <div>
              <b>{value}</b>
              <small>{unit}</small>
            </div>
          </Fragment>
        ))}
      </Timer>
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
