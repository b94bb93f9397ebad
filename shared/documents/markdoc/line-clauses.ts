import type { Paragraph, Run } from '../model.ts'
import { splitLines } from '../text.ts'
import { type Context, traced } from './context.ts'
import { bindingOf } from './evaluate.ts'
import { count } from './paragraphs.ts'
import type { SourceTag } from './source.ts'
import { tidyRuns } from './tidy-runs.ts'

/** What separated a line from the next one gives way to a full stop. */
const wordsOf = (line: string): string => line.replace(/[\s,;]+$/, '')

const sentence = (text: string, field: string | undefined): Run[] =>
  tidyRuns([
    { kind: 'text', text, ...(field === undefined ? {} : { field }) },
    { kind: 'text', text: '.' },
  ])

/** `{% lines value=$gifts as="clauses" /%}`: each line of the answer as a clause of its section. */
export const lineClauses = ({ attributes }: SourceTag, context: Context): Paragraph[] => {
  const value = attributes.get('value')
  if (!value) return []
  const reads = new Set<string>()
  const binding = bindingOf(value, { ...context, reads })
  const [field] = binding.fields
  const sentences = splitLines(String(binding.value ?? ''))
    .map(wordsOf)
    .filter(Boolean)
  return sentences.map((words) => {
    const paragraph: Paragraph = traced(context, (inner) => {
      for (const read of reads) inner.reads.add(read)
      return { kind: 'paragraph' as const, look: 'body' as const, runs: sentence(words, field) }
    })
    count(paragraph, new Map(), context)
    return paragraph
  })
}
