/** Words that stay before and after the ones that change, shortened where they are many. */
export type ChangedWords = { start: string; before: string; after: string; end: string }

/** Words of context kept on each side. */
const CONTEXT = 6

const commonLength = (a: readonly string[], b: readonly string[]): number => {
  const longest = Math.min(a.length, b.length)
  for (let length = 0; length < longest; length += 1) if (a[length] !== b[length]) return length
  return longest
}

/** What differs between two wordings of a passage, with a little of what stands around it. */
export const changedWords = (before: string, after: string): ChangedWords => {
  const [old, now] = [before.split(' '), after.split(' ')]
  const start = commonLength(old, now)
  const end = commonLength(old.slice(start).reverse(), now.slice(start).reverse())
  const lead = old.slice(Math.max(0, start - CONTEXT), start)
  const tail = old.slice(old.length - end, old.length - end + CONTEXT)
  return {
    start: `${start > CONTEXT ? '... ' : ''}${lead.join(' ')}`,
    before: old.slice(start, old.length - end).join(' '),
    after: now.slice(start, now.length - end).join(' '),
    end: `${tail.join(' ')}${end > CONTEXT ? ' ...' : ''}`,
  }
}
