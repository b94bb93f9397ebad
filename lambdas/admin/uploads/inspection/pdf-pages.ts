import type { ToldName } from './pdf-names.ts'
import { afterSpaces, numberAt } from './pdf-words.ts'

/** A dictionary ends with this. */
const MORE = 0x3e

/**
 * Counts the pages among the names of plain objects, which `take` gets one after the other. The root of the
 * page tree counts them; without one in sight, the pages themselves do.
 */
export const pageCounter = () => {
  let [pages, counted] = [0, 0]
  const reader = (bytes: Buffer, start: number) => {
    let lookedTo = start
    let typeEnds: number | undefined
    let isTree = false
    let count: number | undefined
    /** Forgets what was said before the end of a dictionary. */
    const forgetBefore = (at: number) => {
      for (; lookedTo < at; lookedTo++) {
        if (bytes[lookedTo] === MORE) [isTree, count] = [false, undefined]
      }
    }
    return (name: ToldName, after: number, at: number): void => {
      forgetBefore(at)
      const isType = typeEnds !== undefined && afterSpaces(bytes, typeEnds) === at
      typeEnds = name === 'Type' ? after : undefined
      if (name === 'Page' && isType) pages++
      if (name === 'Pages' && isType) isTree = true
      if (name === 'Count') count ??= numberAt(bytes, afterSpaces(bytes, after))?.value
      if (isTree && count !== undefined) counted = Math.max(counted, count)
    }
  }
  return { reader, total: () => counted || pages }
}
