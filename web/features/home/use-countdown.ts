import { useEffect, useRef, useState } from 'react'
import { OFFER } from '../../../shared/catalog/offer.ts'
import { offerSecondsLeft } from '../../api/use-offer.ts'

const twoDigits = (value: number): string => String(Math.floor(value)).padStart(2, '0')

/** 26625 -> 07, 23, 45; hours beyond 99 keep their digits. */
export const clockOf = (seconds: number): { hours: string; minutes: string; seconds: string } => ({
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
export const useCountdown = () => {
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
