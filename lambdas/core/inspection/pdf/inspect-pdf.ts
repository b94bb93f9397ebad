import { refuseIf } from '../refusal.ts'
import { namesIn } from './names.ts'
import { holdsObjects, unpackObjects } from './object-streams.ts'
import { checkOpenActions } from './open-action.ts'
import { checkAnywhere, checkObjects } from './refused-names.ts'
import { splitStreams } from './streams.ts'

const MAGIC = '%PDF-'

const TREE = /\/Type\s*\/Pages\b[^>]*?\/Count\s+(\d+)|\/Count\s+(\d+)[^>]*?\/Type\s*\/Pages\b/g
const PAGE = /\/Type\s*\/Page\b/g

/** What the root of the page tree counts; without one in sight, the pages themselves. */
const countPages = (parts: readonly string[]): number => {
  const trees = parts.flatMap((part) => [...part.matchAll(TREE)])
  const counted = Math.max(0, ...trees.map(([, after, before]) => Number(after ?? before)))
  return counted || parts.reduce((sum, part) => sum + [...part.matchAll(PAGE)].length, 0)
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
