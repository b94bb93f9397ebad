import { Box, chakra, NativeSelect, Text } from '@chakra-ui/react'
import type { FieldOption } from '../../../../shared/documents/template/template.ts'
import { type ControlProps, stateOf } from './control.ts'

/** Characters that a select box of a phone shows in full. */
const SHORT_OPTION = 36

/** Repeats a long option in full below the select box, which cuts it off on narrow screens. */
const LongChoice = ({ field, value }: ControlProps) => {
  const label = field.options?.find((option) => option.value === value)?.label ?? ''
  return (
    label.length > SHORT_OPTION && (
      <Text mt="1.5" textStyle="sm" aria-hidden="true" hideFrom="sm">
        {label}
      </Text>
    )
  )
}

const ClosedList = (props: ControlProps) => (
  <NativeSelect.Root>
    <NativeSelect.Field
      {...stateOf(props)}
      name={props.field.key}
      value={String(props.value ?? '')}
      aria-required={props.required || undefined}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    >
      <option value="">Choose one</option>
      {props.field.options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)

export const SelectControl = (props: ControlProps) => (
  <>
    <ClosedList {...props} />
    <LongChoice {...props} />
  </>
)

const Mark = chakra('input', {
  base: { boxSize: '5', flexShrink: 0, mt: '0.5', accentColor: 'purple.solid' },
})

const ChoiceLabel = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minH: '11',
    py: '2.5',
    cursor: 'pointer',
  },
})

type RadioProps = ControlProps & { option: FieldOption; position: number }

const RadioOption = ({ option, position, ...props }: RadioProps) => (
  <ChoiceLabel>
    <Mark
      type="radio"
      name={props.field.key}
      value={option.value}
      id={position === 0 ? props.id : undefined}
      checked={props.value === option.value}
      onChange={() => props.onChange(option.value)}
    />
    <span>{option.label}</span>
  </ChoiceLabel>
)

/** The group's name and description belong to the fieldset around it. */
export const RadioControl = (props: ControlProps) => (
  <Box>
    {props.field.options?.map((option, position) => (
      <RadioOption key={option.value} {...props} option={option} position={position} />
    ))}
  </Box>
)

/** The one control with its label next to it. */
export const CheckboxControl = (props: ControlProps) => (
  <ChoiceLabel fontWeight="semibold">
    <Mark
      {...stateOf(props)}
      type="checkbox"
      name={props.field.key}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
    <span>{props.field.label}</span>
  </ChoiceLabel>
)
