import { deflateSync } from 'node:zlib'

/**
 * An object of a PDF file, or the place of one, as it is written (ISO 32000-1, 7.3). pdf-lib was used for
 * these: it adds 360 kB to the bundle and makes ten objects of its own for each that is written, which takes
 * a fifth of the whole time of a file (2026-11).
 */
type PdfValue = string | number

/** A reference to an object: "12 0 R". */
export type Reference = string

/** The objects of a file under construction. */
export type PdfObjects = {
  /** Those that are not streams, by number; the place of 0 stays empty. */
  texts: (string | undefined)[]
  streams: CompressedStream[]
}

/** `entries` is what stands between the brackets of the stream's dictionary. */
export type CompressedStream = { number: number; entries: string; bytes: Uint8Array }

/** A file without objects. */
export const newPdfObjects = (): PdfObjects => ({ texts: [undefined], streams: [] })

/** An object that is written later, with `assign`. */
export const reserve = ({ texts }: PdfObjects): Reference => `${texts.push(undefined) - 1} 0 R`

const numberOf = (reference: Reference) => Number.parseInt(reference, 10)

export const assign = ({ texts }: PdfObjects, reference: Reference, text: string): void => {
  texts[numberOf(reference)] = text
}

export const add = ({ texts }: PdfObjects, text: string): Reference => `${texts.push(text) - 1} 0 R`

/** Entries without a value are left out. */
export const dictionary = (entries: Readonly<Record<string, PdfValue | undefined>>): string => {
  let text = '<<'
  for (const key in entries) {
    const value = entries[key]
    if (value !== undefined) text += `/${key} ${value}`
  }
  return `${text}>>`
}

export const array = (values: readonly PdfValue[]): string => `[${values.join(' ')}]`

const writeName = (text: string): string =>
  `/${text.replace(/[^\w+.-]/g, (character) => `#${(character.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`)}`

/** Files have a few dozen names: those of the format and of fonts. */
const names = new Map<string, string>()

/** A name; what is no letter, digit or sign of a font's name is written by its number. */
export const name = (text: string): string => {
  const known = names.get(text)
  if (known !== undefined) return known
  const written = writeName(text)
  names.set(text, written)
  return written
}

const HEX = Array.from({ length: 0x100 }, (_, value) => value.toString(16).padStart(2, '0'))

/** A number of two bytes in hexadecimal. */
export const hex16 = (value: number): string => `${HEX[value >> 8]}${HEX[value & 0xff]}`

/** Text in UTF-16, in hexadecimal. */
export const utf16 = (text: string): string => {
  let digits = ''
  for (let index = 0; index < text.length; index++) digits += hex16(text.charCodeAt(index))
  return digits
}

/** A string for people to read (ISO 32000-1, 7.9.2.2). */
export const textString = (text: string): string => `<FEFF${utf16(text)}>`

/**
 * A stream is compressed at once, on this thread: a page takes less time than its way to another thread,
 * where zlib's memory is new to the processor too. Three files take 6 ms more that way (2026-11).
 */
export const compress = (bytes: NodeJS.ArrayBufferView): Uint8Array =>
  deflateSync(bytes, { level: 1 })

/** Adds a stream of compressed bytes; `entries` are those of its dictionary besides length and filter. */
export const addCompressed = (pdf: PdfObjects, bytes: Uint8Array, entries = ''): Reference => {
  const reference = reserve(pdf)
  pdf.streams.push({ number: numberOf(reference), entries, bytes })
  return reference
}
