import type { Draft } from './context.ts'
import { wordsOf } from './inline.ts'
import type { Block, Heading } from './model.ts'

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/**
 * Derives ids for headings from their words. Ids written by the author are reserved, even later
 * ones.
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

const isSectionHeading = (block: Block | undefined): block is Heading =>
  block?.kind === 'heading' && block.level === 1

/** Whether a section ends before this block: at a section, page break or the end. */
const endsSection = (block: Block | undefined): boolean =>
  block === undefined || block.kind === 'page-break' || isSectionHeading(block)

/**
 * Drops sections whose content is empty, with their headings. Their numbers go to the next
 * sections.
 */
export const dropEmptySections = (blocks: readonly Block[], draft: Draft): Block[] => {
  const empty = new Set<Block>(
    blocks.filter((block, index) => isSectionHeading(block) && endsSection(blocks[index + 1])),
  )
  draft.counted = draft.counted.filter(({ block }) => !empty.has(block))
  return blocks.filter((block) => !empty.has(block))
}

/** Numbers headings and clauses "1", "1.1", ... in reading order, without gaps. */
export const numberBlocks = (draft: Draft): void => {
  let sections = 0
  let section: number | undefined
  let inside = 0
  for (const { block, as } of draft.counted) {
    if (as === 'section' || as === 'plain section') {
      section = as === 'section' ? ++sections : undefined
      inside = 0
      if (section !== undefined) block.number = String(section)
    } else if (section !== undefined && as !== 'unnumbered') {
      inside += 1
      block.number = `${section}.${inside}`
    }
  }
}

const locationOf = ({ template, part }: Draft) => `${template.id} (${part})`

/** The numbers by id; throws if two printed blocks share an id. */
const numbersOf = (draft: Draft): Map<string, string | undefined> => {
  const numbers = new Map<string, string | undefined>()
  for (const { block } of draft.counted) {
    if (block.id === undefined) continue
    if (numbers.has(block.id))
      throw new Error(`${locationOf(draft)}: the id "${block.id}" is used twice`)
    numbers.set(block.id, block.number)
  }
  return numbers
}

/** Resolves references to numbers; throws for an id that isn't printed or has no number. */
export const resolveReferences = (draft: Draft): void => {
  const numbers = numbersOf(draft)
  for (const run of draft.references) {
    const number = numbers.get(run.target)
    if (number === undefined) {
      const reason = numbers.has(run.target) ? 'has no number' : 'is not in the document'
      throw new Error(`${locationOf(draft)}: ref("${run.target}") ${reason}`)
    }
    run.text = number
  }
}
