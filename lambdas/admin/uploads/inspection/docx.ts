import { isUtf8 } from 'node:buffer'
import { fieldChecker } from './docx-fields.ts'
import { checkReference, isAddress } from './docx-links.ts'
import { checkContentTypes, readRelationships } from './docx-packaging.ts'
import { LIMITS, Refusal, refuseIf } from './refusal.ts'
import { attributeOf, xmlTokens } from './xml-tokens.ts'
import { isZip, type PackedEntry, packedEntries, readDirectory, unpack } from './zip-entries.ts'

const CONTENT_TYPES = '[Content_Types].xml'
const ROOT = '_rels/.rels'

/** The text of a part, without the mark that may begin it. */
const textOf = (bytes: Buffer): string => {
  refuseIf(!isUtf8(bytes), 'damaged')
  return new TextDecoder().decode(bytes)
}

const checkXml = (source: string) => {
  const fields = fieldChecker()
  for (const token of xmlTokens(source)) {
    fields.take(token)
    if (token.kind === 'start') {
      refuseIf(isAddress(attributeOf(token.attributes, 'src') ?? ''), 'external')
      checkReference(attributeOf(token.attributes, 'href') ?? '')
      refuseIf(token.name === 'altChunk' || token.name === 'OLEObject', 'embedded')
    }
  }
  fields.end()
}

/** The first bytes (hex) of files that a document has no use for. */
const ARCHIVES = ['504b0304', '504b0506', '52617221', '377abcaf', '1f8b', '425a68', 'fd377a58']
const PROGRAMS = ['d0cf11e0', '4d5a', '7f454c46']
const OTHER_ENCODINGS = ['fffe3c', 'feff00', '3c00', '003c']

const beginsWith = (bytes: Buffer, starts: readonly string[]) =>
  starts.some((start) => bytes.toString('hex', 0, start.length / 2) === start)

/** @throws Refusal of archives, objects of other programs and XML that is not UTF-8. */
const checkStart = (bytes: Buffer): void => {
  refuseIf(beginsWith(bytes, ARCHIVES), 'archive')
  refuseIf(beginsWith(bytes, PROGRAMS), 'embedded')
  refuseIf(beginsWith(bytes, OTHER_ENCODINGS), 'damaged')
}

/** @throws Refusal of parts whose very name says that they are macros or foreign objects. */
const checkPartName = (name: string): void => {
  refuseIf(/vba(project|data)[^/]*$/i.test(name), 'macros')
  refuseIf(/(^|\/)(embeddings|activex)\//i.test(name), 'embedded')
}

/** Whether a part is XML, whatever it is called. */
const isXml = (start: Buffer): boolean => /^(\ufeff)?\s*</.test(start.toString('utf8', 0, 64))

/** Tags, attributes and entities begin with or hold these. They cost time, and other letters next to none. */
const MARKS = new Uint8Array(256)
for (const mark of '<=&') MARKS[mark.charCodeAt(0)] = 1

const countMarks = (xml: Buffer): number => {
  let count = 0
  for (const byte of xml) count += MARKS[byte] ?? 0
  return count
}

/** Unpacks and checks one part; returns it when it is XML. */
const inspectPart = (entry: PackedEntry): Buffer | undefined => {
  checkPartName(entry.name)
  const bytes = unpack(entry)
  checkStart(bytes)
  if (!isXml(bytes)) return undefined
  refuseIf(bytes.length > LIMITS.xml, 'tooMuchInside')
  return bytes
}

/** Adds up what the XML parts hold. @throws Refusal tooMuchInside */
const xmlBudget = () => {
  const left = { bytes: LIMITS.allXml, marks: LIMITS.marks, listMarks: LIMITS.listMarks } as Record<
    'bytes' | 'marks' | 'listMarks',
    number
  >
  return (xml: Buffer, isList: boolean): void => {
    left.bytes -= xml.length
    left[isList ? 'listMarks' : 'marks'] -= countMarks(xml)
    refuseIf(
      Object.values(left).some((amount) => amount < 0),
      'tooMuchInside',
    )
  }
}

const mainPart = (relationships: string): string => {
  const main = readRelationships(relationships).find(({ type }) => type.endsWith('/officeDocument'))
  if (!main) throw new Refusal('wrongType')
  return main.target.replace(/^\//, '')
}

/**
 * Makes sure that the bytes are a Word document that holds text and pictures and nothing that runs or
 * loads. One part is in memory at a time.
 * @throws Refusal with the reason why not.
 */
export const inspectDocx = (bytes: Buffer): void => {
  refuseIf(!isZip(bytes), 'wrongType')
  const entries = packedEntries(bytes, readDirectory(bytes))
  const named = new Map<string, string>()
  const spend = xmlBudget()
  for (const entry of entries) {
    const isRelationships = entry.name.toLowerCase().endsWith('.rels')
    const isList = isRelationships || entry.name === CONTENT_TYPES
    const xml = inspectPart(entry)
    if (xml === undefined) {
      refuseIf(isList, 'damaged')
      continue
    }
    spend(xml, isList)
    const text = textOf(xml)
    if (isRelationships) readRelationships(text)
    else checkXml(text)
    if (entry.name === CONTENT_TYPES || entry.name === ROOT) named.set(entry.name, text)
  }
  const [types, root] = [named.get(CONTENT_TYPES), named.get(ROOT)]
  if (types === undefined || root === undefined) throw new Refusal('wrongType')
  const main = mainPart(root)
  refuseIf(!entries.some(({ name }) => name === main), 'wrongType')
  checkContentTypes(types, main)
}
