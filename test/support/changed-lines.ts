import { STATE_NAMES } from '../../shared/documents/toolbox/states.ts'

/** Numbers that change when a clause is added or removed: those of headings, clauses and references. */
const NUMBERS =
  /^(\d+(\.\d+)*\.?|\([a-z]+\)) (?=\S)|(?<=\b(?:Sections?|Articles?|Clauses?|clauses?|section|Schedules?|Exhibits?) )(\d+(\.\d+)*|[IVX]+|[A-H])\b/gm

/** A state's name with the article before it. */
const STATES = new RegExp(`\\b((an?|the) )?(${STATE_NAMES.join('|')})\\b`, 'gi')

const normalizeLine = (line: string): string => line.replace(NUMBERS, '#').replace(STATES, '$')

/** The lines of `text` that `other` lacks, ignoring changed numbers and the state's name. */
const linesMissingFrom = (other: string, text: string): string[] => {
  const known = new Set(other.split('\n').map(normalizeLine))
  return text.split('\n').filter((line) => !known.has(normalizeLine(line)))
}

/** The number of equal words at the start of two lines. */
const commonPrefixLength = (one: readonly string[], other: readonly string[]): number => {
  const start = one.findIndex((word, index) => word !== other[index])
  return start === -1 ? one.length : start
}

/** A removed line, shortened, because its text is reviewed in full elsewhere. */
const truncate = (line: string): string => (line.length > 60 ? `${line.slice(0, 60)}…` : line)

/** Words before and after the changed part of a line. */
const CONTEXT_WORDS = 4

/** An added line, or only its changed part if a removed line begins and ends alike. */
const changedPart = (line: string, removed: readonly string[]): string => {
  const words = line.split(' ')
  const overlaps = removed.map((other) => {
    const others = other.split(' ')
    const start = commonPrefixLength(words, others)
    const end = commonPrefixLength(words.toReversed(), others.toReversed())
    return { start, end: Math.min(end, words.length - start) }
  })
  const best = overlaps.toSorted((a, b) => b.start + b.end - a.start - a.end)[0]
  if (!best || best.start + best.end < words.length / 2) return line
  const from = Math.max(0, best.start - CONTEXT_WORDS)
  const to = Math.min(words.length, words.length - best.end + CONTEXT_WORDS)
  return `${from > 0 ? '… ' : ''}${words.slice(from, to).join(' ')}${to < words.length ? ' …' : ''}`
}

/** The lines that a change of answers removes from a text ("- ") and adds to it ("+ "). */
export const changedLines = (before: string, after: string): string[] => {
  const removed = linesMissingFrom(after, before)
  const added = linesMissingFrom(before, after)
  return [
    ...removed.map((line) => `- ${truncate(line)}`),
    ...added.map((line) => `+ ${changedPart(line, removed)}`),
  ]
}
