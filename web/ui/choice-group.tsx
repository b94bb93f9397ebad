import { Box, type BoxProps, chakra, Text } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const Input = chakra('input', {
  base: { boxSize: '5', flexShrink: '0', mt: '0.5', accentColor: 'purple.solid' },
})

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minH: '11',
    py: '2.5',
    cursor: 'pointer',
  },
})

type ChoiceProps = ComponentProps<typeof Input> & { label: string; hint?: string }

/** A radio button or checkbox with its label. */
export const Choice = ({ label, hint, ...input }: ChoiceProps) => (
  <Label>
    <Input {...input} />
    <span>
      {label}
      {hint && (
        <Text as="span" display="block" textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      )}
    </span>
  </Label>
)

type ChoiceGroupProps = BoxProps & {
  name: string
  options: readonly { value: string; label: string }[]
  value: string | undefined
  onChoose: (value: string) => void
  /** The id of the first option, to focus it. */
  firstId?: string
}

/** Radio buttons, named by their fieldset. */
export const ChoiceGroup = ({
  name,
  options,
  value: chosen,
  onChoose,
  firstId,
  ...box
}: ChoiceGroupProps) => (
  <Box {...box}>
    {options.map(({ value, label }, position) => (
      <Choice
        key={value}
        label={label}
        type="radio"
        name={name}
        value={value}
        id={position === 0 ? firstId : undefined}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
    ))}
  </Box>
)
