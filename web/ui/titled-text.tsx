import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'

const Root = chakra('div', {
  base: {
    color: 'fg.muted',
    '& > :first-child': { color: 'fg', textStyle: 'lg' },
    '& > p': { mt: '1', maxW: 'prose' },
  },
  variants: { size: { lg: { '& > :first-child': { textStyle: 'xl' } } } },
})

type TitledTextProps = ComponentProps<typeof Root> & {
  title: string
  text: string
  level?: 'h2' | 'h3'
}

/** A short text under its heading. `color` is the text's. */
export const TitledText = ({ title, text, level: Level = 'h3', ...root }: TitledTextProps) => (
  <Root {...root}>
    <Level>{title}</Level>
    <p>{text}</p>
  </Root>
)
