import { refuseIf } from '../refusal.ts'

/** How files begin that have no place inside a document. */
const ARCHIVES = ['504b0304', '504b0506', '52617221', '377abcaf', '1f8b', '425a68', 'fd377a58']
const PROGRAMS = ['d0cf11e0', '4d5a', '7f454c46']
const OTHER_ENCODINGS = ['fffe3c', 'feff00', '3c00', '003c']

const beginsWith = (bytes: Buffer, starts: readonly string[]) =>
  starts.some((start) => bytes.toString('hex', 0, start.length / 2) === start)

/** @throws Refusal of archives, objects of other programs and XML that is not UTF-8. */
export const checkStart = (bytes: Buffer): void => {
  refuseIf(beginsWith(bytes, ARCHIVES), 'archive')
  refuseIf(beginsWith(bytes, PROGRAMS), 'embedded')
  refuseIf(beginsWith(bytes, OTHER_ENCODINGS), 'damaged')
}

/** @throws Refusal of parts whose very name says that they are macros or foreign objects. */
export const checkPartName = (name: string): void => {
  refuseIf(/vba(project|data)[^/]*$/i.test(name), 'macros')
  refuseIf(/(^|\/)(embeddings|activex)\//i.test(name), 'embedded')
}

/** Whether a part is XML, whatever it is called. */
export const isXml = (start: Buffer): boolean =>
  /^(\ufeff)?\s*</.test(start.toString('utf8', 0, 64))
