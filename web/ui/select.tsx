import { NativeSelect, type NativeSelectFieldProps } from '@chakra-ui/react'
import type { Ref } from 'react'
import { Field } from './field.tsx'

type SelectProps = Omit<NativeSelectFieldProps, 'onChange'> & {
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  disabled?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** A native select; `placeholder` is the option without a value. */
export const Select = ({ options, onChoose, disabled, maxWidth, ...field }: SelectProps) => (
  <NativeSelect.Root maxWidth={maxWidth} disabled={disabled}>
    <NativeSelect.Field {...field} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)

export const LabeledSelect = ({ label, ...select }: SelectProps & { label: string }) => (
  <Field label={label}>
    <Select {...select} />
  </Field>
)
