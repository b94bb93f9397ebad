import { STATE_OPTIONS } from '../../../shared/documents/toolbox/states.ts'
import { LabeledSelect } from '../../ui/select.tsx'
import { useStateChoice } from './state-choice.ts'

/** Asks for the visitor's state and stores it on this device. */
export const StateSelect = ({ label = 'Your state' }: { label?: string }) => {
  const [state, choose] = useStateChoice()
  return (
    <LabeledSelect
      label={label}
      maxWidth="20rem"
      value={state ?? ''}
      placeholder={state === undefined ? 'Choose a state' : undefined}
      options={STATE_OPTIONS}
      onChoose={choose}
    />
  )
}
