import { LIMITS } from '../limits.ts'
import { refuseIf } from '../refusal.ts'
import { checkNames } from './entry-names.ts'

/*
 * The directory at the end of a ZIP file. Source: PKWARE, "APPNOTE.TXT - .ZIP File Format
 * Specification", 4.3.7 (local header), 4.3.12 (central header), 4.3.16 (end of central directory).
 * Files of up to 10 MB never need ZIP64, several disks or a comment: what has them is refused.
 */

/** Sizes and the place in the file in bytes, as the directory declares them. */
export type ZipEntry = {
  name: string
  method: number
  crc: number
  packed: number
  unpacked: number
  header: number
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const CENTRAL_BYTES = 46
const END_BYTES = 22
const ENCRYPTED = 0x2041
const STORED = 0
const DEFLATED = 8
const FILE_KIND = 0xf000
const SYMBOLIC_LINK = 0xa000

export const isZip = (bytes: Buffer): boolean =>
  bytes.length >= 4 && bytes.readUInt32LE(0) === LOCAL

const readEnd = (bytes: Buffer) => {
  const at = bytes.length - END_BYTES
  refuseIf(at < 0 || bytes.readUInt32LE(at) !== END || bytes.readUInt16LE(at + 20) !== 0, 'damaged')
  const count = bytes.readUInt16LE(at + 10)
  refuseIf(count > LIMITS.parts, 'tooMuchInside')
  const size = bytes.readUInt32LE(at + 12)
  const start = bytes.readUInt32LE(at + 16)
  refuseIf(bytes.readUInt32LE(at + 4) !== 0 || start + size !== at, 'damaged')
  return { at, count, start }
}

const readEntry = (bytes: Buffer, at: number): { entry: ZipEntry; next: number } => {
  refuseIf(at + CENTRAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== CENTRAL, 'damaged')
  const nameEnd = at + CENTRAL_BYTES + bytes.readUInt16LE(at + 28)
  refuseIf((bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0, 'encrypted')
  refuseIf((bytes.readUInt16LE(at + 40) & FILE_KIND) === SYMBOLIC_LINK, 'unsafeNames')
  const entry = {
    name: bytes.toString('utf8', at + CENTRAL_BYTES, nameEnd),
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    unpacked: bytes.readUInt32LE(at + 24),
    header: bytes.readUInt32LE(at + 42),
  }
  refuseIf(entry.method !== STORED && entry.method !== DEFLATED, 'damaged')
  return { entry, next: nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32) }
}

const checkSizes = (entries: readonly ZipEntry[]) => {
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  refuseIf(total > LIMITS.allParts, 'tooMuchInside')
  refuseIf(
    entries.some(({ unpacked }) => unpacked > LIMITS.part),
    'tooMuchInside',
  )
}

/**
 * What a ZIP file declares to hold, without unpacking anything.
 * @throws Refusal when it declares too much, or names that lead elsewhere, or is malformed.
 */
export const readDirectory = (bytes: Buffer): ZipEntry[] => {
  const end = readEnd(bytes)
  const entries: ZipEntry[] = []
  let at = end.start
  while (entries.length < end.count) {
    const { entry, next } = readEntry(bytes, at)
    entries.push(entry)
    at = next
  }
  refuseIf(at !== end.at, 'damaged')
  checkSizes(entries)
  checkNames(entries.map(({ name }) => name))
  return entries
}
