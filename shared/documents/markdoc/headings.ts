import type { Block, Heading, Run } from '../model.ts'
import { type Context, type Draft, type Numbering, traced } from './context.ts'
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

/**
 * Gives headings without an id one from their words; it never takes an id that the author wrote,
 * wherever that stands.
 */
export const nameHeadings = ({ counted }: Draft): void => {
  const taken = new Set(counted.map(({ block }) => block.id))
  for (const { block } of counted) {
    if (block.id !== '') continue
    const wanted = slug(wordsOf(block.runs)) || 'section'
    let id = wanted
    for (let copy = 2; taken.has(id); copy++) id = `${wanted}-${copy}`
    taken.add(id)
    block.id = id
  }
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

/** "#" is the title, "##" a section, "###" a heading inside one; without an id it is named later. */
export const headingOf = (source: Source, context: Context): Block => {
  if (source.level === 1) return titleOf(source, context)
  const heading: Heading = traced(context, (inner) => {
    const runs = runsOf(source.children, inner)
    const id = textAttribute(source.attributes, 'id', inner)
    return { kind: 'heading' as const, level: source.level === 2 ? 1 : 2, id, runs }
  })
  if (source.level === 2) context.draft.clauses = isOn(source.attributes, 'clauses')
  context.draft.counted.push({ block: heading, as: numberingOf(source) })
  return heading
}
