import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { HEADING_ID, type Stop, stopAt } from './stops.ts'

/** Index of the stop the address names (`?step=...`); the browser's back button moves between stops. */
export const usePlace = (stops: readonly Stop[]): number => {
  const [query] = useSearchParams()
  return stopAt(stops, query.get('step'))
}

/** State of a move that leads to the mistakes of a step; its summary takes the focus then. */
export const TO_SUMMARY = { summary: true } as const

export const wantsSummary = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'summary' in state

const showHeading = (): void => {
  const heading = document.getElementById(HEADING_ID)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

const showQuestion = (id: string): void => {
  const question = document.getElementById(id)
  question?.focus({ preventScroll: true })
  question?.scrollIntoView({ block: 'center' })
}

/**
 * After a move within the form: tells which stop was left, then gives the focus to the question that
 * the address names, or to the heading of the stop. The first arrival keeps the focus where it is.
 */
export const useArrival = (stopId: string, onLeave: (stopId: string) => void): void => {
  const { key, hash, state } = useLocation()
  const last = useRef({ key: hash ? '' : key, stopId })
  useEffect(() => {
    const before = last.current
    if (before.key === key) return
    last.current = { key, stopId }
    if (before.stopId !== stopId) onLeave(before.stopId)
    if (hash) showQuestion(hash.slice(1))
    else if (!wantsSummary(state)) showHeading()
  }, [key, hash, state, stopId, onLeave])
}
