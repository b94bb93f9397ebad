import type { Plain } from './inspection/pdf-names.ts'
import {
  eachPacked,
  objectStreams,
  type PackedObjects,
  unpackObjects,
} from './inspection/pdf-objects.ts'
import { splitStreams } from './inspection/pdf-streams.ts'
import { afterSpaces, nameFinder, numberAt } from './inspection/pdf-words.ts'

/*
 * The title that a PDF has among its properties. The file has passed its inspection; a title that cannot be found is
 * none. Source: ISO 32000-1, 14.3.3 (document information), 7.9.2 (strings).
 */

/** A dictionary of properties is far shorter, and so is a title. */
const LONGEST = 8000

const findInfo = nameFinder(['Info'])
const findTitle = nameFinder(['Title'])

/** The number of the object that holds the properties: the last trailer counts. */
const infoNumber = (plain: readonly Plain[]): number | undefined => {
  let last: number | undefined
  for (const part of plain) {
    findInfo(part.bytes, part, (_, after) => {
      last = numberAt(part.bytes, afterSpaces(part.bytes, after))?.value ?? last
    })
  }
  return last
}

const inPlainSight = (plain: readonly Plain[], number: number): Plain | undefined => {
  const begins = new RegExp(`(?:^|\\D)${number}\\s+\\d+\\s+obj`)
  for (const { bytes, start, end } of plain.toReversed()) {
    const at = begins.exec(bytes.toString('latin1', start, end))
    if (at) return { bytes, start: start + at.index, end }
  }
  return undefined
}

const inPacked = (packed: readonly PackedObjects[], number: number): Plain | undefined => {
  let found: Plain | undefined
  for (const objects of packed) {
    eachPacked(objects, (each, start) => {
      if (each === number) found = { bytes: objects.bytes, start, end: objects.end }
    })
  }
  return found
}

/** What a backslash and these letters stand for. Source: ISO 32000-1, table 3. */
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const unescaped = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, character = '') => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff)
    return /^[\r\n]/.test(character) ? '' : (ESCAPES[character] ?? character)
  })

/** The bytes of a string that begins here, one character each; brackets within it are escaped or in pairs. */
const stringAt = (text: string): string | undefined => {
  const hex = /^<([0-9a-fA-F\s]*)>/.exec(text)?.[1]?.replace(/\s/g, '')
  if (hex !== undefined)
    return Buffer.from(hex.length % 2 ? `${hex}0` : hex, 'hex').toString('latin1')
  const literal = /^\(((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*)\)/.exec(text)?.[1]
  return literal === undefined ? undefined : unescaped(literal)
}

const decoded = (bytes: string): string =>
  bytes.startsWith('\xfe\xff')
    ? Buffer.from(bytes.slice(2), 'latin1')
        .subarray(0, (bytes.length - 2) & ~1)
        .swap16()
        .toString('utf16le')
    : bytes

export const pdfTitle = (bytes: Buffer): string | undefined => {
  const { streams, plain } = splitStreams(bytes)
  const number = infoNumber(plain)
  if (number === undefined) return undefined
  const packed = unpackObjects(bytes, objectStreams(bytes, streams).holding)
  const info = inPacked(packed, number) ?? inPlainSight(plain, number)
  if (!info) return undefined
  const end = Math.min(info.end, info.start + LONGEST)
  let title: string | undefined
  findTitle(info.bytes, { start: info.start, end }, (_, after) => {
    const from = afterSpaces(info.bytes, after)
    title ??= stringAt(
      info.bytes.toString('latin1', from, Math.min(info.bytes.length, from + LONGEST)),
    )
  })
  return title === undefined ? undefined : decoded(title)
}
