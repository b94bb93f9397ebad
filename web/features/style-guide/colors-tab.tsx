import { Box, Grid, Text } from '@chakra-ui/react'
import { semanticTokens } from '../../theme/colors.ts'
import { contrastText } from './contrast.ts'
import { GuideSection } from './guide-section.tsx'

/** Tokens of theme/colors.ts by purpose. */
const GROUPS: readonly { title: string; text: string; tokens: readonly string[] }[] = [
  {
    title: 'Surfaces',
    text: 'Backgrounds, from the page to document sheets.',
    tokens: ['bg', 'bg.subtle', 'bg.muted', 'bg.emphasized', 'bg.panel', 'bg.sheet'],
  },
  {
    title: 'Text',
    text: 'Text has a contrast of 4.5:1 or better on every background.',
    tokens: ['fg', 'fg.muted', 'fg.subtle'],
  },
  {
    title: 'Action and the standard tier',
    text: 'Purple is the only action color.',
    tokens: ['purple.solid', 'purple.fg', 'purple.muted', 'purple.subtle'],
  },
  {
    title: 'Premium and luxury',
    text: 'Gold and amber appear on badges and thin rules only.',
    tokens: ['gold.fg', 'gold.border', 'gold.subtle', 'amber.fg', 'amber.border', 'amber.subtle'],
  },
  {
    title: 'Success and error',
    text: 'Green for success and payment, red for errors.',
    tokens: ['green.solid', 'green.subtle', 'red.solid', 'red.subtle'],
  },
  {
    title: 'Lines',
    text: 'Hairlines separate; meaningful lines have 3:1 contrast.',
    tokens: ['border', 'border.emphasized', 'border.error'],
  },
]

type Modes = { _light: string; _dark: string }

const isModes = (value: unknown): value is Modes =>
  typeof value === 'object' && value !== null && '_light' in value && '_dark' in value

/** The values of a token: "bg.muted" is a path into the tokens, "bg" its default. */
const valuesOf = (token: string): Modes => {
  const [group = '', shade = 'DEFAULT'] = token.split('.')
  const found = Object.entries(
    Object.entries(semanticTokens.colors).find(([key]) => key === group)?.[1] ?? {},
  ).find(([key]) => key === shade)?.[1]
  const value: unknown = found && 'value' in found ? found.value : undefined
  if (!isModes(value)) throw new Error(`No color: ${token}`)
  return value
}

/** A color with its light and dark values and contrast. */
const Swatch = ({ token }: { token: string }) => {
  const [own, page] = [valuesOf(token), valuesOf('bg')]
  return (
    <Box>
      <Box
        h="16"
        bg={token}
        borderWidth="1px"
        borderRadius="l2"
        _highContrast={{ forcedColorAdjust: 'none' }}
      />
      <Text mt="1" textStyle="xs" fontFamily="mono" fontWeight="semibold">
        {token}
      </Text>
      {(['_light', '_dark'] as const).map((mode) => (
        <Text key={mode} textStyle="xs" fontFamily="mono" color="fg.muted">
          {own[mode]} {contrastText(own[mode], page[mode])}
        </Text>
      ))}
    </Box>
  )
}

/** Each swatch follows the color mode of the page. */
const Swatches = () =>
  GROUPS.map(({ title, text, tokens }) => (
    <GuideSection key={title} title={title} text={text}>
      <Grid templateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="4">
        {tokens.map((token) => (
          <Swatch key={token} token={token} />
        ))}
      </Grid>
    </GuideSection>
  ))

export const ColorsTab = () => (
  <>
    <Text mb="8" color="fg.muted" maxW="prose">
      Light and dark values, with their contrast against the page.
    </Text>
    <Swatches />
  </>
)
