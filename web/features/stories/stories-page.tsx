import { SimpleGrid } from '@chakra-ui/react'
import { CASE_STUDIES } from '../../../shared/content/more-case-studies.ts'
import { CaseStudyCard } from '../../ui/case-study-card.tsx'
import { Page, PageHeading } from '../../ui/page.tsx'

const INTRO =
  'Twelve everyday problems, solved with the right document. Savings are compared with an attorney at $400 an hour. They’re examples, not promises.'

export const StoriesPage = () => (
  <Page title="Case Studies" description={INTRO}>
    <PageHeading intro={INTRO}>Success Stories</PageHeading>
    <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} columnGap="12" rowGap="10" mt="10">
      {CASE_STUDIES.map((study) => (
        <li key={study.id}>
          <CaseStudyCard study={study} headingLevel="h2" />
        </li>
      ))}
    </SimpleGrid>
  </Page>
)
