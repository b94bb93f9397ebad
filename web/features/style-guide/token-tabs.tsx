import { Box, chakra, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { semanticTokens } from '../../theme/colors.ts'
import { textStyles } from '../../theme/styles.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { PageThumbnail } from '../../ui/page-thumbnail.tsx'

type PartProps = { title: string; text?: string; children: ReactNode }

/** A part of a tab. */
export const Part = ({ title, text, children }: PartProps) => (
  <chakra.section mb="12">
    <Heading>{title}</Heading>
    <Text mt="1" mb="5" color="fg.muted" maxW="prose">
      {text}
    </Text>
    {children}
  </chakra.section>
)

const PURPOSES: Record<string, string> = {
  bg: 'Surfaces, from the page to document sheets.',
  fg: 'Text, with a contrast of 4.5:1 or better on every surface.',
  border: 'Hairlines separate; meaningful lines have a contrast of 3:1.',
  purple: 'The only action color, and the standard tier.',
  gray: 'Neutral badges.',
  gold: 'The premium tier: badges and thin rules only.',
  amber: 'The luxury tier, and warnings.',
  green: 'Success and payment only.',
  red: 'Errors only.',
} satisfies Record<keyof typeof semanticTokens.colors, string>

/** The colors of the theme. Each swatch follows the color mode of the page. */
export const Colors = () =>
  Object.entries(semanticTokens.colors).map(([name, shades]) => (
    <Part key={name} title={name} text={PURPOSES[name]}>
      <Grid templateColumns="repeat(auto-fill, minmax(8rem, 1fr))" gap="4">
        {Object.keys(shades).map((shade) => {
          const token = shade === 'DEFAULT' ? name : `${name}.${shade}`
          return (
            <Box key={token}>
              <Box
                h="16"
                bg={token}
                borderWidth="1px"
                borderRadius="l2"
                _highContrast={{ forcedColorAdjust: 'none' }}
              />
              <Text mt="1" textStyle="xs" fontFamily="mono">
                {token}
              </Text>
            </Box>
          )
        })}
      </Grid>
    </Part>
  ))

const FAMILIES = [
  {
    family: 'heading',
    title: 'Source Serif 4 for headings and documents',
    text: 'Semibold, tight line height, balanced lines.',
    sample: 'Buyer pays Seller the Price',
  },
  {
    family: 'body',
    title: 'Inter for the interface',
    text: 'Lines of 60 to 75 characters, leading 1.6.',
    sample: 'Answer plain questions and read each clause as it forms.',
  },
]

/** The text styles of the theme in both families. */
export const Typography = () => (
  <>
    {FAMILIES.map(({ family, title, text, sample }) => (
      <Part key={family} title={title} text={text}>
        <FactList
          layout="ruled"
          fontFamily={family}
          facts={Object.keys(textStyles).map((size) => ({
            label: size,
            text: <Text textStyle={size}>{sample}</Text>,
          }))}
        />
      </Part>
    ))}
    <Part title="Numbers" text="Tabular in prices and dates, so that columns line up.">
      <Text textStyle="2xl" fontVariantNumeric="tabular-nums">
        $79.99
        <br />
        $149.99
      </Text>
    </Part>
  </>
)

const WIDTHS = [
  {
    label: 'Page',
    text: '72 rem at most, 16 px from the edge on phones and 32 px from 768 px on',
  },
  { label: 'Prose', text: '68 characters at most' },
  { label: 'Phone', text: 'up to 767 px: one column, and the menu behind a button' },
  { label: 'Tablet', text: 'from 768 px: two columns' },
  { label: 'Desktop', text: 'from 1024 px: three columns, side cards stay in view' },
]

export const Layouts = () => (
  <>
    <Part title="Widths">
      <FactList layout="ruled" facts={WIDTHS} />
    </Part>
    <Part title="Spacing" text="A grid of 8 px, halved within a group.">
      {['2', '4', '6', '8', '12', '16', '24'].map((step) => (
        <Flex key={step} align="center" gap="4" py="1">
          <Text w="16" textStyle="xs" fontFamily="mono">{`${Number(step) * 4} px`}</Text>
          <Box h="3" w={step} bg="purple.solid" />
        </Flex>
      ))}
    </Part>
    <Part
      title="Document page"
      text="A sheet keeps the proportions of US Letter and casts one shadow."
    >
      <Box bg="bg.muted" borderRadius="l2" p="8">
        <PageThumbnail documentId="promissory-note" w="44" mx="auto" />
      </Box>
    </Part>
  </>
)
