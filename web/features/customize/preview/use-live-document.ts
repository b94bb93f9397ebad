import { startTransition, useEffect, useRef, useState } from 'react'
import type { AssembledDocument } from '../../../../shared/documents/model.ts'
import type { Answers } from '../../../../shared/documents/template.ts'
import { sectionChanges } from './changes.ts'
import { useQuiet } from './use-quiet.ts'
import type { Writer } from './writer.ts'
import type { Draft } from './writing.ts'

/** Milliseconds; longer than between two keys of a fluent typist, so that typing stays fast. */
const PAUSE = 120

/** What a listener hears when sections appear or disappear; empty until the first change. */
const useSectionNews = (document: AssembledDocument | undefined): string => {
  const before = useRef(document)
  const [news, setNews] = useState('')
  useEffect(() => {
    const changes = before.current && document ? sectionChanges(before.current, document) : []
    before.current = document
    if (changes.length > 0) setNews(`${changes.join('. ')}.`)
  }, [document])
  return news
}

/** The latest draft; one that is overtaken by newer answers is dropped. */
const useDraft = (writer: Writer | undefined, answers: Answers) => {
  const [draft, setDraft] = useState<Draft>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    writer?.draft(answers).then(
      (fresh) => wanted && startTransition(() => setDraft(fresh)),
      (error: unknown) => {
        if (wanted) setFailed(true)
        throw error
      },
    )
    return () => {
      wanted = false
    }
  }, [writer, answers])
  return { draft, failed }
}

/** The agreement made of these answers, once it is written, and the news about its sections. */
export const useLiveDocument = (writer: Writer | undefined, answers: Answers) => {
  const { draft, failed } = useDraft(writer, useQuiet(answers, PAUSE))
  return { draft, failed, news: useSectionNews(draft?.document) }
}
