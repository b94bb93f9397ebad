import { Box, chakra } from '@chakra-ui/react'
import type { ChangedSection, Comparison, Passage } from '../../preview/worker/comparison.ts'

/** The changed words, and the unchanged ones around them, shortened. */
type ChangedWords = { start: string; before: string; after: string; end: string }

/** The number of context words on each side. */
const MAX_CONTEXT_WORDS = 6

const commonLength = (a: readonly string[], b: readonly string[]): number => {
  const maxLength = Math.min(a.length, b.length)
  for (let length = 0; length < maxLength; length += 1) if (a[length] !== b[length]) return length
  return maxLength
}

/** The difference between two versions of a passage, with some context. */
export const changedWords = (before: string, after: string): ChangedWords => {
  const [old, now] = [before.split(' '), after.split(' ')]
  const start = commonLength(old, now)
  const end = commonLength(old.slice(start).reverse(), now.slice(start).reverse())
  const lead = old.slice(Math.max(0, start - MAX_CONTEXT_WORDS), start)
  const tail = old.slice(old.length - end, old.length - end + MAX_CONTEXT_WORDS)
  return {
    start: `${start > MAX_CONTEXT_WORDS ? '... ' : ''}${lead.join(' ')}`,
    before: old.slice(start, old.length - end).join(' '),
    after: now.slice(start, now.length - end).join(' '),
    end: `${tail.join(' ')}${end > MAX_CONTEXT_WORDS ? ' ...' : ''}`,
  }
}

const Removed = chakra('del', { base: { bg: 'bg.error', textDecoration: 'line-through' } })
const Added = chakra('ins', { base: { bg: 'bg.success', textDecoration: 'none' } })

/** Text for screen readers instead of colors. */
const Spoken = ({ children }: { children: string }) => (
  <span className="sr-only">{` ${children}: `}</span>
)

const PassageView = ({ before, after }: Passage) => {
  const words =
    before !== undefined && after !== undefined
      ? changedWords(before, after)
      : { start: '', before: before ?? '', after: after ?? '', end: '' }
  return (
    <chakra.li py="1">
      <span translate="no">
        {words.start}{' '}
        {words.before && (
          <Removed>
            <Spoken>removed</Spoken>
            {words.before}
          </Removed>
        )}{' '}
        {words.after && (
          <Added>
            <Spoken>added</Spoken>
            {words.after}
          </Added>
        )}{' '}
        {words.end}
      </span>
    </chakra.li>
  )
}

type LinesProps = { title: string; lines: readonly string[] }

const Lines = ({ title, lines }: LinesProps) =>
  lines.length > 0 && (
    <Box mt="4">
      <h3>{title}</h3>
      <chakra.ul ps="5" listStyleType="disc" textStyle="sm">
        {lines.map((line) => (
          <li key={line} translate="no">
            {line}
          </li>
        ))}
      </chakra.ul>
    </Box>
  )

const Section = ({ name, passages }: ChangedSection) => (
  <chakra.li mt="2">
    <strong translate="no">{name}</strong>
    <chakra.ul listStyleType="none" borderInlineStartWidth="2px" ps="3">
      {passages.map((passage) => (
        <PassageView key={`${passage.before}/${passage.after}`} {...passage} />
      ))}
    </chakra.ul>
  </chakra.li>
)

const isSame = ({ added, removed, changed }: Comparison): boolean =>
  added.length + removed.length + changed.length === 0

/** The sections, passages and state notes that change with the state. */
export const ComparisonView = ({ comparison }: { comparison: Comparison }) => (
  <div>
    {isSame(comparison) && <p>The wording of the document does not change.</p>}
    <Lines title="Added to the document" lines={comparison.added} />
    <Lines title="Removed from the document" lines={comparison.removed} />
    {comparison.changed.length > 0 && (
      <Box mt="4">
        <h3>Changed</h3>
        <chakra.ul listStyleType="none" textStyle="sm">
          {comparison.changed.map((section) => (
            <Section key={section.name} {...section} />
          ))}
        </chakra.ul>
      </Box>
    )}
    <Lines title="New in your instructions" lines={comparison.notes.added} />
    <Lines title="No longer in your instructions" lines={comparison.notes.removed} />
  </div>
)
