import { Box, Text } from '@chakra-ui/react'
import { GuideSection } from './guide-section.tsx'

const HEADINGS = ['5xl', '4xl', '3xl', '2xl', 'xl', 'lg'] as const
const TEXTS = ['lg', 'md', 'sm', 'xs'] as const

const Specimen = ({ size, family, text }: { size: string; family: string; text: string }) => (
  <Box py="3" borderTopWidth="1px">
    <Text textStyle="xs" fontFamily="mono" color="fg.muted">
      {size}
    </Text>
    <Text textStyle={size} fontFamily={family} fontWeight={family === 'heading' ? '600' : '400'}>
      {text}
    </Text>
  </Box>
)

export const TypographyTab = () => (
  <>
    <GuideSection
      title="Source Serif 4 for headings and documents"
      text="Semibold, tight line height, balanced lines."
    >
      {HEADINGS.map((size) => (
        <Specimen key={size} size={size} family="heading" text="Buyer pays Seller the Price" />
      ))}
    </GuideSection>
    <GuideSection title="Inter for the interface" text="Lines of 60 to 75 characters, leading 1.6.">
      {TEXTS.map((size) => (
        <Specimen
          key={size}
          size={size}
          family="body"
          text="Answer plain questions and read each clause as it forms."
        />
      ))}
    </GuideSection>
    <GuideSection title="Numbers" text="Tabular in prices and dates, so that columns line up.">
      <Text textStyle="2xl" fontVariantNumeric="tabular-nums">
        $79.99
        <br />
        $149.99
      </Text>
    </GuideSection>
  </>
)
