import { afterSpaces, byteAt, hexValue, isDigitByte } from './pdf-words.ts'
import { Refusal, refuseIf } from './refusal.ts'

/*
 * Where a click leads. Source: ISO 32000-1, 12.6.4.7 (URI actions), 7.3.4 (strings).
 */

/** What a template may link to. Everything else starts a program or opens a file of the reader's. */
const SCHEMES = ['http', 'https', 'mailto', 'tel']

/** Bytes of a string in which its scheme has to end. */
const LONGEST_SCHEME = 256

const OPEN = 0x28
const CLOSE = 0x29
const LESS = 0x3c
const MORE = 0x3e
const BACKSLASH = 0x5c
const PERCENT = 0x25

/** A byte of a string, and the offset of the next one. The end of the string is `undefined`. */
type Step = { byte: number | undefined; next: number }

const CONTROLS: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

const isOctal = (byte: number) => byte >= 0x30 && byte <= 0x37

const escaped = (bytes: Buffer, at: number): Step => {
  const first = byteAt(bytes, at)
  if (!isOctal(first)) return { byte: CONTROLS[String.fromCharCode(first)] ?? first, next: at + 1 }
  let [value, next] = [0, at]
  while (next < at + 3 && isOctal(byteAt(bytes, next))) {
    value = value * 8 + byteAt(bytes, next++) - 0x30
  }
  return { byte: value % 256, next }
}

const literalStep = (bytes: Buffer, at: number): Step => {
  const byte = byteAt(bytes, at)
  if (byte === BACKSLASH) return escaped(bytes, at + 1)
  return { byte: byte === CLOSE ? undefined : byte, next: at + 1 }
}

const hexStep = (bytes: Buffer, at: number): Step => {
  const high = afterSpaces(bytes, at)
  if (byteAt(bytes, high) === MORE) return { byte: undefined, next: high }
  const low = afterSpaces(bytes, high + 1)
  const second = Math.max(0, hexValue(byteAt(bytes, low)))
  const value = Math.max(0, hexValue(byteAt(bytes, high))) * 16 + second
  return { byte: value, next: byteAt(bytes, low) === MORE ? low : low + 1 }
}

/** Browsers leave out controls and spaces; so are the marks left out that begin a text in Unicode. */
const isLeftOut = (byte: number, soFar: string) =>
  byte <= 0x20 || byte === 0x7f || (soFar === '' && [0xfe, 0xff, 0xef, 0xbb, 0xbf].includes(byte))

/**
 * What stands before the first of : / ? # in a string, and which of them it is; '' is its end.
 * @throws Refusal unreadable when a string goes on and on without any.
 */
const beginningOf = (
  bytes: Buffer,
  at: number,
  step: typeof literalStep,
): { text: string; end: string } => {
  let text = ''
  let next = at
  while (next < at + LONGEST_SCHEME) {
    const { byte, next: after } = step(bytes, next)
    next = after
    if (byte === undefined) return { text, end: '' }
    const character = String.fromCharCode(byte).toLowerCase()
    if (':/?#'.includes(character)) return { text, end: character }
    if (!isLeftOut(byte, text)) text += character
  }
  throw new Refusal('unreadable')
}

const checkBeginning = ({ text, end }: { text: string; end: string }): void => {
  if (end === ':') refuseIf(!SCHEMES.includes(text), 'links')
  refuseIf(text.includes('\\') || (end === '/' && text === ''), 'links')
}

/**
 * Checks the value that follows a key for an address.
 * @throws Refusal links when it leads anywhere but to a website, a mail address or a telephone number;
 * unreadable when it does not stand here, but elsewhere or behind a comment.
 */
export const checkTarget = (bytes: Buffer, after: number): void => {
  const at = afterSpaces(bytes, after)
  const byte = byteAt(bytes, at)
  refuseIf(byte === PERCENT || isDigitByte(byte), 'unreadable')
  if (byte === OPEN) checkBeginning(beginningOf(bytes, at + 1, literalStep))
  const isDictionary = byteAt(bytes, at + 1) === LESS
  if (byte === LESS && !isDictionary) checkBeginning(beginningOf(bytes, at + 1, hexStep))
}
