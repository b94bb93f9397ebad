import { Button, SimpleGrid } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { CaseStudyCard } from '../../ui/case-study-card.tsx'
import { Section } from './section.tsx'
import { useCaseStudies } from './use-case-studies.ts'

/** Four stories, and four more with each click until all are shown. */
export const CaseStudies = () => {
  const { shown, added, done, more } = useCaseStudies()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (added > 0) list.current?.children[added]?.querySelector('a')?.focus({ preventScroll: true })
  }, [added])
  return (
    <Section title="Case studies" intro="How an ordinary trouble ended with an ordinary document.">
      <SimpleGrid asChild listStyleType="none" columns={{ base: 1, md: 2 }} gapX="12" gapY="10">
        <ul ref={list}>
          {shown.map((study) => (
            <li key={study.id}>
              <CaseStudyCard study={study} />
            </li>
          ))}
        </ul>
      </SimpleGrid>
      {!done && (
        <Button variant="outline" mt="10" onClick={more}>
          Load More Case Studies
        </Button>
      )}
    </Section>
  )
}
