import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { type ComponentProps, useId } from 'react'
import { control } from '../theme/control-sizes.ts'
import { Label } from './label.ts'

const Root = chakra('div', {
  base: {
    position: 'relative',
    '& select': { ...control, minH: '11', ps: '3', pe: '10' },
    '& option': { bg: 'bg.panel' },
    // A chevron.
    _after: {
      content: '""',
      position: 'absolute',
      top: '4',
      insetEnd: '4',
      boxSize: '2',
      color: 'fg.muted',
      borderColor: 'currentColor',
      borderBottomWidth: '1.5px',
      borderRightWidth: '1.5px',
      transform: 'rotate(45deg)',
      pointerEvents: 'none',
    },
  },
})

type SelectProps = Omit<ComponentProps<'select'>, 'onChange'> & {
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
  placeholder?: string | undefined
  maxWidth?: string
}

/** A native select; `placeholder` is the option without a value. */
export const Select = ({ options, onChoose, placeholder, maxWidth, ...select }: SelectProps) => (
  <Root maxWidth={maxWidth}>
    <select {...select} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      {placeholder && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </Root>
)

type LabeledSelectProps = SelectProps & Pick<BoxProps, 'mb'> & { label: string }

export const LabeledSelect = ({ label, mb, ...select }: LabeledSelectProps) => {
  const id = useId()
  return (
    <Box mb={mb}>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} {...select} />
    </Box>
  )
}
