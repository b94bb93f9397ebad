import { chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { findEnabledEntry, formatPrice } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import type { CaseStudy } from '../../shared/content/case-studies.ts'
import { ATTORNEY_RATE_CENTS } from '../../shared/content/claims.ts'
import { ILLUSTRATIVE } from '../../shared/content/general-testimonials.ts'
import { usePrice } from '../api/use-offer.ts'
import { FactList } from './fact-list.tsx'
import { SiteLink } from './site-link.tsx'

/** "Saved $381: 1 attorney hour at $400, less $19" */
const Savings = ({ hours, entry }: { hours: number; entry: CatalogEntry }) => {
  const price = usePrice(entry)
  return (
    <Text textStyle="sm" color="fg.muted">
      <chakra.strong display="block" fontFamily="heading" textStyle="xl" color="purple.fg">
        {`Saved ${formatPrice(hours * ATTORNEY_RATE_CENTS - price)}`}
      </chakra.strong>
      <chakra.span srOnly>: </chakra.span>
      {`${hours} attorney ${hours === 1 ? 'hour' : 'hours'} at ${formatPrice(ATTORNEY_RATE_CENTS)}, less ${formatPrice(price)}`}
    </Text>
  )
}

type CaseStudyCardProps = { study: CaseStudy; headingLevel?: 'h2' | 'h3' }

/** A case study in three paragraphs, with its savings and its document. */
export const CaseStudyCard = ({ study, headingLevel = 'h3' }: CaseStudyCardProps) => {
  const entry = findEnabledEntry(study.path.replace('/document/', ''))
  return (
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
      <FactList
        layout="prose"
        mt="4"
        facts={[
          { label: 'Problem', text: study.problem },
          { label: 'Solution', text: study.solution },
          { label: 'Result', text: study.result },
        ]}
      />
      <Flex mt="auto" pt="5" justify="space-between" align="baseline" gap="4" wrap="wrap">
        {entry && <Savings hours={study.hours} entry={entry} />}
        <SiteLink
          to={study.path}
          textStyle="sm"
          standalone
          aria-label={`View the document: ${study.documentType}`}
        >
          View the document
        </SiteLink>
      </Flex>
    </Flex>
  )
}
