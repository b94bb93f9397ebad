import { checkEnd } from './pdf-end.ts'
import { checkTarget } from './pdf-links.ts'
import { checkAnywhere, namesInObjects, type Plain } from './pdf-names.ts'
import { objectStreams, unpackObjects } from './pdf-objects.ts'
import { checkOpenActions } from './pdf-opening.ts'
import { pageCounter } from './pdf-pages.ts'
import { splitStreams } from './pdf-streams.ts'
import { LIMITS, refuseIf } from './refusal.ts'

const MAGIC = '%PDF-'

/**
 * Reads plain objects once.
 * @throws Refusal of what they name and of where their links lead.
 */
const readObjects = (parts: readonly Plain[]) => {
  const pages = pageCounter()
  const openActions: (Plain & { after: number })[] = []
  let [objectTypes, links] = [0, 0]
  for (const part of parts) {
    const count = pages.reader(part.bytes, part.start)
    namesInObjects(part, (name, after, at) => {
      count(name, after, at)
      if (name === 'URI' || name === 'Base') {
        checkTarget(part.bytes, after)
        refuseIf(++links > LIMITS.links, 'tooMuchInside')
      }
      if (name === 'OpenAction') openActions.push({ ...part, after })
      // Each saved change may say again what the file does when it is opened.
      refuseIf(openActions.length > LIMITS.changes, 'opens')
      if (name === 'ObjStm') objectTypes++
    })
  }
  return { pageCount: pages.total(), openActions, objectTypes }
}

/**
 * Makes sure that the bytes are a PDF that only shows pages, and counts them. Names are looked for in
 * all bytes and not just where a reader would look, since a file can tell readers different things.
 * @throws Refusal with the reason why not.
 */
export const inspectPdf = (bytes: Buffer): { pageCount: number } => {
  refuseIf(bytes.toString('latin1', 0, MAGIC.length) !== MAGIC, 'wrongType')
  refuseIf(!bytes.includes('%%EOF') || !bytes.includes('startxref'), 'damaged')
  checkAnywhere(bytes)
  const { streams, plain } = splitStreams(bytes)
  const { typed, holding } = objectStreams(bytes, streams)
  const inFile = readObjects(plain)
  refuseIf(inFile.objectTypes !== typed, 'unreadable')
  const inPlainSight = plain.reduce((sum, { start, end }) => sum + end - start, 0)
  const packed = unpackObjects(bytes, holding, inPlainSight)
  const inside = readObjects(packed)
  checkOpenActions([...inFile.openActions, ...inside.openActions], plain, packed)
  checkEnd(bytes, plain)
  const pageCount = Math.max(inFile.pageCount, inside.pageCount)
  refuseIf(pageCount === 0, 'damaged')
  return { pageCount }
}
