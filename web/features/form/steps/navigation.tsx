import { Heading } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useIsHydrating, useQuery } from '../../../ui/hooks/use-hydrated.ts'
import { type FormStep, HEADING_ID, stepIndexOf } from './form-steps.ts'

/** A step's heading, focused after navigating to it. */
export const StepHeading = ({ children }: { children: string }) => (
  <Heading
    id={HEADING_ID}
    size="2xl"
    tabIndex={-1}
    scrollMarginTop={{ base: '32', md: '24' }}
    _focus={{ outline: 'none' }}
  >
    {children}
  </Heading>
)

/** The index of the step in the URL (`?step=...`), so that the Back button works. */
export const useStepIndex = (steps: readonly FormStep[]): number => {
  const query = useQuery()
  return stepIndexOf(steps, query.get('step'))
}

/** Router state that focuses the error summary after navigation. */
export const TO_SUMMARY = { summary: true } as const

export const wantsSummary = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'summary' in state

const showHeading = (): void => {
  const heading = document.getElementById(HEADING_ID)
  heading?.scrollIntoView({ block: 'start' })
  heading?.focus({ preventScroll: true })
}

/** In a list, the first wrong cell. */
const showQuestion = (id: string): void => {
  const first = document.getElementById(id)
  const question = first?.closest('ol')?.querySelector<HTMLElement>('[aria-invalid]') ?? first
  question?.focus({ preventScroll: true })
  question?.scrollIntoView({ block: 'center' })
}

/**
 * After navigating within the form, calls `onLeave` with the previous step, and focuses the question in the URL
 * or the step's heading. The first page view moves no focus.
 */
export const useFocusAfterMove = (stepId: string, onLeave: (stepId: string) => void): void => {
  const { key, hash, state } = useLocation()
  const hydrating = useIsHydrating()
  const last = useRef<{ key: string; stepId: string }>(undefined)
  useEffect(() => {
    if (hydrating) return
    const before = last.current ?? { key: hash ? '' : key, stepId }
    last.current = { key, stepId }
    if (before.key === key) return
    if (before.stepId !== stepId) onLeave(before.stepId)
    if (hash) showQuestion(hash.slice(1))
    else if (!wantsSummary(state)) showHeading()
  }, [hydrating, key, hash, state, stepId, onLeave])
}
