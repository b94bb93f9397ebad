import { wordParts } from './docx.ts'
import { descriptor, type Entry, zipOf } from './zip.ts'

/*
 * Word files whose directory is not what it says. Programs differ in what they believe of one, so that it would be
 * one document here and another on a reader's machine.
 */

const PARTS = wordParts({})
/** Lengths in bytes of an entry's header in the directory, and of the end of the directory. */
const [CENTRAL, END] = [46, 22]

/** A file whose list of parts goes on in the name of its last one, which looks like an entry that is cut off. */
const cutOff = () => {
  const name = `PK\u0001\u0002${'x'.repeat(CENTRAL - END - 5)}`
  const file = zipOf([...PARTS, { name: 'a', data: 'a' }, { name, data: 'b' }])
  const before = file.lastIndexOf(name) - CENTRAL - 'a'.length - CENTRAL
  file.writeUInt16LE(CENTRAL, before + 30)
  return file
}

/** A list of parts that goes on far behind the end of the file. */
const goesOn = () => {
  const file = zipOf(PARTS, { count: PARTS.length + 1 })
  file.writeUInt16LE(0xffff, file.lastIndexOf('word/_rels') - CENTRAL + 30)
  return file
}

const HIDDEN = Buffer.from('a second letter, which no program shows')
/** Say that the sizes of an entry follow its data. */
const flags = 8

/** A file one of whose parts is written otherwise: the first, or the one before the directory. */
const withPart = (change: Partial<Entry>, index = 0) =>
  zipOf(PARTS.with(index, { name: 'a', data: 'a', ...PARTS.at(index), ...change }))

/** A copy of the bytes with another one at `at`. */
const spoilt = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

const UNSEEN: readonly [what: string, make: () => Buffer][] = [
  ['something between two of its parts', () => withPart({ after: () => HIDDEN })],
  ['something before its directory', () => withPart({ after: () => HIDDEN }, -1)],
  [
    'something between two parts whose sizes follow',
    () => withPart({ flags, after: () => HIDDEN }),
  ],
  [
    'something that is as long as the sizes which follow',
    () => withPart({ flags, after: (checked) => HIDDEN.subarray(0, descriptor()(checked).length) }),
  ],
  [
    'something behind the sizes which follow',
    () => withPart({ flags, after: (checked) => Buffer.concat([descriptor()(checked), HIDDEN]) }),
  ],
  ...['signature', 'checksum', 'packed size', 'unpacked size'].map(
    (field, at): [string, () => Buffer] => [
      `something in the place of the ${field} which follows`,
      () => withPart({ flags, after: (checked) => spoilt(descriptor()(checked), 4 * at) }),
    ],
  ),
  ['sizes behind a part that said them before', () => withPart({ after: descriptor() })],
  ['something behind the end of packed data', () => withPart({ packedWith: String(HIDDEN) })],
]

const DAMAGED: readonly [what: string, make: () => Buffer][] = [
  ['a directory that goes on in its end', cutOff],
  ['a directory that goes on behind the file', goesOn],
  ['nothing in its directory', () => zipOf(PARTS.slice(0, 1), { count: 0, unlisted: 1 })],
  [
    'a part that its directory leaves out',
    () => zipOf([{ name: 'a', data: 'a' }, ...PARTS], { count: PARTS.length, unlisted: 1 }),
  ],
]

/** Word files whose directory and parts are not the same, or that hold what neither names. */
export const HOSTILE_ARCHIVES = [...DAMAGED, ...UNSEEN].map(([what, make]) => ({
  what,
  make,
  reason: 'damaged' as const,
}))
