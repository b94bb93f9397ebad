import { deflateSync } from 'node:zlib'
import { type PDFContext, type PDFObject, type PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { plainBytes } from '../plain-bytes.ts'

/** Version 1.7, and four high bytes that say the file is not plain text (ISO 32000-1, 7.5.2). */
const HEADER = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')

/** Where an object is: at an offset of the file, or at an index of an object stream. */
type Place = { type: 1; offset: number } | { type: 2; stream: number; index: number }

type File = { parts: Buffer[]; length: number; places: Map<number, Place> }

function write(file: File, ...parts: Buffer[]) {
  for (const part of parts) {
    file.parts.push(part)
    file.length += part.length
  }
}

function writeStream(file: File, number: number, dictionary: string, content: Uint8Array) {
  file.places.set(number, { type: 1, offset: file.length })
  write(
    file,
    Buffer.from(`${number} 0 obj\n${dictionary}\nstream\n`, 'latin1'),
    Buffer.from(content.buffer, content.byteOffset, content.byteLength),
    Buffer.from('\nendstream\nendobj\n'),
  )
}

const compressed = (content: Buffer, entries: string): [string, Uint8Array] => {
  const bytes = deflateSync(content, { level: 4 })
  return [`<< ${entries} /Filter /FlateDecode /Length ${bytes.length} >>`, bytes]
}

/** All objects that are no streams, in one compressed stream (ISO 32000-1, 7.5.7). */
function writeObjects(file: File, number: number, objects: readonly [PDFRef, PDFObject][]) {
  let offset = 0
  const texts = objects.map(([, object]) => `${object.toString()}\n`)
  const index = objects.map(([ref], at) => {
    file.places.set(ref.objectNumber, { type: 2, stream: number, index: at })
    const entry = `${ref.objectNumber} ${offset} `
    offset += texts[at]?.length ?? 0
    return entry
  })
  const first = index.join('')
  const content = Buffer.from(first + texts.join(''), 'latin1')
  const entries = `/Type /ObjStm /N ${objects.length} /First ${first.length}`
  writeStream(file, number, ...compressed(content, entries))
}

/** One, four and two bytes an entry. */
const ENTRY = 7

/** The table of places, as a stream at the end of the file (ISO 32000-1, 7.5.8). */
function writeTable(file: File, number: number, trailer: string) {
  const start = file.length
  file.places.set(number, { type: 1, offset: start })
  const table = Buffer.alloc((number + 1) * ENTRY)
  for (const [at, place] of file.places) {
    table.writeUInt8(place.type, at * ENTRY)
    table.writeUInt32BE(place.type === 1 ? place.offset : place.stream, at * ENTRY + 1)
    table.writeUInt16BE(place.type === 1 ? 0 : place.index, at * ENTRY + 5)
  }
  const entries = `/Type /XRef /Size ${number + 1} /W [1 4 2] ${trailer}`
  writeStream(file, number, ...compressed(table, entries))
  write(file, Buffer.from(`startxref\n${start}\n%%EOF\n`))
}

const isStream = (entry: [PDFRef, PDFObject]): entry is [PDFRef, PDFStream] =>
  entry[1] instanceof PDFStream

/** The file of a document. The library's own way of saving it takes as long as drawing all pages. */
export function savePdf(context: PDFContext): Uint8Array {
  const file: File = { parts: [], length: 0, places: new Map() }
  const objects = context.enumerateIndirectObjects()
  const { Root, Info } = context.trailerInfo
  write(file, HEADER)
  for (const [ref, stream] of objects.filter(isStream)) {
    stream.updateDict()
    writeStream(file, ref.objectNumber, stream.dict.toString(), stream.getContents())
  }
  const last = context.largestObjectNumber
  writeObjects(
    file,
    last + 1,
    objects.filter((entry) => !isStream(entry)),
  )
  writeTable(file, last + 2, `/Root ${Root} /Info ${Info}`)
  return plainBytes(Buffer.concat(file.parts))
}
