import { Box, chakra, NativeSelect } from '@chakra-ui/react'
import { type Ref, useId } from 'react'
import { STATE_NAMES } from '../../../shared/documents/toolbox/states.ts'
import { useStateChoice } from './state-choice.ts'

type StateSelectProps = { label?: string; ref?: Ref<HTMLSelectElement> }

/** Asks for the visitor's state and stores it on this device. */
export const StateSelect = ({ label = 'Your state', ref }: StateSelectProps) => {
  const [state, choose] = useStateChoice()
  const id = useId()
  return (
    <Box>
      <chakra.label htmlFor={id} fontWeight="semibold" display="block" mb="1.5">
        {label}
      </chakra.label>
      <NativeSelect.Root maxWidth="20rem">
        <NativeSelect.Field
          ref={ref}
          id={id}
          value={state ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {state === undefined && <option value="">Choose a state</option>}
          {STATE_NAMES.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Box>
  )
}
