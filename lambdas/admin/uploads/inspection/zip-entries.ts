import { crc32, inflateRawSync } from 'node:zlib'
import { LIMITS, Refusal, refuseIf } from './refusal.ts'

/*
 * Reads ZIP files without trusting their headers. Source: PKWARE, "APPNOTE.TXT - .ZIP File Format
 * Specification", 4.3.7 (local header), 4.3.12 (central header), 4.3.16 (end of central directory).
 * Files of up to 10 MB never need ZIP64, several disks or a comment, so those are rejected.
 */

/** Sizes and offset in bytes, as declared by the directory. */
type ZipEntry = {
  name: string
  method: number
  crc: number
  packed: number
  unpacked: number
  header: number
}

const LOCAL_SIGNATURE = 0x04034b50
const CENTRAL_SIGNATURE = 0x02014b50
const END_SIGNATURE = 0x06054b50
const CENTRAL_BYTES = 46
const END_BYTES = 22
const ENCRYPTED = 0x2041
const STORED = 0
const DEFLATED = 8
const FILE_KIND = 0xf000
const SYMBOLIC_LINK = 0xa000

export const isZip = (bytes: Buffer): boolean =>
  bytes.length >= 4 && bytes.readUInt32LE(0) === LOCAL_SIGNATURE

const readEnd = (bytes: Buffer) => {
  const offset = bytes.length - END_BYTES
  refuseIf(
    offset < 0 ||
      bytes.readUInt32LE(offset) !== END_SIGNATURE ||
      bytes.readUInt16LE(offset + 20) !== 0,
    'damaged',
  )
  const count = bytes.readUInt16LE(offset + 10)
  refuseIf(count > LIMITS.parts, 'tooMuchInside')
  const size = bytes.readUInt32LE(offset + 12)
  const start = bytes.readUInt32LE(offset + 16)
  refuseIf(bytes.readUInt32LE(offset + 4) !== 0 || start + size !== offset, 'damaged')
  return { offset, count, start }
}

const readEntry = (bytes: Buffer, offset: number): { entry: ZipEntry; next: number } => {
  refuseIf(
    offset + CENTRAL_BYTES > bytes.length || bytes.readUInt32LE(offset) !== CENTRAL_SIGNATURE,
    'damaged',
  )
  const nameEnd = offset + CENTRAL_BYTES + bytes.readUInt16LE(offset + 28)
  refuseIf((bytes.readUInt16LE(offset + 8) & ENCRYPTED) !== 0, 'encrypted')
  refuseIf((bytes.readUInt16LE(offset + 40) & FILE_KIND) === SYMBOLIC_LINK, 'unsafeNames')
  const entry = {
    name: bytes.toString('utf8', offset + CENTRAL_BYTES, nameEnd),
    method: bytes.readUInt16LE(offset + 10),
    crc: bytes.readUInt32LE(offset + 16),
    packed: bytes.readUInt32LE(offset + 20),
    unpacked: bytes.readUInt32LE(offset + 24),
    header: bytes.readUInt32LE(offset + 42),
  }
  refuseIf(entry.method !== STORED && entry.method !== DEFLATED, 'damaged')
  return {
    entry,
    next: nameEnd + bytes.readUInt16LE(offset + 30) + bytes.readUInt16LE(offset + 32),
  }
}

const checkSizes = (entries: readonly ZipEntry[]) => {
  const total = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  refuseIf(total > LIMITS.allParts, 'tooMuchInside')
  refuseIf(
    entries.some(({ unpacked }) => unpacked > LIMITS.part),
    'tooMuchInside',
  )
}

const PATH_TRAVERSAL = /(^|\/)\.{1,2}(\/|$)/
const ABSOLUTE = /^(\/|[a-z]:)/i

/** Control characters make one name look like another. */
const CONTROLS = /\p{Cc}/u

/** @throws Refusal for a path outside the archive or a duplicate name */
const checkNames = (names: readonly string[]): void => {
  for (const name of names) {
    refuseIf(name.length > LIMITS.partName, 'unsafeNames')
    refuseIf(PATH_TRAVERSAL.test(name) || ABSOLUTE.test(name) || name.includes('\\'), 'unsafeNames')
    refuseIf(name === '' || CONTROLS.test(name), 'unsafeNames')
  }
  const distinct = new Set(names.map((name) => name.toLowerCase()))
  refuseIf(distinct.size < names.length, 'damaged')
}

/**
 * The entries that a ZIP file declares, without decompressing anything.
 * @throws Refusal if it declares too much, unsafe names or is malformed
 */
