import { deflateSync } from 'node:zlib'
import { type PDFContext, type PDFObject, type PDFRef, PDFStream } from '@cantoo/pdf-lib'
import { zlibDeflated } from '../deflated.ts'
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

/** A compressed stream and what its dictionary says. */
type Packed = { number: number; entries: string; bytes: Uint8Array }

function writeStream(file: File, { number, entries, bytes }: Packed) {
  file.places.set(number, { type: 1, offset: file.length })
  const dictionary = `<< ${entries} /Filter /FlateDecode /Length ${bytes.length} >>`
  write(
    file,
    Buffer.from(`${number} 0 obj\n${dictionary}\nstream\n`, 'latin1'),
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    Buffer.from('\nendstream\nendobj\n'),
  )
}

const LEVEL = { level: 4 }

async function packed([{ objectNumber }, stream]: [PDFRef, PDFStream]): Promise<Packed> {
  // What stands between the brackets of the dictionary.
  const entries = stream.dict.toString().slice(2, -2).trim()
  return {
    number: objectNumber,
    entries,
    bytes: await zlibDeflated(stream.getContents(), LEVEL),
  }
}

/** All objects that are no streams, in one stream with the given number (ISO 32000-1, 7.5.7). */
async function packedObjects(
  number: number,
  objects: readonly [PDFRef, PDFObject][],
): Promise<Packed> {
  let offset = 0
  const texts = objects.map(([, object]) => `${object.toString()}\n`)
  const index = objects.map(([ref], at) => {
    const entry = `${ref.objectNumber} ${offset} `
    offset += texts[at]?.length ?? 0
    return entry
  })
  const first = index.join('')
  return {
    number,
    entries: `/Type /ObjStm /N ${objects.length} /First ${first.length}`,
    bytes: await zlibDeflated(Buffer.from(first + texts.join(''), 'latin1'), LEVEL),
  }
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
  writeStream(file, { number, entries, bytes: deflateSync(table, LEVEL) })
  write(file, Buffer.from(`startxref\n${start}\n%%EOF\n`))
}

const isStream = (entry: [PDFRef, PDFObject]): entry is [PDFRef, PDFStream] =>
  entry[1] instanceof PDFStream

/** The file of a document. The library's own way of saving it takes as long as drawing all pages. */
export async function savePdf(context: PDFContext): Promise<Uint8Array> {
  const file: File = { parts: [], length: 0, places: new Map() }
  const all = context.enumerateIndirectObjects()
  const objects = all.filter((entry) => !isStream(entry))
  const last = context.largestObjectNumber + 1
  const streams = await Promise.all([
    ...all.filter(isStream).map(packed),
    packedObjects(last, objects),
  ])
  objects.forEach(([ref], index) => {
    file.places.set(ref.objectNumber, { type: 2, stream: last, index })
  })
  write(file, HEADER)
  for (const stream of streams) writeStream(file, stream)
  const { Root, Info } = context.trailerInfo
  writeTable(file, last + 1, `/Root ${Root} /Info ${Info}`)
  return plainBytes(Buffer.concat(file.parts))
}
