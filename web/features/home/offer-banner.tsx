import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { tierPrice } from '../../../shared/catalog/lookup.ts'
import { OFFER } from '../../../shared/catalog/offer.ts'
import { offerSecondsLeft, useDocumentsLeft, useIsOfferActive } from '../../api/use-offer.ts'
import { PauseIcon, PlayIcon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PriceTag } from '../../ui/price.tsx'

const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0')

/** 26625 -> 07, 23, 45; hours beyond 99 keep their digits. */
const clockOf = (seconds: number) => ({
  hours: twoDigits(seconds / 3600),
  minutes: twoDigits((seconds / 60) % 60),
  seconds: twoDigits(seconds % 60),
})

const SECOND_MS = 1000

const secondsUntil = (deadline: number): number =>
  Math.max(0, Math.ceil((deadline - Date.now()) / SECOND_MS))

/**
 * Seconds until the offer ends; `undefined` until a real end has been read from the clock. Starts
 * paused with reduced motion.
 */
const useCountdown = () => {
  const [left, setLeft] = useState(OFFER.endsAt === undefined ? OFFER.countdown : undefined)
  const [paused, setPaused] = useState(false)
  const latest = useRef(OFFER.countdown)
  const running = !paused && left !== 0
  useEffect(() => {
    setLeft((was) => offerSecondsLeft() ?? was)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])
  useEffect(() => {
    if (!running) return
    const deadline = Date.now() + latest.current * SECOND_MS
    const tick = () => {
      latest.current = offerSecondsLeft() ?? secondsUntil(deadline)
      setLeft(latest.current)
    }
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [running])
  return { left, paused, toggle: () => setPaused((was) => !was) }
}

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
const Countdown = () => {
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

const Remaining = () => <span>{useDocumentsLeft()}</span>

/** The banner disappears when the launch offer ends. */
export const OfferBanner = () =>
  useIsOfferActive() && (
    <Panel
      accent="amber"
      aria-label="Limited Time Offer"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="8"
      rowGap="3"
      mt="8"
      p="5"
      maxW="xl"
    >
      <div>
        <Text textStyle="sm" fontWeight="semibold" color="amber.fg">
          Limited Time Offer
        </Text>
        <PriceTag
          price={tierPrice('standard', true)}
          regular={tierPrice('standard', false)}
          size="3xl"
        />
        <Text textStyle="sm">
          only <Remaining /> documents remaining
        </Text>
      </div>
      <Countdown />
    </Panel>
  )
