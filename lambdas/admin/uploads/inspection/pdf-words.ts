/*
 * Finds words among the bytes of a PDF. Every loop looks at each byte once or a few times, whatever the
 * bytes are: a file of ten megabytes is made by whoever wants to keep us busy.
 */

const code = (character: string): number => character.charCodeAt(0)

const tableOf = (characters: string): Uint8Array => {
  const table = new Uint8Array(256)
  for (const character of characters) table[code(character)] = 1
  return table
}

/** White space. Source: ISO 32000-1, 7.2.2. */
const SPACES = tableOf('\0\t\n\v\f\r ')
/** What ends a name, besides an escape that is none. Source: ISO 32000-1, 7.3.5. */
const NAME_ENDS = tableOf('\0\t\n\f\r ()<>[]{}/%')
const DIGITS = tableOf('0123456789')
const REGULAR = tableOf('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_')

const SLASH = code('/')
const HASH = code('#')
/** What a position outside of the file counts as. */
const OUTSIDE = -1

export const byteAt = (bytes: Buffer, at: number): number => bytes[at] ?? OUTSIDE
export const isSpaceByte = (byte: number): boolean => SPACES[byte] === 1
export const isDigitByte = (byte: number): boolean => DIGITS[byte] === 1

/** The value of a hexadecimal digit; -1 of any other byte. */
export const hexValue = (byte: number): number => {
  if (isDigitByte(byte)) return byte - code('0')
  const letter = byte | 0x20
  return letter >= code('a') && letter <= code('f') ? letter - code('a') + 10 : -1
}

/** The byte that an escape as in /J#61vaScript stands for; -1 where none begins. ISO 32000-1, 7.3.5. */
const escapedByte = (bytes: Buffer, at: number): number => {
  const high = hexValue(byteAt(bytes, at + 1))
  const low = hexValue(byteAt(bytes, at + 2))
  return high < 0 || low < 0 ? -1 : high * 16 + low
}

/** A tree of words: `next[256 * state + byte]` is the state after a byte, and 0 where no word goes on. */
const wordTree = <Word extends string>(words: readonly Word[]) => {
  const size = words.reduce((sum, { length }) => sum + length, 1)
  const next = new Uint16Array(256 * size)
  const ends: (Word | undefined)[] = []
  let states = 1
  for (const word of words) {
    let state = 0
    for (const character of word) {
      const edge = 256 * state + code(character)
      next[edge] ||= states++
      state = next[edge] ?? 0
    }
    ends[state] = word
  }
  return { next, ends }
}

type Range = { start: number; end: number }
type FindNames<Word> = (
  bytes: Buffer,
  range: Range,
  found: (word: Word, after: number, at: number) => void,
) => void

/**
 * Makes a search for these names, however they are spelled. `found` gets each with the offset behind it
 * and the offset of its slash.
 */
export const nameFinder = <Word extends string>(words: readonly Word[]): FindNames<Word> => {
  const { next, ends } = wordTree(words)
  return (bytes, { start, end }, found) => {
    for (let slash = start; slash < end; slash++) {
      if (bytes[slash] !== SLASH) continue
      let at = slash + 1
      let state = 0
      let word: Word | undefined
      for (;;) {
        const written = at < end ? byteAt(bytes, at) : OUTSIDE
        const byte = written === HASH ? escapedByte(bytes, at) : written
        if (byte < 0 || (written !== HASH && NAME_ENDS[byte] === 1)) {
          word = ends[state]
          break
        }
        at += written === HASH ? 3 : 1
        state = next[256 * state + byte] ?? 0
        if (state === 0) break
      }
      if (word !== undefined) found(word, at, slash)
      slash = at - 1
    }
  }
}

/** Whether the word stands at this offset. */
export const standsAt = (bytes: Buffer, at: number, word: string): boolean => {
  for (let index = 0; index < word.length; index++) {
    if (bytes[at + index] !== word.charCodeAt(index)) return false
  }
  return true
}

export const afterSpaces = (bytes: Buffer, at: number): number => {
  let next = at
  while (isSpaceByte(byteAt(bytes, next))) next++
  return next
}

const beforeAll = (bytes: Buffer, at: number, table: Uint8Array): number => {
  let before = at
  while (table[byteAt(bytes, before - 1)] === 1) before--
  return before
}

const OBJECT = 'obj'

/** Where the object begins whose "12 0 obj" ends with the word at this offset; -1 when it is no such word. */
export const objectStart = (bytes: Buffer, at: number): number => {
  if (!standsAt(bytes, at, OBJECT) || REGULAR[byteAt(bytes, at + OBJECT.length)] === 1) return -1
  const generationEnd = beforeAll(bytes, at, SPACES)
  const generation = beforeAll(bytes, generationEnd, DIGITS)
  const numberEnd = beforeAll(bytes, generation, SPACES)
  const number = beforeAll(bytes, numberEnd, DIGITS)
  const isWhole =
    generationEnd < at && generation < generationEnd && numberEnd < generation && number < numberEnd
  return isWhole ? number : -1
}

/** The offset behind the word "obj". */
export const afterObjectWord = (at: number): number => at + OBJECT.length

const STREAM = 'stream'

/** Where the data begin of a stream whose word stands at this offset; -1 when it is no such word. */
export const streamDataStart = (bytes: Buffer, at: number): number => {
  if (!standsAt(bytes, at, STREAM)) return -1
  const before = byteAt(bytes, at - 1)
  if (REGULAR[before] === 1 || before === SLASH) return -1
  const after = at + STREAM.length
  if (standsAt(bytes, after, '\r\n')) return after + 2
  return standsAt(bytes, after, '\n') || standsAt(bytes, after, '\r') ? after + 1 : -1
}

/** The whole number that stands at this offset, and the offset behind it; undefined when none does. */
export const numberAt = (
  bytes: Buffer,
  at: number,
): { value: number; after: number } | undefined => {
  let after = at
  while (after < at + 10 && isDigitByte(byteAt(bytes, after))) after++
  if (after === at) return undefined
  return { value: Number(bytes.toString('latin1', at, after)), after }
}
