import { refuseIf } from '../refusal.ts'
import type { ZipEntry } from './directory.ts'

const LOCAL_BYTES = 30
const SIZES_FOLLOW = 0x0008

/** Where an entry's data starts; its own header must say the same as the directory. */
const dataStart = (bytes: Buffer, { name, method, header, packed }: ZipEntry): number => {
  refuseIf(header + LOCAL_BYTES > bytes.length, 'damaged')
  const nameStart = header + LOCAL_BYTES
  const nameEnd = nameStart + bytes.readUInt16LE(header + 26)
  const repeats =
    bytes.readUInt32LE(header) === 0x04034b50 &&
    bytes.readUInt16LE(header + 8) === method &&
    bytes.toString('utf8', nameStart, nameEnd) === name
  const sizesFollow = (bytes.readUInt16LE(header + 6) & SIZES_FOLLOW) !== 0
  refuseIf(!repeats || (!sizesFollow && bytes.readUInt32LE(header + 18) !== packed), 'damaged')
  return nameEnd + bytes.readUInt16LE(header + 28)
}

export type PackedEntry = ZipEntry & { data: Buffer }

/**
 * Each entry with its packed bytes. Entries lie one after the other: bytes that two entries share
 * are how a small file unpacks to a huge one.
 * @throws Refusal when headers and directory disagree or entries overlap.
 */
export const packedEntries = (bytes: Buffer, entries: readonly ZipEntry[]): PackedEntry[] => {
  const ordered = entries.toSorted((a, b) => a.header - b.header)
  refuseIf(ordered[0]?.header !== 0, 'damaged')
  let free = 0
  return ordered.map((entry) => {
    const start = dataStart(bytes, entry)
    const end = start + entry.packed
    refuseIf(entry.header < free || end > bytes.length, 'damaged')
    free = end
    return { ...entry, data: bytes.subarray(start, end) }
  })
}
