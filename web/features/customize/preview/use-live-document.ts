import { useEffect, useMemo, useRef, useState } from 'react'
import { assemble } from '../../../../shared/documents/assemble.ts'
import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import type { Answers, Template } from '../../../../shared/documents/template.ts'
import { sectionChanges } from './changes.ts'
import { useQuiet } from './use-quiet.ts'

/** Milliseconds; longer than between two keys of a fluent typist, so that typing stays fast. */
const PAUSE = 120

/** What a listener hears when sections appear or disappear; empty until the first change. */
const useSectionNews = (document: AssembledDocument): string => {
  const before = useRef(document)
  const [news, setNews] = useState('')
  useEffect(() => {
    const changes = sectionChanges(before.current, document)
    before.current = document
    if (changes.length > 0) setNews(`${changes.join('. ')}.`)
  }, [document])
  return news
}

/** The agreement made of these answers, and the news about its sections. `today` is an ISO date. */
export const useLiveDocument = (template: Template, answers: Answers, today: string) => {
  const quiet = useQuiet(answers, PAUSE)
  const document = useMemo(
    () => assemble(template, 'agreement', quiet, { today }),
    [template, quiet, today],
  )
  return { document, news: useSectionNews(document) }
}
