import { describe, expect, it } from 'vitest'
import { LIMITS, Refusal } from '../../../lambdas/admin/uploads/inspection/refusal.ts'
import {
  readDirectory,
  readPackedEntries,
  unpack,
} from '../../../lambdas/admin/uploads/inspection/zip-entries.ts'
import { descriptor, type Entry, zipOf } from '../../support/hostile/zip.ts'

const ENTRIES: readonly Entry[] = [
  { name: 'a', data: 'first' },
  { name: 'b/c.xml', data: 'second', stored: true },
]
const CONTENTS = [
  ['a', 'first'],
  ['b/c.xml', 'second'],
]

const validZip = () => zipOf(ENTRIES)
const entriesOf = (bytes: Buffer) => readPackedEntries(bytes, readDirectory(bytes))
const contentsOf = (bytes: Buffer) =>
  entriesOf(bytes).map((entry) => [entry.name, unpack(entry).toString()])

/** Why the action is rejected; undefined if it isn't. */
const refusal = (act: () => unknown): string | undefined => {
  try {
    act()
  } catch (error) {
    if (error instanceof Refusal) return error.reason
    throw error
  }
  return undefined
}

/** The offsets of the parts of a file with `ENTRIES`. */
const placesIn = (bytes: Buffer) => {
  const end = bytes.length - 22
  const directory = bytes.readUInt32LE(end + 16)
  const second = directory + 46 + 'a'.length
  return { end, directory, second, secondLocal: bytes.readUInt32LE(second + 42) }
}
type Places = ReturnType<typeof placesIn>

/** A valid file with something rewritten. */
const changeZip = (write: (bytes: Buffer, places: Places) => void): Buffer => {
  const bytes = validZip()
  write(bytes, placesIn(bytes))
  return bytes
}

/** The file with bytes inserted at an offset; its offsets stay unchanged. */
const insertText = (bytes: Buffer, offset: number, text: string) =>
  Buffer.concat([bytes.subarray(0, offset), Buffer.from(text), bytes.subarray(offset)])

describe('a valid ZIP file returns its entries', () => {
  it('compressed or stored', () => {
    expect(contentsOf(validZip())).toEqual(CONTENTS)
  })

  it('with extra fields and a comment in its directory', () => {
    const { directory } = placesIn(validZip())
    const bytes = insertText(validZip(), directory + 47, 'eeerr')
    bytes.writeUInt16LE(3, directory + 30)
    bytes.writeUInt16LE(2, directory + 32)
    const { end } = placesIn(bytes)
    bytes.writeUInt32LE(bytes.readUInt32LE(end + 12) + 5, end + 12)
    expect(contentsOf(bytes)).toEqual(CONTENTS)
  })

  it('with extra fields before its data', () => {
    const bytes = insertText(validZip(), 31, 'eeee')
    bytes.writeUInt16LE(4, 28)
    const end = bytes.length - 22
    const directory = bytes.readUInt32LE(end + 16) + 4
    bytes.writeUInt32LE(directory, end + 16)
    bytes.writeUInt32LE(bytes.readUInt32LE(directory + 47 + 42) + 4, directory + 47 + 42)
    expect(contentsOf(bytes)).toEqual(CONTENTS)
  })

  it.each([
    ['signed', { isSigned: true }],
    ['bare', { isSigned: false }],
    ['signed, of 8 bytes', { isSigned: true, isWide: true }],
    ['bare, of 8 bytes', { isSigned: false, isWide: true }],
  ])('with data descriptors: %s', (_, kind) => {
    const entries = ENTRIES.map((entry) => ({ ...entry, flags: 8, after: descriptor(kind) }))
    expect(contentsOf(zipOf(entries))).toEqual(CONTENTS)
  })

  it('with missing data descriptors, without skipping a byte', () => {
    const bytes = changeZip((zip) => {
      zip.writeUInt16LE(8, 6)
      zip.writeUInt32LE(0, 18)
    })
    expect(contentsOf(bytes)).toEqual(CONTENTS)
  })

  it('with its directory in another order', () => {
    const bytes = validZip()
    const { directory, second, end } = placesIn(bytes)
    const turned = Buffer.concat([
      bytes.subarray(0, directory),
      bytes.subarray(second, end),
      bytes.subarray(directory, second),
      bytes.subarray(end),
    ])
    expect(contentsOf(turned)).toEqual(CONTENTS)
  })
})

