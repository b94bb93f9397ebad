import type { Ref } from 'react'
import { STATE_OPTIONS } from '../../../shared/documents/toolbox/states.ts'
import { LabeledSelect } from '../../ui/select.tsx'
import { useStateChoice } from './state-choice.ts'

type StateSelectProps = { label?: string; ref?: Ref<HTMLSelectElement> }

/** Asks for the visitor's state and remembers it on this device. */
export const StateSelect = ({ label = 'Your state', ref }: StateSelectProps) => {
  const [state, choose] = useStateChoice()
  return (
    <LabeledSelect
      ref={ref}
      label={label}
      maxWidth="20rem"
      value={state ?? ''}
      placeholder={state === undefined ? 'Choose a state' : undefined}
      options={STATE_OPTIONS}
      onChoose={choose}
    />
  )
}
