import type { Plain } from './pdf-names.ts'
import {
  afterObjectWord,
  byteAt,
  hexValue,
  isSpaceByte,
  objectStart,
  standsAt,
  streamDataStart,
} from './pdf-words.ts'
import { LIMITS, Refusal, refuseIf } from './refusal.ts'

/*
 * Tells the streams of a PDF from the objects around them. Source: ISO 32000-1, 7.3.4 (strings),
 * 7.3.7 (dictionaries), 7.3.8 (streams).
 */

/** A stream with the place of its dictionary; `start` and `end` frame its data. */
export type PdfStream = { dictionary: { start: number; end: number }; start: number; end: number }

const [OPEN, CLOSE, LESS, MORE, BACKSLASH, PERCENT] = [0x28, 0x29, 0x3c, 0x3e, 0x5c, 0x25]
const [O_LETTER, S_LETTER, E_LETTER] = [0x6f, 0x73, 0x65]
const [LINE_FEED, RETURN] = [10, 13]

/** 1 for the bytes that mean something between brackets. */
const MARKS = new Uint8Array(256)
for (const byte of [OPEN, CLOSE, LESS, MORE, PERCENT]) MARKS[byte] = 1

/** The offset behind a literal string that begins here; undefined when it never ends. */
const afterString = (bytes: Buffer, start: number, end: number): number | undefined => {
  let depth = 0
  for (let at = start; at < end; at++) {
    const byte = bytes[at]
    if (byte === BACKSLASH) at++
    else if (byte === OPEN) depth++
    else if (byte === CLOSE && --depth === 0) return at + 1
  }
  return undefined
}

const afterHexString = (bytes: Buffer, start: number, end: number): number | undefined => {
  let at = start + 1
  while (at < end && (isSpaceByte(byteAt(bytes, at)) || hexValue(byteAt(bytes, at)) >= 0)) at++
  return at < end && bytes[at] === MORE ? at + 1 : undefined
}

const afterComment = (bytes: Buffer, start: number, end: number): number => {
  let at = start
  while (at < end && bytes[at] !== LINE_FEED && bytes[at] !== RETURN) at++
  return at
}

/** The offset behind what begins here and is no bracket of a dictionary; undefined when it has no end. */
const afterToken = (bytes: Buffer, at: number, end: number): number | undefined => {
  const byte = byteAt(bytes, at)
  if (byte === OPEN) return afterString(bytes, at, end)
  if (byte === LESS) return afterHexString(bytes, at, end)
  if (byte === PERCENT) return afterComment(bytes, at, end)
  return byte === CLOSE || byte === MORE ? undefined : at + 1
}

/** 1 where a dictionary opens, -1 where one closes, 0 anywhere else. */
const bracketAt = (bytes: Buffer, at: number): number => {
  const byte = bytes[at]
  if ((byte !== LESS && byte !== MORE) || bytes[at + 1] !== byte) return 0
  return byte === LESS ? 1 : -1
}

/** Whether a range is one dictionary and, comments apart, nothing besides. */
const isOneDictionary = (bytes: Buffer, start: number, end: number): boolean => {
  let [depth, dictionaries] = [0, 0]
  for (let at = start; at < end; ) {
    if (depth > 0 && MARKS[byteAt(bytes, at)] === 0) {
      at++
      continue
    }
    const bracket = bracketAt(bytes, at)
    if (bracket !== 0) {
      if (bracket > 0 && depth === 0) dictionaries++
      depth += bracket
      if (depth < 0) return false
      at += 2
      continue
    }
    const byte = byteAt(bytes, at)
    if (depth === 0 && byte !== PERCENT && !isSpaceByte(byte)) return false
    const after = afterToken(bytes, at, end)
    if (after === undefined) return false
    at = after
  }
  return depth === 0 && dictionaries === 1
}

const GAP = [0, 9, 12, 32]

/** Whether an object may begin here: on a line of its own, or right after another one. */
const objectMayBegin = (bytes: Buffer, at: number, from: number): boolean => {
  let before = at
  while (before > from && GAP.includes(byteAt(bytes, before - 1))) before--
  const byte = byteAt(bytes, before - 1)
  return (
    before === from ||
    byte === LINE_FEED ||
    byte === RETURN ||
    standsAt(bytes, before - 'endobj'.length, 'endobj')
  )
}

const END = 'endstream'

/** Where a stream's data end. @throws Refusal unreadable when they do not, or when an object hides there. */
const dataEnd = (bytes: Buffer, start: number): number => {
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === E_LETTER && standsAt(bytes, at, END)) return at
    refuseIf(byte === O_LETTER && objectStart(bytes, at) >= start, 'unreadable')
  }
  throw new Refusal('unreadable')
}

/** Where an object begins, and where its value does. */
type Begun = { start: number; value: number }

/**
 * The dictionary before a stream. One that cannot be told apart from what stands around it, for example
 * because a comment or a string pretends to begin an object, is refused.
 */
const dictionaryOf = (bytes: Buffer, begun: Begun | undefined, from: number, end: number) => {
  if (!begun || !objectMayBegin(bytes, begun.start, from)) throw new Refusal('unreadable')
  refuseIf(!isOneDictionary(bytes, begun.value, end), 'unreadable')
  return { start: begun.value, end }
}

/**
 * The streams of a PDF, and what is in plain sight between them.
 * @throws Refusal of objects that hide within a stream's data.
 */
export const splitStreams = (bytes: Buffer): { streams: PdfStream[]; plain: Plain[] } => {
  const streams: PdfStream[] = []
  const plain: Plain[] = []
  let from = 0
  let begun: Begun | undefined
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte === O_LETTER) {
      const start = objectStart(bytes, at)
      if (start >= from) begun = { start, value: afterObjectWord(at) }
    }
    const data = byte === S_LETTER ? streamDataStart(bytes, at) : -1
    if (data < 0) continue
    const end = dataEnd(bytes, data)
    streams.push({ dictionary: dictionaryOf(bytes, begun, from, at), start: data, end })
    refuseIf(streams.length > LIMITS.streams, 'tooMuchInside')
    plain.push({ bytes, start: from, end: at })
    from = end + END.length
    begun = undefined
    at = from - 1
  }
  return { streams, plain: [...plain, { bytes, start: from, end: bytes.length }] }
}
