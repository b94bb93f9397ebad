import { inflateSync } from 'node:zlib'
import { type Plain, withPlainNames } from './pdf-names.ts'
import type { PdfStream } from './pdf-streams.ts'
import { afterSpaces, nameFinder, numberAt } from './pdf-words.ts'
import { LIMITS, Refusal, refuseIf } from './refusal.ts'

/*
 * Objects may be packed into streams. Source: ISO 32000-1, 7.5.7 and 7.4 (filters).
 */

const findKeys = nameFinder(['ObjStm', 'N', 'First'])

/** Whether a stream calls itself a stream of objects, and whether a reader may take it for one. */
const kindOf = (bytes: Buffer, { dictionary }: PdfStream) => {
  const names = new Set<string>()
  findKeys(bytes, dictionary, (name) => names.add(name))
  const isTyped = names.has('ObjStm')
  // Some readers believe a stream without the type, as long as it says how many objects it holds.
  return { isTyped, holdsObjects: isTyped || (names.has('N') && names.has('First')) }
}

/** The streams that hold objects, and how many of them say so. */
export const objectStreams = (
  bytes: Buffer,
  streams: readonly PdfStream[],
): { typed: number; holding: PdfStream[] } => {
  const kinds = streams.map((stream) => ({ stream, ...kindOf(bytes, stream) }))
  return {
    typed: kinds.filter(({ isTyped }) => isTyped).length,
    holding: kinds.filter(({ holdsObjects }) => holdsObjects).map(({ stream }) => stream),
  }
}

const NAME = /\/[^\s\0()<>[\]{}/%]+/g
const FILTER = /\/Filter\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+)/

const namesIn = (plain: string): string[] => (plain.match(NAME) ?? []).map((name) => name.slice(1))

/** Only what programs really write: plain, or packed with Flate and no predictor. */
const isFlate = (dictionary: string): boolean => {
  const names = namesIn(dictionary)
  const isUnusual = ['Predictor', 'Crypt', 'F'].some((name) => names.includes(name))
  refuseIf(isUnusual, 'unreadable')
  if (!names.includes('Filter')) return false
  const filters = namesIn(FILTER.exec(dictionary)?.[1] ?? '')
  refuseIf(filters.length !== 1 || filters[0] !== 'FlateDecode', 'unreadable')
  return true
}

const inflate = (data: Buffer, most: number): Buffer => {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    throw new Refusal(error instanceof RangeError ? 'tooMuchInside' : 'unreadable')
  }
}

const integerOf = (dictionary: string, key: string): number =>
  Number(new RegExp(`/${key}\\s+(\\d{1,10})`).exec(dictionary)?.[1])

/** Unpacked objects. `first` is the offset of the first; before it stand their numbers and offsets. */
export type PackedObjects = Plain & { first: number }

/** Each object of a stream with its number and the offset at which it begins. */
export const eachPacked = (
  { bytes, first }: PackedObjects,
  found: (number: number, at: number) => void,
): void => {
  for (let at = afterSpaces(bytes, 0); at < first; ) {
    const number = numberAt(bytes, at)
    const offset = number && numberAt(bytes, afterSpaces(bytes, number.after))
    if (!number || !offset || offset.after > first) throw new Refusal('unreadable')
    found(number.value, first + offset.value)
    at = afterSpaces(bytes, offset.after)
  }
}

const countPacked = (objects: PackedObjects): number => {
  let count = 0
  eachPacked(objects, () => {
    refuseIf(++count > LIMITS.packedObjects, 'tooMuchInside')
  })
  return count
}

const unpackStream = (file: Buffer, stream: PdfStream, most: number): PackedObjects => {
  const { start, end } = stream.dictionary
  refuseIf(end - start > LIMITS.objectsDictionary, 'unreadable')
  const dictionary = withPlainNames(file.toString('latin1', start, end))
  const data = file.subarray(stream.start, stream.end)
  const bytes = isFlate(dictionary) ? inflate(data, most) : data
  const first = integerOf(dictionary, 'First')
  const objects = { bytes, start: 0, end: bytes.length, first }
  refuseIf(!(first <= bytes.length), 'unreadable')
  refuseIf(countPacked(objects) !== integerOf(dictionary, 'N'), 'unreadable')
  return objects
}

/**
 * What the streams that hold objects hold, besides so many bytes of objects in plain sight.
 * @throws Refusal of what cannot be unpacked, or unpacks to too much.
 */
export const unpackObjects = (
  file: Buffer,
  holding: readonly PdfStream[],
  inPlainSight = 0,
): PackedObjects[] => {
  refuseIf(holding.length > LIMITS.objectStreams, 'tooMuchInside')
  let left = LIMITS.objects - inPlainSight
  return holding.map((stream) => {
    const objects = unpackStream(file, stream, left)
    left -= objects.end
    refuseIf(left < 0, 'tooMuchInside')
    return objects
  })
}
