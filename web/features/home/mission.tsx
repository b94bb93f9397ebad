import { Box, Grid, SimpleGrid, Text } from '@chakra-ui/react'
import { FEATURES, MISSION } from '../../../shared/content/home.ts'
import { isFeatureEnabled } from '../../ui/browser/owner-links.ts'
import { Section } from '../../ui/section.tsx'
import { TitledText } from '../../ui/titled-text.tsx'

const Features = () => (
  <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} columnGap="10" rowGap="7">
    {FEATURES.filter(isFeatureEnabled).map(({ title, text }) => (
      <TitledText key={title} as="li" title={title} text={text} borderTopWidth="1px" pt="4" />
    ))}
  </SimpleGrid>
)

const Savings = () => (
  <Box mt="8">
    <Text
      fontFamily="heading"
      textStyle="5xl"
      color="purple.fg"
      fontVariantNumeric="tabular-nums lining-nums"
    >
      {MISSION.savings.figure}
    </Text>
    <Text color="fg.muted">{MISSION.savings.text}</Text>
  </Box>
)

export const Mission = () => (
  <Section title={MISSION.title} band>
    <Grid templateColumns={{ base: '1fr', lg: '20rem minmax(0, 1fr)' }} gap={{ base: 10, lg: 16 }}>
      <div>
        {MISSION.paragraphs.map((paragraph) => (
          <Text key={paragraph} mb="4">
            {paragraph}
          </Text>
        ))}
        <Savings />
      </div>
      <Features />
    </Grid>
  </Section>
)
