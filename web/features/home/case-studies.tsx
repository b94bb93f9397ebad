import { Button, SimpleGrid } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import {
  CASE_STUDY_COUNT,
  type CaseStudy,
  FIRST_CASE_STUDIES,
} from '../../../shared/content/case-studies.ts'
import { HOME_CASE_STUDIES } from '../../../shared/content/home.ts'
import { CaseStudyCard } from '../../ui/case-study-card.tsx'
import { PHONE_SCROLLER, Section } from '../../ui/section.tsx'

/** Studies shown at first, and added with each click (specification, Display limits). */
const PAGE_SIZE = 4

/** Four case studies, and four more per click. All but the first are loaded with the first click. */
export const CaseStudies = () => {
  const [all, setAll] = useState<readonly CaseStudy[]>(FIRST_CASE_STUDIES)
  const [count, setCount] = useState(PAGE_SIZE)
  const showMore = async () => {
    setAll((await import('../../../shared/content/more-case-studies.ts')).CASE_STUDIES)
    setCount((was) => Math.min(was + PAGE_SIZE, CASE_STUDY_COUNT))
  }
  /** Index of the first added case study. */
  const added = count - PAGE_SIZE
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const first = added > 0 ? list.current?.children[added] : undefined
    first?.scrollIntoView({ block: 'nearest', inline: 'start' })
    first?.querySelector('a')?.focus({ preventScroll: true })
  }, [added])
  return (
    <Section band title={HOME_CASE_STUDIES.title} intro={HOME_CASE_STUDIES.intro}>
      <SimpleGrid asChild columns={{ md: 2 }} gapX="12" gapY="10" css={PHONE_SCROLLER}>
        <ul ref={list}>
          {all.slice(0, count).map((study) => (
            <li key={study.id}>
              <CaseStudyCard study={study} />
            </li>
          ))}
        </ul>
      </SimpleGrid>
      {count < CASE_STUDY_COUNT && (
        <Button variant="outline" mt="10" onClick={showMore}>
          {HOME_CASE_STUDIES.more}
        </Button>
      )}
    </Section>
  )
}
