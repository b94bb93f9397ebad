import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'

type FactListProps = HTMLChakraProps<'dl'> & {
  facts: readonly { label: string; text: ReactNode }[]
}

/** Labels and texts in two columns. Style props replace those of the list. */
export const FactList = ({ facts, ...style }: FactListProps) => (
  <chakra.dl
    display="grid"
    gridTemplateColumns="6rem minmax(0, 1fr)"
    columnGap="4"
    rowGap="1"
    textStyle="sm"
    {...style}
  >
    {facts.map(({ label, text }) => (
      <Fragment key={label}>
        <chakra.dt color="fg.muted">{label}</chakra.dt>
        <chakra.dd overflowWrap="anywhere">{text}</chakra.dd>
      </Fragment>
    ))}
  </chakra.dl>
)
