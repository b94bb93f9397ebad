import { checkAnywhere, checkObjects, namesIn, withPlainNames } from './pdf-names.ts'
import { holdsObjects, splitStreams, unpackObjects } from './pdf-objects.ts'
import { refuseIf } from './refusal.ts'

const MAGIC = '%PDF-'

const TREE = /\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g
const PAGE = /\/Type\s*\/Page\b/g

/** What the root of the page tree counts; without one in sight, the pages themselves. */
const countPages = (parts: readonly string[]): number => {
  const trees = parts.flatMap((part) => [...part.matchAll(TREE)])
  const counted = Math.max(0, ...trees.map(([, after, before]) => Number(after ?? before)))
  return counted || parts.reduce((sum, part) => sum + [...part.matchAll(PAGE)].length, 0)
}

const OPEN_ACTION = /\/OpenAction\s*(\[|<<[^>]*>>|\d+(?=\s+\d+\s+R))?/g

const isGoTo = (dictionary: string) => /\/S\s*\/GoTo(?![A-Za-z])/.test(dictionary)

/** Where an indirect object stands among others: in plain sight, as "12 0 obj". */
const definitions = (number: string, objects: readonly string[]): string[] => {
  const marker = new RegExp(`(?<!\\d)${number}\\s+\\d{1,5}\\s+obj\\s*`, 'g')
  return objects.flatMap((text) =>
    [...text.matchAll(marker)].map((found) => {
      const start = found.index + found[0].length
      return withPlainNames(text.slice(start, start + 500))
    }),
  )
}

const turnsToAPage = (value: string, objects: readonly string[]): boolean => {
  if (value.startsWith('[')) return true
  if (value.startsWith('<<')) return isGoTo(value)
  const found = definitions(value, objects)
  return found.length > 0 && found.every((text) => text.startsWith('[') || isGoTo(text))
}

/**
 * What a PDF does when it is opened may be to turn to a page, and nothing else. `text` is where to
 * look, `objects` where the objects it refers to are.
 * @throws Refusal opens
 */
const checkOpenActions = (text: string, objects: readonly string[]): void => {
  for (const [, value = ''] of withPlainNames(text).matchAll(OPEN_ACTION)) {
    refuseIf(value === '' || !turnsToAPage(value, objects), 'opens')
  }
}

const countObjectStreams = (text: string): number =>
  [...namesIn(text)].filter((name) => name === 'ObjStm').length

/**
 * Makes sure that the bytes are a PDF that only shows pages, and counts them. Names are looked for in
 * all bytes and not just where a reader would look, since a file can tell readers different things.
 * @throws Refusal with the reason why not.
 */
export const inspectPdf = (bytes: Buffer): { pageCount: number } => {
  refuseIf(bytes.toString('latin1', 0, MAGIC.length) !== MAGIC, 'wrongType')
  const text = bytes.toString('latin1')
  refuseIf(!text.includes('%%EOF') || !text.includes('startxref'), 'damaged')
  checkAnywhere(text)
  const { streams, objects } = splitStreams(text)
  const typed = streams.filter(({ dictionary }) => countObjectStreams(dictionary) > 0)
  const named = objects.reduce((sum, part) => sum + countObjectStreams(part), 0)
  refuseIf(named !== typed.length || !typed.every(holdsObjects), 'unreadable')
  const parts = [...objects, ...unpackObjects(bytes, streams)]
  for (const part of parts) {
    checkObjects(part)
    checkOpenActions(part, parts)
  }
  const pageCount = countPages(parts)
  refuseIf(pageCount === 0, 'damaged')
  return { pageCount }
}
