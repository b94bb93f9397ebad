import { useEffect, useRef, useState } from 'react'
import { OFFER, secondsLeft } from '../../../shared/catalog/offer.ts'

const SECOND = 1000

const until = (deadline: number): number => Math.max(0, Math.ceil((deadline - Date.now()) / SECOND))

/**
 * Seconds until the offer ends, ticking until zero; `undefined` until a real end has been read from
 * the clock. It waits to be started where motion is unwelcome.
 */
export const useCountdown = () => {
  const [left, setLeft] = useState(OFFER.endsAt === undefined ? OFFER.countdown : undefined)
  const [paused, setPaused] = useState(false)
  const latest = useRef(OFFER.countdown)
  const running = !paused && left !== 0
  useEffect(() => {
    setLeft((was) => secondsLeft() ?? was)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true)
  }, [])
  useEffect(() => {
    if (!running) return
    const deadline = Date.now() + latest.current * SECOND
    const tick = () => {
      latest.current = secondsLeft() ?? until(deadline)
      setLeft(latest.current)
    }
    const timer = setInterval(tick, SECOND)
    return () => clearInterval(timer)
  }, [running])
  return { left, paused, toggle: () => setPaused((was) => !was) }
}
