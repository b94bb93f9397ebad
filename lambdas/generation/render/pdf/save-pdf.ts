import { plainBytes } from '../output.ts'
import {
  array,
  type CompressedStream,
  compress,
  type PdfObjects,
  type Reference,
} from './objects.ts'

/** Version 1.7, and four high bytes that say the file is not plain text (ISO 32000-1, 7.5.2). */
const HEADER = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')

/** A file as it is written, with the offset of each stream by its object number. */
type PdfFile = { parts: Buffer[]; length: number; offsets: Map<number, number> }

const write = (file: PdfFile, ...parts: Buffer[]) => {
  for (const part of parts) {
    file.parts.push(part)
    file.length += part.length
  }
}

const writeStream = (file: PdfFile, { number, entries, bytes }: CompressedStream) => {
  file.offsets.set(number, file.length)
  const dictionary = `<<${entries}/Filter/FlateDecode/Length ${bytes.length}>>`
  write(
    file,
    Buffer.from(`${number} 0 obj\n${dictionary}\nstream\n`, 'latin1'),
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    Buffer.from('\nendstream\nendobj\n'),
  )
}

/** All objects that are not streams, in one object stream with the given number (ISO 32000-1, 7.5.7). */
const compressObjects = (
  number: number,
  objects: readonly { number: number; text: string }[],
): CompressedStream => {
  let offset = 0
  let index = ''
  let content = ''
  for (const object of objects) {
    index += `${object.number} ${offset} `
    content += `${object.text}\n`
    offset += object.text.length + 1
  }
  return {
    number,
    entries: `/Type/ObjStm/N ${objects.length}/First ${index.length}`,
    bytes: compress(Buffer.from(index + content, 'latin1')),
  }
}

/** Bytes of an entry in the cross-reference stream: its type, an offset or a stream, an index. */
const ENTRY_LENGTH = 7

/**
 * The cross-reference stream at the end of the file (ISO 32000-1, 7.5.8). `packed` are the numbers of the
 * objects in the object stream, in its order.
 */
const writeCrossReferences = (
  file: PdfFile,
  { packed, holder, trailer }: { packed: readonly number[]; holder: number; trailer: string },
) => {
  const start = file.length
  const number = holder + 1
  const table = new DataView(new ArrayBuffer((number + 1) * ENTRY_LENGTH))
  const enter = (object: number, type: 1 | 2, place: number, index: number) => {
    const at = object * ENTRY_LENGTH
    table.setUint8(at, type)
    table.setUint32(at + 1, place)
    table.setUint16(at + 5, index)
  }
  for (const [object, offset] of file.offsets) enter(object, 1, offset, 0)
  enter(number, 1, start, 0)
  for (const [index, object] of packed.entries()) enter(object, 2, holder, index)
  const entries = `/Type/XRef/Size ${number + 1}/W${array([1, 4, 2])}${trailer}`
  writeStream(file, { number, entries, bytes: compress(table) })
  write(file, Buffer.from(`startxref\n${start}\n%%EOF\n`))
}

/** The bytes of a file with these objects. */
export const savePdf = (pdf: PdfObjects, root: Reference, info: Reference): Uint8Array => {
  const file: PdfFile = { parts: [], length: 0, offsets: new Map() }
  const objects = pdf.texts.flatMap((text, number) =>
    text === undefined ? [] : [{ number, text }],
  )
  const holder = pdf.texts.length
  write(file, HEADER)
  for (const stream of pdf.streams) writeStream(file, stream)
  writeStream(file, compressObjects(holder, objects))
  const packed = objects.map(({ number }) => number)
  writeCrossReferences(file, { packed, holder, trailer: `/Root ${root}/Info ${info}` })
  return plainBytes(Buffer.concat(file.parts, file.length))
}
