import { Button, SimpleGrid } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { CASE_STUDIES } from '../../../shared/content/case-studies.ts'
import { CaseStudyCard } from '../../ui/case-study-card.tsx'
import { Section } from './section.tsx'

/** Shown at first, and added with each click (specification, Display limits). */
const STEP = 4

/** Four stories, and four more with each click until all are shown. */
export const CaseStudies = () => {
  const [shown, setShown] = useState(STEP)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (shown === STEP) return
    list.current?.children[shown - STEP]?.querySelector<HTMLElement>('a')?.focus({
      preventScroll: true,
    })
  }, [shown])
  return (
    <Section title="Case studies" intro="How an ordinary trouble ended with an ordinary document.">
      <SimpleGrid asChild columns={{ base: 1, md: 2 }} columnGap="12" rowGap="10">
        <ul ref={list} style={{ listStyle: 'none' }}>
          {CASE_STUDIES.slice(0, shown).map((study) => (
            <li key={study.id}>
              <CaseStudyCard study={study} />
            </li>
          ))}
        </ul>
      </SimpleGrid>
      {shown < CASE_STUDIES.length && (
        <Button variant="outline" mt="10" onClick={() => setShown((was) => was + STEP)}>
          Load More Case Studies
        </Button>
      )}
    </Section>
  )
}
