import { splitLines } from '../toolbox/text.ts'
import { type Context, traceFields } from './context.ts'
import { bindingOf, textAttribute } from './evaluate.ts'
import { tidyRuns } from './inline.ts'
import type { Run } from './model.ts'
import type { SourceTag } from './source.ts'

type Line = Run & { kind: 'text' }

/**
 * Builds each line of the answer that a tag names, as in `{% lines value=$gifts /%}`, traced to
 * that answer. `tidy` changes a line before it is used; empty lines are left out.
 */
export const eachLine = <T extends object>(
  { attributes }: SourceTag,
  context: Context,
  build: (line: Line) => T,
  tidy = (line: string) => line,
): (T & { fields: readonly string[] })[] => {
  const expression = attributes.value
  const reads = new Set<string>()
  const binding = expression && bindingOf(expression, { ...context, reads })
  const field = binding?.fields[0]
  return splitLines(String(binding?.value ?? ''))
    .map(tidy)
    .filter(Boolean)
    .map((text) =>
      traceFields(context, (inner) => {
        for (const read of reads) inner.reads.add(read)
        return build({ kind: 'text', text, source: 'answer', ...(field && { field }) })
      }),
    )
}

/** The line without a trailing comma or semicolon. */
export const withoutSeparator = (line: string): string => line.replace(/[\s,;]+$/, '')

/** A line and the period that closes it, unless it was typed. */
export const asSentence = (line: Line): Run[] =>
  tidyRuns([line, { kind: 'text', text: '.', source: 'template' }])

/** Builds each line of the answer: as typed, or as a sentence with `as="sentences"`. */
export const answerLine = <T extends object>(
  tag: SourceTag,
  context: Context,
  build: (runs: Run[]) => T,
): (T & { fields: readonly string[] })[] =>
  textAttribute(tag.attributes, 'as', context) === 'sentences'
    ? eachLine(tag, context, (line) => build(asSentence(line)), withoutSeparator)
    : eachLine(tag, context, (line) => build([line]))
