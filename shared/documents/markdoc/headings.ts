import type { Block, Heading, Run } from '../model.ts'
import { type Context, type Numbering, traced } from './context.ts'
import { isOn, textAttribute } from './evaluate.ts'
import { runsOf } from './inline.ts'
import type { SourceNode } from './source.ts'

type Source = SourceNode & { kind: 'heading' }

/** The words of the runs, blanks left out. */
export const wordsOf = (runs: readonly Run[]): string =>
  runs.map((run) => (run.kind === 'blank' ? '' : run.text)).join('')

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** An id that the author did not write must not take one that is already there. */
const freeId = (words: string, { draft }: Context): string => {
  const taken = new Set(draft.counted.map(({ block }) => block.id))
  const wanted = slug(words) || 'section'
  let id = wanted
  for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`
  return id
}

const numberingOf = (source: Source): Numbering => {
  if (source.level === 2) return isOn(source.attributes, 'plain') ? 'plain section' : 'section'
  return isOn(source.attributes, 'numbered') ? 'subsection' : 'unnumbered'
}

const titleOf = (source: Source, context: Context): Block => {
  const title = traced(context, (inner) => ({
    kind: 'title' as const,
    runs: runsOf(source.children, inner),
  }))
  context.draft.title = wordsOf(title.runs)
  return title
}

/** "#" is the title, "##" a section, "###" a heading inside a section. */
export const headingOf = (source: Source, context: Context): Block => {
  if (source.level === 1) return titleOf(source, context)
  const heading: Heading = traced(context, (inner) => {
    const runs = runsOf(source.children, inner)
    const id = textAttribute(source.attributes, 'id', inner) || freeId(wordsOf(runs), context)
    return { kind: 'heading' as const, level: source.level === 2 ? 1 : 2, id, runs }
  })
  if (source.level === 2) context.draft.clauses = isOn(source.attributes, 'clauses')
  context.draft.counted.push({ block: heading, as: numberingOf(source) })
  return heading
}
