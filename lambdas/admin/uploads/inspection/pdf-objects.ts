import { inflateSync } from 'node:zlib'
import { namesIn, withPlainNames } from './pdf-names.ts'
import { LIMITS, Refusal, refuseIf } from './refusal.ts'

/** The index after a literal string that begins at `at`; -1 when it never ends. ISO 32000-1, 7.3.4.2. */
const afterString = (text: string, at: number): number => {
  let depth = 0
  for (let index = at; index < text.length; index++) {
    if (text[index] === '\\') index++
    else if (text[index] === '(') depth++
    else if (text[index] === ')' && --depth === 0) return index + 1
  }
  return -1
}

const TOKEN = /<<|>>|<[\s\0\da-fA-F]*>|%[^\r\n]*|[\s\0]+|[^()<>%\s\0]+/y

const tokenAt = (text: string, at: number): string | undefined => {
  if (text[at] === '(') {
    const end = afterString(text, at)
    return end < 0 ? undefined : text.slice(at, end)
  }
  TOKEN.lastIndex = at
  return TOKEN.exec(text)?.[0]
}

const isSpace = (token: string) => token.startsWith('%') || /^[\s\0]/.test(token)

const DEPTH: Readonly<Record<string, number>> = { '<<': 1, '>>': -1 }

/** Whether the text is one dictionary and, comments apart, nothing besides. */
const isOneDictionary = (text: string): boolean => {
  let depth = 0
  let dictionaries = 0
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at)
    if (token === undefined) return false
    const change = DEPTH[token] ?? 0
    if (depth === 0 && change !== 1 && !isSpace(token)) return false
    if (depth === 0 && change === 1) dictionaries++
    depth += change
    at += token.length
  }
  return depth === 0 && dictionaries === 1
}

/** A stream with its dictionary; `start` and `end` frame its data. */
type PdfStream = { dictionary: string; start: number; end: number }

const BEGIN = /(?<![\w/])stream(?:\r\n|\n|\r)/g
const END = 'endstream'
/** The beginning of an object: "12 0 obj". */
const OBJECT = /(?<!\d)\d{1,10}\s+\d{1,5}\s+obj\b/g
/** Where an object may begin: on a line of its own, or right after another one. */
const OBJECT_MAY_BEGIN = /(^|[\r\n]|endobj|endstream)[\0\t\f ]*$/

const holdsObject = (text: string): boolean => text.search(OBJECT) >= 0

/**
 * The dictionary before a stream. One that cannot be told apart from what stands around it, for example
 * because a comment or a string pretends to begin an object, is refused.
 */
const dictionaryBefore = (text: string): string => {
  const last = [...text.matchAll(OBJECT)].at(-1)
  refuseIf(
    !last || !OBJECT_MAY_BEGIN.test(text.slice(Math.max(0, last.index - 20), last.index)),
    'unreadable',
  )
  const dictionary = last ? text.slice(last.index + last[0].length) : ''
  refuseIf(!isOneDictionary(dictionary), 'unreadable')
  return dictionary
}

/**
 * Tells the streams of a PDF (latin1) from the objects around them.
 * @throws Refusal of objects that hide within a stream's data.
 */
export const splitStreams = (text: string): { streams: PdfStream[]; objects: string[] } => {
  const streams: PdfStream[] = []
  const objects: string[] = []
  let from = 0
  for (const begin of text.matchAll(BEGIN)) {
    if (begin.index < from) continue
    const start = begin.index + begin[0].length
    const end = text.indexOf(END, start)
    refuseIf(end < 0 || holdsObject(text.slice(start, end)), 'unreadable')
    const before = text.slice(from, begin.index)
    objects.push(before)
    streams.push({ dictionary: dictionaryBefore(before), start, end })
    from = end + END.length
  }
  return { streams, objects: [...objects, text.slice(from)] }
}

/*
 * Objects may be packed into streams. Source: ISO 32000-1, 7.5.7 and 7.4 (filters).
 */

/** Some readers believe a stream without the type, as long as it says how many objects it holds. */
export const holdsObjects = ({ dictionary }: PdfStream): boolean => {
  const names = new Set(namesIn(dictionary))
  return names.has('ObjStm') || (names.has('N') && names.has('First'))
}

const FILTER = /\/Filter\s*(\[[^\]]*\]|\/[^\s/<>[\]()]+)/

/** Only what programs really write: plain, or packed with Flate and no predictor. */
const isFlate = (dictionary: string): boolean => {
  const plain = withPlainNames(dictionary)
  const names = new Set(namesIn(plain))
  refuseIf(names.has('Predictor') || names.has('Crypt') || names.has('F'), 'unreadable')
  if (!names.has('Filter')) return false
  const filters = [...namesIn(FILTER.exec(plain)?.[1] ?? '')]
  refuseIf(filters.length !== 1 || filters[0] !== 'FlateDecode', 'unreadable')
  return true
}

const inflate = (data: Buffer): Buffer => {
  try {
    return inflateSync(data, { maxOutputLength: LIMITS.objects })
  } catch (error) {
    throw new Refusal(error instanceof RangeError ? 'tooMuchInside' : 'unreadable')
  }
}

const numberAt = (dictionary: string, key: string): number =>
  Number(new RegExp(`/${key}\\s+(\\d{1,10})`).exec(withPlainNames(dictionary))?.[1])

/** The objects as they would stand unpacked in the file: "12 0 obj ...". */
const spelledOut = (text: string, dictionary: string): string => {
  const first = numberAt(dictionary, 'First')
  const header = text.slice(0, first).trim().split(/\s+/).map(Number)
  refuseIf(
    header.some(Number.isNaN) || header.length !== 2 * numberAt(dictionary, 'N'),
    'unreadable',
  )
  const parts: string[] = []
  for (let index = 0; index < header.length; index += 2) {
    const end = header[index + 3]
    const object = text.slice(
      first + (header[index + 1] ?? 0),
      end === undefined ? end : first + end,
    )
    parts.push(`${header[index]} 0 obj ${object}`)
  }
  return [...parts, text].join('\n')
}

/**
 * The text (latin1) of every stream that holds objects.
 * @throws Refusal of what cannot be unpacked, or unpacks to too much.
 */
export const unpackObjects = (bytes: Buffer, streams: readonly PdfStream[]): string[] => {
  let total = 0
  return streams.filter(holdsObjects).map(({ dictionary, start, end }) => {
    const data = bytes.subarray(start, end)
    const unpacked = isFlate(dictionary) ? inflate(data) : data
    total += unpacked.length
    refuseIf(total > LIMITS.allObjects, 'tooMuchInside')
    return spelledOut(unpacked.toString('latin1'), dictionary)
  })
}
