import { Box, Text } from '@chakra-ui/react'
import { Choice, ChoiceGroup } from '../../../ui/choice-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { ariaProps, type ControlProps } from './control.ts'

/** The maximum length of an option that a select shows in full on phones. */
const MAX_FULL_OPTION_LENGTH = 36

/** Repeats a long option below the select, which truncates it on narrow screens. */
const LongChoice = ({ field, value }: ControlProps) => {
  const label = field.options?.find((option) => option.value === value)?.label ?? ''
  return (
    label.length > MAX_FULL_OPTION_LENGTH && (
      <Text mt="1.5" textStyle="sm" aria-hidden="true" hideFrom="sm">
        {label}
      </Text>
    )
  )
}

export const SelectControl = (props: ControlProps) => (
  <>
    <Select
      {...ariaProps(props)}
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

/** The fieldset around the group has its name and description. */
export const RadioControl = ({ field, id, value, onChange }: ControlProps) => (
  <ChoiceGroup
    name={field.key}
    firstId={id}
    options={field.options ?? []}
    value={value === undefined ? undefined : String(value)}
    onChoose={onChange}
  />
)

/** The only control with its label next to it. */
export const CheckboxControl = (props: ControlProps) => (
  <Box fontWeight="semibold">
    <Choice
      {...ariaProps(props)}
      label={props.field.label}
      type="checkbox"
      name={props.field.key}
      checked={props.value === true}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
    />
  </Box>
)
