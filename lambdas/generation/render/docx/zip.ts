import { crc32 } from 'node:zlib'
import { rawDeflated } from '../deflated.ts'
import { plainBytes } from '../plain-bytes.ts'

/** A file of a zip, compressed; `crc` and `size` are those of its content. */
export type ZipEntry = { path: string; crc: number; size: number; deflated: Uint8Array }

/** Compresses text as a file of a zip. */
export async function zipEntry(path: string, text: string): Promise<ZipEntry> {
  const content = Buffer.from(text)
  const deflated = await rawDeflated(content, { level: 5 })
  return { path, crc: crc32(content), size: content.length, deflated }
}

/** MS-DOS time and date of a moment in UTC, two seconds exact (APPNOTE.TXT 4.4.6). */
function dosTime(date: Date): number {
  const day = ((date.getUTCFullYear() - 1980) << 25) | ((date.getUTCMonth() + 1) << 21)
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5)
  return (day | (date.getUTCDate() << 16) | time | (date.getUTCSeconds() >> 1)) >>> 0
}

const FILE = 0x04034b50
const DIRECTORY_ENTRY = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50
/** Version 2.0 of the format; UTF-8 names (APPNOTE.TXT 4.4.3, 4.4.4). */
const VERSION = 20
const UTF8_NAMES = 0x0800
const DEFLATED = 8

/** The fields that the record before a file and its entry in the directory share. */
function sharedFields({ path, crc, size, deflated }: ZipEntry, date: Date): Buffer {
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(VERSION, 0)
  fields.writeUInt16LE(UTF8_NAMES, 2)
  fields.writeUInt16LE(DEFLATED, 4)
  fields.writeUInt32LE(dosTime(date), 6)
  fields.writeUInt32LE(crc, 10)
  fields.writeUInt32LE(deflated.length, 14)
  fields.writeUInt32LE(size, 18)
  fields.writeUInt16LE(Buffer.byteLength(path), 22)
  return fields
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

function directoryEntry(fields: Buffer, path: string, offset: number): Buffer {
  const madeBy = Buffer.from([VERSION, 0])
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(offset, 10)
  return Buffer.concat([signature(DIRECTORY_ENTRY), madeBy, fields, tail, Buffer.from(path)])
}

function endOfDirectory(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END_OF_DIRECTORY, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** A zip of files that all have the time `date`, so that equal content is equal bytes. */
export function writeZip(entries: readonly ZipEntry[], date: Date): Uint8Array {
  const files: Uint8Array[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const fields = sharedFields(entry, date)
    const file = [signature(FILE), fields, Buffer.from(entry.path), entry.deflated]
    directory.push(directoryEntry(fields, entry.path, offset))
    files.push(...file)
    offset += file.reduce((sum, part) => sum + part.length, 0)
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const end = endOfDirectory(entries.length, size, offset)
  return plainBytes(Buffer.concat([...files, ...directory, end]))
}
