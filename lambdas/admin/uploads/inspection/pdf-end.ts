import type { Plain } from './pdf-names.ts'
import { afterSpaces, isDigitByte, objectStart, standsAt } from './pdf-words.ts'
import { LIMITS, refuseIf } from './refusal.ts'

/*
 * Nothing follows the end of a PDF. A program that saves a change adds objects and another end behind it.
 * Source: ISO 32000-1, 7.5.5 (file trailer) and 7.5.6 (incremental updates).
 */

const END = '%%EOF'
const O_LETTER = 0x6f

/** What a saved change may begin with, besides an object. */
const BEGINNINGS = ['xref', 'trailer', 'startxref', END]

/** The bytes in which "12 0 obj" has to come: two numbers of at most ten digits with a space between. */
const LONGEST_BEGINNING = 32

const beginsObject = (bytes: Buffer, at: number): boolean => {
  for (let next = at; next < at + LONGEST_BEGINNING; next++) {
    if (bytes[next] === O_LETTER) return objectStart(bytes, next) === at
  }
  return false
}

const beginsChange = (bytes: Buffer, at: number): boolean =>
  isDigitByte(bytes[at] ?? -1)
    ? beginsObject(bytes, at)
    : BEGINNINGS.some((word) => standsAt(bytes, at, word))

/** Where the first thing after each end of the file begins, of the ends that begin in this part. */
const afterEnds = function* ({ bytes, start, end }: Plain): Generator<number> {
  const part = bytes.subarray(start, end + END.length - 1)
  for (let at = part.indexOf(END); at >= 0; at = part.indexOf(END, at + END.length)) {
    yield afterSpaces(bytes, start + at + END.length)
  }
}

/** @throws Refusal hidden when anything but saved changes follows an end, or anything at all the last one. */
const checkEnds = (bytes: Buffer, plain: readonly Plain[]): void => {
  let [last, ends] = [0, 0]
  for (const part of plain) {
    for (const at of afterEnds(part)) {
      refuseIf(at < bytes.length && !beginsChange(bytes, at), 'hidden')
      refuseIf(++ends > LIMITS.changes, 'tooMuchInside')
      last = at
    }
  }
  refuseIf(last < bytes.length, last === 0 ? 'damaged' : 'hidden')
}

const ENTRY = 'PK\u0001\u0002'
const DIRECTORY_END = 'PK\u0005\u0006'
/** Stands right before the end of a directory whose place a record of its own tells, with longer numbers. */
const LOCATOR = 'PK\u0006\u0007'
/** Bytes of the end of a directory, and of what tells of a longer one. */
const [END_SIZE, LOCATOR_SIZE] = [22, 20]

/**
 * Readers of ZIP files look for their directory from the end of a file, whatever stands before it: some by its
 * size, some by its offset.
 * Source: PKWARE, "APPNOTE.TXT", 4.3.14 to 4.3.16.
 */
const endsDirectory = (bytes: Buffer, at: number): boolean => {
  if (at + END_SIZE > bytes.length) return false
  const [size, offset] = [bytes.readUInt32LE(at + 12), bytes.readUInt32LE(at + 16)]
  return (
    size === 0 ||
    standsAt(bytes, at - size, ENTRY) ||
    standsAt(bytes, offset, ENTRY) ||
    standsAt(bytes, at - LOCATOR_SIZE, LOCATOR)
  )
}

/** The ends of a directory that are looked into, which takes time. By chance ten megabytes hold none. */
const MOST_DIRECTORIES = 100

/** @throws Refusal archive when a program that opens ZIP files would open this one. */
const checkArchive = (bytes: Buffer): void => {
  let directories = 0
  for (let at = bytes.indexOf(DIRECTORY_END); at >= 0; at = bytes.indexOf(DIRECTORY_END, at + 1)) {
    refuseIf(++directories > MOST_DIRECTORIES || endsDirectory(bytes, at), 'archive')
  }
}

/** Makes sure that the file is a PDF up to its end, and no archive besides. @throws Refusal */
export const checkEnd = (bytes: Buffer, plain: readonly Plain[]): void => {
  checkEnds(bytes, plain)
  checkArchive(bytes)
}
