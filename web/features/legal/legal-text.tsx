import { Box, Grid, Heading, Link, Text } from '@chakra-ui/react'
import { LEGAL_UPDATED, type LegalSection } from '../../../shared/content/legal.ts'
import { isFeatureEnabled } from '../../ui/browser/owner-links.ts'
import { Page, PageHeading } from '../../ui/page.tsx'
import { TOUCH_TARGET } from '../../ui/site-link.tsx'

type LegalPageProps = {
  title: string
  description: string
  /** When the text was last changed, in a sentence. */
  revised?: string
  sections: readonly LegalSection[]
}

const anchorOf = (index: number) => `section-${index + 1}`

const Contents = ({ sections }: Pick<LegalPageProps, 'sections'>) => (
  <Box
    as="nav"
    aria-label="Sections"
    position={{ lg: 'sticky' }}
    top="24"
    alignSelf="start"
    textStyle="sm"
    data-no-print
  >
    <Box as="ol" listStyleType="decimal" ps="7">
      {sections.map(({ title }, index) => (
        <li key={title}>
          <Link href={`#${anchorOf(index)}`} variant="plain" {...TOUCH_TARGET}>
            {title}
          </Link>
        </li>
      ))}
    </Box>
  </Box>
)

const Section = ({ section, index }: { section: LegalSection; index: number }) => (
  <Box as="section" id={anchorOf(index)} mb="10" maxW="prose">
    <Heading>
      {index + 1}. {section.title}
    </Heading>
    {section.paragraphs.map((paragraph, position) => (
      <Text key={paragraph} mt="3">
        {paragraph}
        {section.contact && position === section.paragraphs.length - 1 && (
          <>
            {' '}
            <Link href={`mailto:${section.contact}`}>{section.contact}</Link>.
          </>
        )}
      </Text>
    ))}
    {section.ofAssistant && isFeatureEnabled({ needs: 'assistant' }) && (
      <Text mt="3">{section.ofAssistant}</Text>
    )}
    {section.points && (
      <Box as="ul" listStyleType="disc" ps="5" mt="3">
        {section.points.map((point) => (
          <Box as="li" key={point} mb="1">
            {point}
          </Box>
        ))}
      </Box>
    )}
  </Box>
)

export const LegalPage = ({ title, description, revised, sections }: LegalPageProps) => (
  <Page title={title} description={description}>
    <PageHeading intro={LEGAL_UPDATED}>{title}</PageHeading>
    {revised && (
      <Text mb="6" color="fg.muted" textStyle="sm">
        {revised}
      </Text>
    )}
    <Grid templateColumns={{ base: '1fr', lg: '16rem minmax(0, 1fr)' }} gap={{ base: 8, lg: 16 }}>
      <Contents sections={sections} />
      <div>
        {sections.map((section, index) => (
          <Section key={section.title} section={section} index={index} />
        ))}
      </div>
    </Grid>
  </Page>
)
