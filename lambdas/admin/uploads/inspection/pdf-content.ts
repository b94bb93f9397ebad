import { constants, inflateSync } from 'node:zlib'
import { PDFArray, type PDFContext, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib'
import { LIMITS, Refusal, refuseIf } from './refusal.ts'

/*
 * Reads content streams (ISO 32000-1, 7.8.2). Only what matters for visible text is kept of the
 * operands: numbers, names and strings, one character per byte.
 */
export type Operation = {
  operator: string
  numbers: readonly number[]
  names: readonly string[]
  /** The strings and numbers in their order. */
  parts: readonly (string | number)[]
}

const FLATE = PDFName.of('FlateDecode')

const filtersOf = (stream: PDFRawStream): PDFObject[] => {
  const filter = stream.dict.lookup(PDFName.of('Filter'))
  if (filter === undefined) return []
  return filter instanceof PDFArray ? filter.asArray() : [filter]
}

/** @throws Refusal unreadable unless it is uncompressed or Flate only, tooMuchInside */
export const decodeContent = (stream: PDFRawStream): string => {
  const bytes = Buffer.from(stream.contents)
  const filters = filtersOf(stream)
  if (filters.length === 0) return bytes.toString('latin1')
  refuseIf(filters.length > 1 || filters[0] !== FLATE, 'unreadable')
  refuseIf(stream.dict.has(PDFName.of('DecodeParms')), 'unreadable')
  try {
    // pdf-lib cuts off a last byte that looks like the end of a line, so the end may be missing.
    const options = { maxOutputLength: LIMITS.pageContent, finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(bytes, options).toString('latin1')
  } catch (cause) {
    const isLarge = Reflect.get(Object(cause), 'code') === 'ERR_BUFFER_TOO_LARGE'
    throw new Refusal(isLarge ? 'tooMuchInside' : 'unreadable', { cause })
  }
}

/** The content of a page, whose streams are one. */
export const pageContent = (context: PDFContext, contents: PDFObject | undefined): string => {
  const parts = contents instanceof PDFArray ? contents.asArray() : contents ? [contents] : []
  return parts
    .map((part) => context.lookup(part))
    .filter((part): part is PDFRawStream => part instanceof PDFRawStream)
    .map(decodeContent)
    .join('\n')
}

const TOKEN =
  /[\s\0]+|%[^\r\n]*|([+-]?(?:\d+\.?\d*|\.\d+)(?:-\d+)?)|\/([^\s\0()<>[\]{}/%]*)|<<|>>|<([\da-fA-F\s\0]*)>|[[\]{}]|(\()|([^\s\0()<>[\]{}/%]+)/y

const decodeEscapes = (text: string): string =>
  text.replace(/\\([0-7]{1,3}|[\s\S])/g, (_, escaped: string) =>
    /^[0-7]/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8) & 0xff) : escaped,
  )

const BRACKET = /[()\\]/g

/** The end of a string that begins here, behind its last bracket. @throws Refusal damaged */
const endOfString = (content: string, start: number): number => {
  let depth = 1
  BRACKET.lastIndex = start
  for (let found = BRACKET.exec(content); found; found = BRACKET.exec(content)) {
    if (found[0] === '\\') BRACKET.lastIndex += 1
    else depth += found[0] === '(' ? 1 : -1
    if (depth === 0) return found.index + 1
  }
  throw new Refusal('damaged')
}

/** A missing last digit is 0. */
const hexText = (text: string): string => {
  const digits = text.replace(/[\s\0]/g, '')
  return Buffer.from(digits.length % 2 === 1 ? `${digits}0` : digits, 'hex').toString('latin1')
}

const END_OF_IMAGE = /[\s\0]EI(?=[\s\0]|$)/g

/** The end of the data of an inline image. */
const endOfImage = (content: string, start: number): number => {
  END_OF_IMAGE.lastIndex = start
  const end = END_OF_IMAGE.exec(content)
  return end ? END_OF_IMAGE.lastIndex : content.length
}

/** The operations of a content stream in order. @throws Refusal damaged */
export function* operationsIn(content: string): Generator<Operation> {
  let [numbers, names, parts] = [[] as number[], [] as string[], [] as (string | number)[]]
  let position = 0
  while (position < content.length) {
    TOKEN.lastIndex = position
    const token = TOKEN.exec(content)
    if (!token) throw new Refusal('damaged')
    position = TOKEN.lastIndex
    const [, number, name, hex, string, operator] = token
    if (number !== undefined) {
      const value = Number.parseFloat(number)
      numbers.push(value)
      parts.push(value)
    } else if (name !== undefined) names.push(name)
    else if (hex !== undefined) parts.push(hexText(hex))
    else if (string !== undefined) {
      const end = endOfString(content, position)
      parts.push(decodeEscapes(content.slice(position, end - 1)))
      position = end
    } else if (operator !== undefined) {
      if (operator === 'ID') position = endOfImage(content, position)
      yield { operator, numbers, names, parts }
      ;[numbers, names, parts] = [[], [], []]
    }
  }
}
