import { Box, Grid, Text } from '@chakra-ui/react'
import { Panel } from './panel.tsx'

/** Tokens of theme/colors.ts by purpose. */
const GROUPS: readonly { title: string; text: string; tokens: readonly string[] }[] = [
  {
    title: 'Paper',
    text: 'Grounds, from the page to the sheet that lies on it.',
    tokens: ['bg', 'bg.subtle', 'bg.muted', 'bg.emphasized', 'bg.panel', 'bg.sheet'],
  },
  {
    title: 'Ink',
    text: 'Text reads at 4.5:1 or better on every paper.',
    tokens: ['fg', 'fg.muted', 'fg.subtle'],
  },
  {
    title: 'Action and the standard tier',
    text: 'One colour invites a click: purple.',
    tokens: ['purple.solid', 'purple.fg', 'purple.muted', 'purple.subtle'],
  },
  {
    title: 'Premium and luxury',
    text: 'Gold and amber appear on badges and thin rules only.',
    tokens: ['gold.fg', 'gold.border', 'gold.subtle', 'amber.fg', 'amber.border', 'amber.subtle'],
  },
  {
    title: 'Done and wrong',
    text: 'Green for what is done or paid, red for errors.',
    tokens: ['green.solid', 'green.subtle', 'red.solid', 'red.subtle'],
  },
  {
    title: 'Lines',
    text: 'Hairlines separate; stronger lines carry a meaning at 3:1.',
    tokens: ['border', 'border.emphasized', 'border.error'],
  },
]

const Swatch = ({ token }: { token: string }) => (
  <Box>
    <Box h="16" bg={token} borderWidth="1px" borderRadius="l2" />
    <Text mt="1" textStyle="xs" fontFamily="mono">
      {token}
    </Text>
  </Box>
)

/** Each swatch follows the color mode of the page. */
export const ColorsTab = () =>
  GROUPS.map(({ title, text, tokens }) => (
    <Panel key={title} title={title} text={text}>
      <Grid templateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="4">
        {tokens.map((token) => (
          <Swatch key={token} token={token} />
        ))}
      </Grid>
    </Panel>
  ))
