import { type RefObject, useEffect, useRef } from 'react'
import { useIsHydrating } from './use-hydrated.ts'

/**
 * A ref for a controlled input, or for a group of them, which is passed to `take` when it is hydrated: what was typed or
 * chosen before, React leaves in the element, but state does not have it.
 */
export const useEarlyInput = <Input extends Element>(
  take: (input: Input) => void,
): RefObject<Input | null> => {
  const ref = useRef<Input>(null)
  const first = useRef(take)
  const hydrating = useIsHydrating()
  useEffect(() => {
    if (hydrating && ref.current) first.current(ref.current)
  }, [hydrating])
  return ref
}
