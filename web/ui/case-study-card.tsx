import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { CaseStudy } from '../../shared/content/case-studies.ts'
import { ILLUSTRATIVE } from '../../shared/content/general-testimonials.ts'
import { SiteLink } from './site-link.tsx'
import { TARGET } from './target.ts'

const Account = ({ problem, solution, result }: CaseStudy) => (
  <Box as="dl" mt="4" display="grid" gap="3">
    {[
      ['Problem', problem],
      ['Solution', solution],
      ['Result', result],
    ].map(([label, text]) => (
      <div key={label}>
        <chakra.dt textStyle="sm" fontWeight="semibold">
          {label}
        </chakra.dt>
        <chakra.dd color="fg.muted">{text}</chakra.dd>
      </div>
    ))}
  </Box>
)

type CaseStudyCardProps = { study: CaseStudy; headingLevel?: 'h2' | 'h3' }

/** A story in three paragraphs, what it saved, and the document it is about. */
export const CaseStudyCard = ({ study, headingLevel = 'h3' }: CaseStudyCardProps) => (
  <Flex as="article" direction="column" h="full" borderTopWidth="1px" pt="5">
    <Flex justify="space-between" gap="4" textStyle="sm" color="fg.muted">
      <span>{study.documentType}</span>
      <Text as="span" whiteSpace="nowrap">
        {ILLUSTRATIVE}
      </Text>
    </Flex>
    <Heading as={headingLevel} size="lg" mt="2">
      {study.title}
    </Heading>
    <Account {...study} />
    <Flex mt="auto" pt="5" justify="space-between" align="baseline" gap="4">
      <Text>
        Saved{' '}
        <chakra.strong fontVariantNumeric="tabular-nums" fontWeight="semibold">
          {study.savings}
        </chakra.strong>
      </Text>
      <SiteLink to={study.path} {...TARGET} aria-label={`View the document: ${study.documentType}`}>
        View the document
      </SiteLink>
    </Flex>
  </Flex>
)
