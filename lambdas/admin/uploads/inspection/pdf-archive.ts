import { refuseIf } from './refusal.ts'

const ENTRY_SIGNATURE = 'PK\u0001\u0002'
const END_SIGNATURE = 'PK\u0005\u0006'
/** The ZIP64 locator, right before the end of the directory. */
const LOCATOR_SIGNATURE = 'PK\u0006\u0007'
const END_BYTES = 22
const LOCATOR_BYTES = 20

/** Ten megabytes of random bytes contain none, so a hundred are no coincidence. */
const MAX_DIRECTORIES = 100

const hasBytesAt = (bytes: Buffer, position: number, signature: string): boolean =>
  position >= 0 && bytes.toString('latin1', position, position + signature.length) === signature

/**
 * ZIP readers look for the directory from the end of a file: some by its size, some by its offset.
 * Source: PKWARE, "APPNOTE.TXT", 4.3.14 to 4.3.16.
 */
const endsDirectory = (bytes: Buffer, position: number): boolean => {
  if (position + END_BYTES > bytes.length) return false
  const [size, offset] = [bytes.readUInt32LE(position + 12), bytes.readUInt32LE(position + 16)]
  return (
    size === 0 ||
    hasBytesAt(bytes, position - size, ENTRY_SIGNATURE) ||
    hasBytesAt(bytes, offset, ENTRY_SIGNATURE) ||
    hasBytesAt(bytes, position - LOCATOR_BYTES, LOCATOR_SIGNATURE)
  )
}

/** @throws Refusal archive if a ZIP reader would accept the file */
export const checkNoArchive = (bytes: Buffer): void => {
  let directories = 0
  for (
    let position = bytes.indexOf(END_SIGNATURE);
    position >= 0;
    position = bytes.indexOf(END_SIGNATURE, position + 1)
  ) {
    refuseIf(++directories > MAX_DIRECTORIES || endsDirectory(bytes, position), 'archive')
  }
}
