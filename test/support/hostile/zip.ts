import { crc32, deflateRawSync } from 'node:zlib'

/** A ZIP entry, optionally with false declarations. */
export type Entry = {
  name: string
  data: string | Uint8Array
  stored?: boolean
  /** Whether the packed data is corrupt from the start. */
  isCorrupted?: boolean
  /** Whether the packed data is corrupt near its end. */
  brokenLate?: boolean
  /** The declared unpacked size, instead of the real one. */
  declared?: number
  /** The Unix mode, for example of a symbolic link. */
  mode?: number
  flags?: number
  /** The header offset that the directory declares; the entry then has no header of its own. */
  offset?: number
  /** Bytes after the entry's packed data that headers count as part of it. */
  packedWith?: string
  /** Bytes after the entry, for example a data descriptor. */
  after?: (checked: Checked) => Buffer
}

/** An entry's declarations about its data. */
type Checked = { crc: number; packed: number; unpacked: number }

const record = (fields: [size: 2 | 4, value: number][], ...tail: Buffer[]): Buffer =>
  Buffer.concat([
    ...fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size)
      if (size === 2) bytes.writeUInt16LE(value)
      else bytes.writeUInt32LE(value)
      return bytes
    }),
    ...tail,
  ])

const pack = (entry: Entry) => {
  const data = Buffer.from(entry.data)
  const plain = entry.stored ? data : deflateRawSync(data)
  const packed = Buffer.concat([plain, Buffer.from(entry.packedWith ?? '')])
  if (entry.isCorrupted) packed.fill(0xff, 0, 4)
  if (entry.brokenLate) packed.fill(0xff, packed.length - 9)
  const checked = {
    crc: crc32(data),
    packed: packed.length,
    unpacked: entry.declared ?? data.length,
  }
  const sizes = Object.values(checked).map((size): [4, number] => [4, size])
  return { packed, checked, sizes, method: entry.stored ? 0 : 8 }
}

/** The data descriptor of an entry: with or without its signature, with sizes of 4 or 8 bytes. */
export const descriptor =
  ({ isSigned = true, isWide = false } = {}) =>
  ({ crc, packed, unpacked }: Checked): Buffer => {
    const size = (value: number): [4, number][] =>
      isWide
        ? [
            [4, value],
            [4, 0],
          ]
        : [[4, value]]
    return record([
      ...(isSigned ? [[4, 0x08074b50] as [4, number]] : []),
      [4, crc],
      ...size(packed),
      ...size(unpacked),
    ])
  }

/** An entry's bytes before the directory: local file header, name, data and trailing bytes. */
export const localEntry = (entry: Entry): Buffer => {
  const { packed, checked, sizes, method } = pack(entry)
  const name = Buffer.from(entry.name)
  return record(
    [
      [4, 0x04034b50],
      [2, 20],
      [2, entry.flags ?? 0],
      [2, method],
      [4, 0],
      ...sizes,
      [2, name.length],
      [2, 0],
    ],
    name,
    packed,
    entry.after?.(checked) ?? Buffer.alloc(0),
  )
}

const directoryEntry = (entry: Entry, offset: number): Buffer => {
  const { sizes, method } = pack(entry)
  const name = Buffer.from(entry.name)
  return record(
    [
      [4, 0x02014b50],
      [2, 0x0314],
      [2, 20],
      [2, entry.flags ?? 0],
      [2, method],
      [4, 0],
      ...sizes,
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, ((entry.mode ?? 0o100644) << 16) >>> 0],
      [4, offset],
    ],
    name,
  )
}

/** A ZIP file of these entries, written byte by byte, because libraries write no malformed files. */
export const zipOf = (entries: readonly Entry[], { count = entries.length } = {}): Buffer => {
  const locals = entries.map((entry) =>
    entry.offset === undefined ? localEntry(entry) : Buffer.alloc(0),
  )
  const starts = locals.map((_, index) => Buffer.concat(locals.slice(0, index)).length)
  const directory = entries.map((entry, index) =>
    directoryEntry(entry, entry.offset ?? starts[index] ?? 0),
  )
  const size = directory.reduce((sum, part) => sum + part.length, 0)
  const start = locals.reduce((sum, part) => sum + part.length, 0)
  const end = record([
    [4, 0x06054b50],
    [4, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, start],
    [2, 0],
  ])
  return Buffer.concat([...locals, ...directory, end])
}
