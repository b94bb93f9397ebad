import { inflateSync } from 'node:zlib'
import { PDFParser } from 'pdf-lib'
import { LIMITS, Refusal, refuseIf } from './refusal.ts'

/*
 * Checks the file structure of a PDF (ISO 32000-1, 7.5) before pdf-lib reads it, because pdf-lib
 * has no limits: it inflates object streams of any size and scans every byte between objects.
 */

const OBJECT = /\d{1,10}[\s\0]{1,32}\d{1,5}[\s\0]{1,32}obj(?!\w)/g
const END_OF_OBJECT = 'endobj'
const STREAM = /(?<![/\w])stream(?:\r\n|\n|\r)/
const NAME_END = '(?=[\\s\\0()<>[\\]{}/%]|$)'

/** The text with the escapes in its names decoded, as in /J#61vaScript (ISO 32000-1, 7.3.5). */
export const decodeNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (written, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w-]/.test(character) ? character : written
  })

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * Allowed between objects: cross-reference tables, trailers, end markers, comments and white space.
 */
const ALLOWED_BETWEEN_OBJECTS = [
  /trailer[\s\0]*<<[^%]*?>>(?=[\s\0]*(?:startxref|%|$))/g,
  /startxref[\s\0]*\d+/g,
  /xref[\s\d]+(?:[nf][\s\d]*)*/g,
]

/** A file identifier (14.4) of two binary strings, which may contain a percent sign. */
const FILE_ID = /\/ID[\s\0]*\[[\s\0]*(?:\((?:\\[\s\S]|[^\\()])*\)[\s\0]*){2}\]/g

const checkBetween = (between: string): void => {
  refuseIf(!between.includes('%%EOF'), 'damaged')
  refuseIf(countMatches(between, /%%EOF/g) > LIMITS.changes, 'tooMuchInside')
  // Removed parts are replaced by a mark, so that the digits around them don't join.
  const rest = [/%[^\r\n]*/g, ...ALLOWED_BETWEEN_OBJECTS].reduce(
    (text, pattern) => text.replace(pattern, '%'),
    between.replace(FILE_ID, '/ID'),
  )
  refuseIf(/[^\s\0%]/.test(rest), 'hidden')
}

const inflate = (data: Buffer, maxBytes: number): number => {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, maxBytes) }).length
  } catch (error) {
    throw new Refusal(error instanceof RangeError ? 'tooMuchInside' : 'unreadable', {
      cause: error,
    })
  }
}

/**
 * The decompressed size of an object stream or cross-reference stream.
 * @throws Refusal unless it is uncompressed or Flate only, as PDF writers produce it
 */
const unpackedBytes = (dictionary: string, data: string, maxBytes: number): number => {
  const filters = countMatches(dictionary, /\/\w*(?:Decode|Crypt)(?!\w)/g)
  const isPlain = !/\/Filter(?!\w)/.test(dictionary)
  const isFlate = /\/Filter\s*(?:\/FlateDecode(?!\w)|\[\s*\/FlateDecode\s*\])/.test(dictionary)
  refuseIf(filters !== (isPlain ? 0 : 1) || !(isPlain || isFlate), 'unreadable')
  refuseIf(/\/F(?!\w)/.test(dictionary), 'unreadable')
  return isPlain ? data.length : inflate(Buffer.from(data, 'latin1'), maxBytes)
}

/**
 * Reads one object. Nothing may follow it, because pdf-lib takes a second for every few trailing
 * kilobytes.
 */
class ObjectReader extends PDFParser {
  constructor(text: string) {
    super(Buffer.from(text, 'latin1'))
  }

  isWhole(): boolean {
    this.parseObject()
    this.skipWhitespaceAndComments()
    return this.bytes.done()
  }
}

const checkOneObject = (text: string): void => {
  try {
    if (new ObjectReader(text).isWhole()) return
  } catch (cause) {
    throw new Refusal('damaged', { cause })
  }
  throw new Refusal('damaged')
}

const PACKED = new RegExp(`/(ObjStm|XRef)${NAME_END}`)

/**
 * Limits the total decompressed size of a file's objects. @throws Refusal tooMuchInside, unreadable
 */
const createObjectChecker = () => {
  let [bytes, streams, packed, objects] = [0, 0, 0, 0]
  return (object: string): void => {
    const stream = STREAM.exec(object)
    const dictionary = decodeNames(stream ? object.slice(0, stream.index) : object)
    const kind = PACKED.exec(dictionary)?.[1]
    if (stream) refuseIf(++streams > LIMITS.streams, 'tooMuchInside')
    // Names have at most 127 bytes; pdf-lib takes minutes to parse one of several megabytes.
    refuseIf(/\/[^\s\0()<>[\]{}/%]{4000}/.test(dictionary), 'unreadable')
    bytes += dictionary.length
    if (kind === undefined) {
      // Some readers accept an untyped stream as an object stream, and a string may hide the
      // type.
      const looksPacked = /\/N(?!\w)/.test(dictionary) && /\/First(?!\w)/.test(dictionary)
      refuseIf((stream !== null && looksPacked) || PACKED.test(object), 'unreadable')
    } else {
      if (!stream) throw new Refusal('unreadable')
      const data = object.slice(stream.index + stream[0].length)
      refuseIf(kind === 'ObjStm' && /\/Predictor(?!\w)/.test(dictionary), 'unreadable')
      bytes += unpackedBytes(dictionary, data, LIMITS.objects - bytes)
      if (kind === 'ObjStm') objects += Number(/\/N\s+(\d{1,10})/.exec(dictionary)?.[1])
      refuseIf(Number.isNaN(objects), 'unreadable')
      refuseIf(++packed > LIMITS.objectStreams || objects > LIMITS.packedObjects, 'tooMuchInside')
    }
    refuseIf(bytes > LIMITS.objects, 'tooMuchInside')
    checkOneObject(stream ? object.slice(0, stream.index) : object)
    const afterStream = stream ? object.slice(stream.index).split('endstream', 2)[1] : ''
    refuseIf(afterStream === undefined || /[^\s\0]/.test(afterStream), 'unreadable')
  }
}

/**
 * Verifies that the file is a sequence of objects with nothing unusual between, inside or after
 * them.
 * @param text the bytes of the file, one character each
 * @throws Refusal damaged, hidden, unreadable, tooMuchInside
 */
export const checkStructure = (text: string): void => {
  const checkObject = createObjectChecker()
  let between = ''
  let position = 0
  OBJECT.lastIndex = 0
  for (let begin = OBJECT.exec(text); begin; begin = OBJECT.exec(text)) {
    between += text.slice(position, begin.index)
    const start = OBJECT.lastIndex
    const end = text.indexOf(END_OF_OBJECT, start)
    refuseIf(end < 0, 'damaged')
    const object = text.slice(start, end)
    refuseIf(object.search(OBJECT) >= 0, 'unreadable')
    checkObject(object)
    position = end + END_OF_OBJECT.length
    OBJECT.lastIndex = position
  }
  const afterLastObject = text.slice(position)
  checkBetween(between + afterLastObject)
  refuseIf(!afterLastObject.includes('%%EOF'), 'hidden')
}

/** Finds the first of these names anywhere in a file, including streams and escaped spellings. */
export const createNameFinder = (names: readonly string[]) => {
  const pattern = new RegExp(`/(${names.join('|')})${NAME_END}`)
  return (text: string): string | undefined => pattern.exec(decodeNames(text))?.[1]
}
