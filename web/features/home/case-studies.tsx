import { Button, SimpleGrid } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import {
  CASE_STUDY_COUNT,
  type CaseStudy,
  FIRST_CASE_STUDIES,
} from '../../../shared/content/case-studies.ts'
import { CaseStudyCard } from '../../ui/case-study-card.tsx'
import { Section, SIDEWAYS } from './section.tsx'

/** Studies shown at first, and added with each click (specification, Display limits). */
const STEP = 4

const loadAll = async () =>
  (await import('../../../shared/content/more-case-studies.ts')).CASE_STUDIES

/** The studies on the screen; those after the first ones are fetched with the first click. */
const useCaseStudies = () => {
  const [all, setAll] = useState<readonly CaseStudy[]>(FIRST_CASE_STUDIES)
  const [count, setCount] = useState(STEP)
  const more = async () => {
    setAll(await loadAll())
    setCount((was) => Math.min(was + STEP, CASE_STUDY_COUNT))
  }
  /** Index of the first study that the last click added. */
  const added = count - STEP
  return { shown: all.slice(0, count), added, done: count >= CASE_STUDY_COUNT, more }
}

/** Four stories, and four more with each click until all are shown. */
export const CaseStudies = () => {
  const { shown, added, done, more } = useCaseStudies()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (added > 0) list.current?.children[added]?.querySelector('a')?.focus({ preventScroll: true })
  }, [added])
  return (
    <Section
      band
      title="Case studies"
      intro="How an ordinary trouble ended with an ordinary document."
    >
      <SimpleGrid asChild columns={{ md: 2 }} gapX="12" gapY="10" css={SIDEWAYS}>
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
