import { chakra } from '@chakra-ui/react'
import { findEnabledEntry, formatPrice } from '../../shared/catalog/lookup.ts'
import type { CatalogEntry } from '../../shared/catalog/types.ts'
import type { CaseStudy } from '../../shared/content/case-studies.ts'
import { ATTORNEY_RATE_CENTS } from '../../shared/content/claims.ts'
import { ILLUSTRATIVE } from '../../shared/content/general-testimonials.ts'
import { usePrice } from '../api/use-offer.ts'
import { FactList } from './fact-list.tsx'
import { SiteLink } from './site-link.tsx'

const Card = chakra('article', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    borderTopWidth: '1px',
    pt: '5',
    '& > header, & > footer': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& > header, & p': { textStyle: 'sm', color: 'fg.muted' },
    '& > header > :last-child': { whiteSpace: 'nowrap' },
    '& > :is(h2, h3)': { textStyle: 'xl', mt: '2', mb: '4' },
    '& > footer': { mt: 'auto', pt: '5', alignItems: 'baseline', flexWrap: 'wrap' },
    '& strong': { display: 'block', fontFamily: 'heading', textStyle: 'xl', color: 'purple.fg' },
  },
})

/** "Saved $381: 1 attorney hour at $400, less $19" */
const Savings = ({ hours, entry }: { hours: number; entry: CatalogEntry }) => {
  const price = usePrice(entry)
  return (
    <p>
      <strong>{`Saved ${formatPrice(hours * ATTORNEY_RATE_CENTS - price)}`}</strong>
      <span className="sr-only">: </span>
      {`${hours} attorney ${hours === 1 ? 'hour' : 'hours'} at ${formatPrice(ATTORNEY_RATE_CENTS)}, less ${formatPrice(price)}`}
    </p>
  )
}

type CaseStudyCardProps = { study: CaseStudy; headingLevel?: 'h2' | 'h3' }

/** A case study in three paragraphs, with its savings and its document. */
export const CaseStudyCard = ({ study, headingLevel: Title = 'h3' }: CaseStudyCardProps) => {
  const entry = findEnabledEntry(study.path.replace('/document/', ''))
  return (
    <Card>
      <header>
        <span>{study.documentType}</span>
        <span>{ILLUSTRATIVE}</span>
      </header>
      <Title>{study.title}</Title>
      <FactList
        layout="prose"
        facts={[
          { label: 'Problem', text: study.problem },
          { label: 'Solution', text: study.solution },
          { label: 'Result', text: study.result },
        ]}
      />
      <footer>
        {entry && <Savings hours={study.hours} entry={entry} />}
        <SiteLink
          to={study.path}
          textStyle="sm"
          standalone
          aria-label={`View the document: ${study.documentType}`}
        >
          View the document
        </SiteLink>
      </footer>
    </Card>
  )
}
