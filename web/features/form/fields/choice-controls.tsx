import { Box, Text } from '@chakra-ui/react'
import { Choice, ChoiceGroup } from '../../../ui/choice-group.tsx'
import { Select } from '../../../ui/select.tsx'
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

export const SelectControl = (props: ControlProps) => (
  <>
    <Select
      {...stateOf(props)}
      name={props.field.key}
      value={String(props.value ?? '')}
      aria-required={props.required || undefined}
      placeholder="Choose one"
      options={props.field.options ?? []}
      onChoose={props.onChange}
    />
    <LongChoice {...props} />
  </>
)

/** The group's name and description belong to the fieldset around it. */
export const RadioControl = ({ field, id, value, onChange }: ControlProps) => (
  <ChoiceGroup
    name={field.key}
    firstId={id}
    options={field.options ?? []}
    value={value === undefined ? undefined : String(value)}
    onChoose={onChange}
  />
)

/** The one control with its label beside it. */
export const CheckboxControl = (props: ControlProps) => (
  <Box fontWeight="semibold">
    <Choice
      {...stateOf(props)}
      label={props.field.label}
      type="checkbox"
      name={props.field.key}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  </Box>
)
