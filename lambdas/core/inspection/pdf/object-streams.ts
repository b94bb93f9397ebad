import { inflateSync } from 'node:zlib'
import { LIMITS } from '../limits.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { namesIn, withPlainNames } from './names.ts'
import type { PdfStream } from './streams.ts'

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
