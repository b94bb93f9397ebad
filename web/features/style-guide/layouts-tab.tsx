import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import { PageThumbnail } from '../../ui/page-thumbnail.tsx'
import { GuideSection } from './guide-section.tsx'

const SPACES = ['2', '4', '6', '8', '12', '16', '24'] as const

const WIDTHS: readonly [string, string][] = [
  ['Page', '72 rem at most, 16 px from the edge on phones and 32 px from 768 px on'],
  ['Prose', '68 characters at most'],
  ['Phone', 'up to 767 px: one column, and the menu behind a button'],
  ['Tablet', 'from 768 px: two columns'],
  ['Desktop', 'from 1024 px: three columns, side cards stay in view'],
]

const Space = ({ step }: { step: string }) => (
  <Box display="flex" alignItems="center" gap="4" py="1">
    <Text w="16" textStyle="xs" fontFamily="mono">
      {Number(step) * 4} px
    </Text>
    <Box h="3" w={step} bg="purple.solid" />
  </Box>
)

const Widths = () => (
  <Box as="dl" borderTopWidth="1px">
    {WIDTHS.map(([name, text]) => (
      <Grid key={name} templateColumns="8rem 1fr" py="2" borderBottomWidth="1px">
        <chakra.dt fontWeight="semibold">{name}</chakra.dt>
        <chakra.dd color="fg.muted">{text}</chakra.dd>
      </Grid>
    ))}
  </Box>
)

export const LayoutsTab = () => (
  <>
    <GuideSection title="Widths">
      <Widths />
    </GuideSection>
    <GuideSection title="Spacing" text="A grid of 8 px, halved within a group.">
      {SPACES.map((step) => (
        <Space key={step} step={step} />
      ))}
    </GuideSection>
    <GuideSection
      title="Document page"
      text="A sheet keeps the proportions of US Letter and casts one shadow."
    >
      <Box bg="bg.muted" borderRadius="l2" p="8">
        <PageThumbnail documentId="promissory-note" w="44" mx="auto" />
      </Box>
    </GuideSection>
  </>
)
