import { useState } from 'react'
import {
  CASE_STUDY_COUNT,
  type CaseStudy,
  FIRST_CASE_STUDIES,
} from '../../../shared/content/case-studies.ts'

/** Shown at first, and added with each click (specification, Display limits). */
const STEP = 4

const loadAll = async () =>
  (await import('../../../shared/content/more-case-studies.ts')).CASE_STUDIES

/** The stories on the screen; the later ones are fetched with the first click. */
export const useCaseStudies = () => {
  const [all, setAll] = useState<readonly CaseStudy[]>(FIRST_CASE_STUDIES)
  const [count, setCount] = useState(STEP)
  const more = async () => {
    setAll(await loadAll())
    setCount((was) => Math.min(was + STEP, CASE_STUDY_COUNT))
  }
  /** Index of the first one that the last click brought. */
  const added = count - STEP
  return { shown: all.slice(0, count), added, done: count >= CASE_STUDY_COUNT, more }
}