export const readDirectory = (bytes: Buffer): ZipEntry[] => {
  const end = readEnd(bytes)
  const entries: ZipEntry[] = []
  let offset = end.start
  while (entries.length < end.count) {
    const { entry, next } = readEntry(bytes, offset)
    entries.push(entry)
    offset = next
  }
  refuseIf(offset !== end.offset, 'damaged')
  checkSizes(entries)
  checkNames(entries.map(({ name }) => name))
  return entries
}

const LOCAL_BYTES = 30
const DESCRIPTOR_SIGNATURE = 0x08074b50
const SIZES_FOLLOW = 0x0008

/**
 * The start of an entry's data, and whether its sizes follow it. The local header must match the
 * directory.
 */
const readLocal = (bytes: Buffer, { name, method, header, packed }: ZipEntry) => {
  refuseIf(header + LOCAL_BYTES > bytes.length, 'damaged')
  const nameStart = header + LOCAL_BYTES
  const nameEnd = nameStart + bytes.readUInt16LE(header + 26)
  const matchesDirectory =
    bytes.readUInt32LE(header) === LOCAL_SIGNATURE &&
    bytes.readUInt16LE(header + 8) === method &&
    bytes.toString('utf8', nameStart, nameEnd) === name
  const sizesFollow = (bytes.readUInt16LE(header + 6) & SIZES_FOLLOW) !== 0
  refuseIf(
    !matchesDirectory || (!sizesFollow && bytes.readUInt32LE(header + 18) !== packed),
    'damaged',
  )
  return { start: nameEnd + bytes.readUInt16LE(header + 28), sizesFollow }
}

/**
 * Whether these bytes are the data descriptor of an entry (4.3.9): checksum and sizes, 4 or 8 bytes
 * per size, with or without the signature that most writers add.
 */
const isDescriptor = (bytes: Buffer, { crc, packed, unpacked }: ZipEntry): boolean => {
  const isSigned = bytes.length % 8 === 0 && bytes.readUInt32LE(0) === DESCRIPTOR_SIGNATURE
  const fields = isSigned ? bytes.subarray(4) : bytes
  if (fields.length !== 12 && fields.length !== 20) return false
  const sizes =
    fields.length === 12
      ? [fields.readUInt32LE(4), fields.readUInt32LE(8)]
      : [Number(fields.readBigUInt64LE(4)), Number(fields.readBigUInt64LE(12))]
  return fields.readUInt32LE(0) === crc && sizes[0] === packed && sizes[1] === unpacked
}

type PackedEntry = ZipEntry & { data: Buffer }

/**
 * Each entry with its compressed bytes. Entries must be contiguous up to the directory: overlapping
 * entries make zip bombs, and gaps hide data.
 * @throws Refusal if headers and directory disagree, entries overlap or gaps contain anything but
 * descriptors
 */
export const readPackedEntries = (bytes: Buffer, entries: readonly ZipEntry[]): PackedEntry[] => {
  const ordered = entries.toSorted((a, b) => a.header - b.header)
  refuseIf(ordered[0]?.header !== 0, 'damaged')
  return ordered.map((entry, index) => {
    const { start, sizesFollow } = readLocal(bytes, entry)
    const end = start + entry.packed
    const next = ordered[index + 1]?.header ?? readEnd(bytes).start
    refuseIf(end > next, 'damaged')
    const isWhole = end === next || (sizesFollow && isDescriptor(bytes.subarray(end, next), entry))
    refuseIf(!isWhole, 'damaged')
    return { ...entry, data: bytes.subarray(start, end) }
  })
}

/**
 * @throws Refusal if the data decompress to more than declared, are invalid, or have trailing bytes
 */
const inflate = ({ data, unpacked }: PackedEntry): Buffer => {
  try {
    return inflateRawSync(data, {
      maxOutputLength: Math.max(1, unpacked),
      rejectGarbageAfterEnd: true,
    })
  } catch (error) {
    throw new Refusal(error instanceof RangeError ? 'tooMuchInside' : 'damaged')
  }
}

/**
 * Decompresses an entry, but never beyond its declared size, which may be wrong.
 * @throws Refusal if size or checksum differ from the declared ones
 */
export const unpack = (entry: PackedEntry): Buffer => {
  const bytes = entry.method === STORED ? entry.data : inflate(entry)
  refuseIf(bytes.length > entry.unpacked, 'tooMuchInside')
  refuseIf(bytes.length !== entry.unpacked || crc32(bytes) !== entry.crc, 'damaged')
  return bytes
}