describe('a damaged ZIP file is rejected', () => {
  it.each<[string, (bytes: Buffer, places: Places) => void]>([
    ['with an invalid end record', (zip, { end }) => zip.writeUInt8(0, end)],
    ['with a missing comment', (zip, { end }) => zip.writeUInt16LE(1, end + 20)],
    ['on several disks', (zip, { end }) => zip.writeUInt32LE(1, end + 4)],
    ['with a truncated directory', (zip, { end }) => zip.writeUInt32LE(1, end + 12)],
    ['with fewer entries than declared', (zip, { end }) => zip.writeUInt16LE(3, end + 10)],
    ['with more entries than declared', (zip, { end }) => zip.writeUInt16LE(1, end + 10)],
    ['with an invalid entry', (zip, { second }) => zip.writeUInt8(0, second)],
    ['with an overlong name', (zip, { directory }) => zip.writeUInt16LE(9_999, directory + 28)],
    [
      'with an unknown compression method',
      (zip, { directory }) => {
        zip.writeUInt16LE(12, directory + 10)
        zip.writeUInt16LE(12, 8)
      },
    ],
    [
      'with an entry beyond its end',
      (zip, { second }) => zip.writeUInt32LE(zip.length - 9, second + 42),
    ],
    ['with leading data', (zip, { directory }) => zip.writeUInt32LE(1, directory + 42)],
    ['with an entry without a header', (zip, { secondLocal }) => zip.writeUInt8(0, secondLocal)],
    ['with contradictory compression methods', (zip) => zip.writeUInt16LE(0, 8)],
    ['with contradictory names', (zip) => zip.write('x', 30)],
    ['with contradictory sizes', (zip) => zip.writeUInt32LE(1, 18)],
    [
      'with a last entry beyond its end',
      (zip, { second, secondLocal }) => {
        zip.writeUInt32LE(9_999, second + 20)
        zip.writeUInt32LE(9_999, secondLocal + 18)
      },
    ],
  ])('%s', (_, write) => {
    expect(refusal(() => entriesOf(changeZip(write)))).toBe('damaged')
  })

  const hidden = Buffer.from('what no program shows')
  const flags = 8
  const corruptByte = (bytes: Buffer, offset: number): Buffer => {
    bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset)
    return bytes
  }
  it.each<[string, change: Partial<Entry>, index?: number]>([
    ['between two entries', { after: () => hidden }],
    ['before its directory', { after: () => hidden }, 1],
    ['in place of a data descriptor', { flags, after: () => hidden }],
    ['as long as a data descriptor', { flags, after: () => hidden.subarray(0, 16) }],
    [
      'after a data descriptor',
      { flags, after: (checked) => Buffer.concat([descriptor()(checked), hidden]) },
    ],
    ...[0, 4, 8, 12].map((offset): [string, Partial<Entry>] => [
      `in byte ${offset} of the sizes that follow`,
      { flags, after: (checked) => corruptByte(descriptor()(checked), offset) },
    ]),
    ['like a data descriptor with sizes already declared', { after: descriptor() }],
    ['after the compressed data', { packedWith: String(hidden) }],
  ])('with something %s', (_, change, index = 0) => {
    const entries = ENTRIES.map((entry, n) => (n === index ? { ...entry, ...change } : entry))
    expect(refusal(() => contentsOf(zipOf(entries)))).toBe('damaged')
  })

  it('with trailing data, or empty', () => {
    expect(refusal(() => readDirectory(Buffer.concat([validZip(), Buffer.from('x')])))).toBe(
      'damaged',
    )
    expect(refusal(() => readDirectory(validZip().subarray(0, 21)))).toBe('damaged')
    expect(refusal(() => entriesOf(zipOf([])))).toBe('damaged')
  })

  it('with data that does not match its checksum', () => {
    const bytes = changeZip((zip, { second }) => zip.writeUInt32LE(1, second + 16))
    expect(refusal(() => contentsOf(bytes))).toBe('damaged')
    const entries = entriesOf(bytes)
    expect(entries).toHaveLength(2)
  })
})

describe('declared sizes', () => {
  const declareSizes = (...sizes: number[]) =>
    zipOf(sizes.map((declared, index) => ({ name: `${index}`, data: 'x', stored: true, declared })))
  const sizesOf = (bytes: Buffer) => refusal(() => readDirectory(bytes))

  it('are limited per part and in total', () => {
    expect(sizesOf(declareSizes(LIMITS.part))).toBeUndefined()
    expect(sizesOf(declareSizes(1, LIMITS.part + 1))).toBe('tooMuchInside')
    const all = Array.from({ length: LIMITS.allParts / LIMITS.part }, () => LIMITS.part)
    expect(sizesOf(declareSizes(...all))).toBeUndefined()
    expect(sizesOf(declareSizes(...all, 1))).toBe('tooMuchInside')
  })

  it('are limited in the number of parts', () => {
    const declareMany = (length: number) => declareSizes(...Array.from({ length }, () => 1))
    expect(sizesOf(declareMany(LIMITS.parts))).toBeUndefined()
    expect(sizesOf(declareMany(LIMITS.parts + 1))).toBe('tooMuchInside')
  })

  it('must match the data: neither larger nor smaller', () => {
    const storedEntry = (declared: number) =>
      zipOf([{ name: 'a', data: 'second', stored: true, declared }])
    expect(refusal(() => contentsOf(storedEntry(5)))).toBe('tooMuchInside')
    expect(refusal(() => contentsOf(storedEntry(7)))).toBe('damaged')
    expect(contentsOf(storedEntry(6))).toEqual([['a', 'second']])
  })
})

describe('file names in an archive', () => {
  const refusalOfNames = (...names: string[]) =>
    refusal(() => readDirectory(zipOf(names.map((name) => ({ name, data: '' })))))

  it.each(['..', '.', 'a/..', 'a/.', '../a', './a', 'a/../b', '/a', 'c:a', 'a\\b', ''])(
    'cannot escape the folder, as with %j',
    (name) => {
      expect(refusalOfNames('sound', name)).toBe('unsafeNames')
    },
  )

  it.each(['a\u0000b', '\u001f', 'a\u007f'])(
    'cannot contain invisible characters, as with %j',
    (name) => {
      expect(refusalOfNames(name)).toBe('unsafeNames')
    },
  )

  it('are limited in length', () => {
    expect(refusalOfNames('x'.repeat(LIMITS.partName))).toBeUndefined()
    expect(refusalOfNames('x'.repeat(LIMITS.partName + 1))).toBe('unsafeNames')
  })

  it('must differ by more than case', () => {
    expect(refusalOfNames('word/A', 'WORD/a')).toBe('damaged')
    expect(refusalOfNames('a b', '..a', 'a..', 'ß', 'ss')).toBeUndefined()
  })
})
