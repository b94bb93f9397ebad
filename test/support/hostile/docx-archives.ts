import { wordParts } from './docx.ts'
import { zipOf } from './zip.ts'

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

const DAMAGED: readonly [what: string, make: () => Buffer][] = [
  ['a directory that goes on in its end', cutOff],
  ['a directory that goes on behind the file', goesOn],
  ['nothing in its directory', () => zipOf(PARTS.slice(0, 1), { count: 0, unlisted: 1 })],
  [
    'a part that its directory leaves out',
    () => zipOf([{ name: 'a', data: 'a' }, ...PARTS], { count: PARTS.length, unlisted: 1 }),
  ],
]

/** Word files whose directory and parts are not the same. */
export const HOSTILE_ARCHIVES = DAMAGED.map(([what, make]) => ({
  what,
  make,
  reason: 'damaged' as const,
}))
