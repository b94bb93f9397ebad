import { useEffect, useMemo, useRef, useState } from 'react'
import { assemble } from '../../../../shared/documents/assemble.ts'
import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import type { Answers, Template } from '../../../../shared/documents/template.ts'
import { sectionChanges } from './changes.ts'

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
  const document = useMemo(
    () => assemble(template, 'agreement', answers, { today }),
    [template, answers, today],
  )
  return { document, news: useSectionNews(document) }
}
