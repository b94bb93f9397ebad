import { type RefObject, useEffect, useRef } from 'react'
import { useIsHydrating } from './use-hydrated.ts'

/**
 * A ref for a controlled input or a group of them. After hydration, `take` gets the element, because React
 * keeps what was typed earlier in the element but not in state.
 */
export const useEarlyInput = <Input extends Element>(
  onEarlyInput: (input: Input) => void,
): RefObject<Input | null> => {
  const ref = useRef<Input>(null)
  const callback = useRef(onEarlyInput)
  const hydrating = useIsHydrating()
  useEffect(() => {
    if (hydrating && ref.current) callback.current(ref.current)
  }, [hydrating])
  return ref
}
