import type { Plain } from './pdf-names.ts'
import { afterSpaces, isDigitByte, objectStart, standsAt } from './pdf-words.ts'
import { LIMITS, refuseIf } from './refusal.ts'

/*
 * Nothing follows the end of a PDF. A program that saves a change adds objects and another end behind it.
 * Source: ISO 32000-1, 7.5.5 (file trailer) and 7.5.6 (incremental updates).
 */

const END = '%%EOF'
const PERCENT = 0x25
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

/** Where the first thing after each end of the file begins. */
const afterEnds = function* ({ bytes, start, end }: Plain): Generator<number> {
  for (let at = start; at < end; at++) {
    if (bytes[at] === PERCENT && standsAt(bytes, at, END)) {
      yield afterSpaces(bytes, at + END.length)
    }
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

const [P_LETTER, K_LETTER] = [0x50, 0x4b]
/** The ends of a ZIP file's directory that are looked into. By chance ten megabytes hold none. */
const MOST_DIRECTORIES = 100

/**
 * Readers of ZIP files look for their directory from the end of a file, whatever stands before it.
 * Source: PKWARE, "APPNOTE.TXT", 4.3.16.
 */
const endsDirectory = (bytes: Buffer, at: number): boolean => {
  if (!standsAt(bytes, at, 'PK\u0005\u0006') || at + 22 > bytes.length) return false
  const directory = at - bytes.readUInt32LE(at + 12)
  return directory === at || standsAt(bytes, directory, 'PK\u0001\u0002')
}

/** @throws Refusal archive when a program that opens ZIP files would open this one. */
const checkArchive = (bytes: Buffer): void => {
  let directories = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== P_LETTER || bytes[at + 1] !== K_LETTER || bytes[at + 2] !== 5) continue
    refuseIf(++directories > MOST_DIRECTORIES || endsDirectory(bytes, at), 'archive')
  }
}

/** Makes sure that the file is a PDF up to its end, and no archive besides. @throws Refusal */
export const checkEnd = (bytes: Buffer, plain: readonly Plain[]): void => {
  checkEnds(bytes, plain)
  checkArchive(bytes)
}
