import { LIMITS } from '../limits.ts'
import { Refusal, refuseIf } from '../refusal.ts'
import { isZip, readDirectory } from '../zip/directory.ts'
import { type PackedEntry, packedEntries } from '../zip/packed-data.ts'
import { unpack } from '../zip/unpack.ts'
import { checkContentTypes } from './content-types.ts'
import { watchFields } from './fields.ts'
import { checkPartName, checkStart, isXml } from './part-kinds.ts'
import { readRelationships } from './relationships.ts'
import { attributeOf, xmlTokens } from './xml-tokens.ts'

const CONTENT_TYPES = '[Content_Types].xml'
const ROOT = '_rels/.rels'
/** A picture given by its address instead of a relationship. */
const ADDRESS = /^\s*([a-z][a-z0-9+.-]*:|\/\/|\\\\)/i

const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal('damaged')
    throw error
  }
}

const checkXml = (source: string) => {
  const fields = watchFields()
  for (const token of xmlTokens(source)) {
    fields.take(token)
    if (token.kind === 'start') {
      refuseIf(ADDRESS.test(attributeOf(token.attributes, 'src') ?? ''), 'external')
      refuseIf(token.name === 'altChunk' || token.name === 'OLEObject', 'embedded')
    }
  }
  fields.end()
}

/** Where the bytes of a part are gathered, if it is XML. */
const placeFor = (start: Buffer, { unpacked }: PackedEntry): Buffer | undefined => {
  checkStart(start)
  if (!isXml(start)) return undefined
  refuseIf(unpacked > LIMITS.xml, 'tooMuchInside')
  return Buffer.allocUnsafe(unpacked)
}

/** Unpacks and checks one part; returns its text when it is XML. */
const inspectPart = async (entry: PackedEntry): Promise<string | undefined> => {
  checkPartName(entry.name)
  let xml: Buffer | undefined
  let size = 0
  await unpack(entry, (chunk) => {
    if (size === 0) xml = placeFor(chunk, entry)
    if (xml) chunk.copy(xml, size)
    size += chunk.length
  })
  return xml && textOf(xml)
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
export const inspectDocx = async (bytes: Buffer): Promise<void> => {
  refuseIf(!isZip(bytes), 'wrongType')
  const entries = packedEntries(bytes, readDirectory(bytes))
  const named = new Map<string, string>()
  let xml = 0
  for (const entry of entries) {
    const text = await inspectPart(entry)
    xml += text?.length ?? 0
    refuseIf(xml > LIMITS.allXml, 'tooMuchInside')
    const isList = entry.name.toLowerCase().endsWith('.rels')
    if (text === undefined) refuseIf(isList || entry.name === CONTENT_TYPES, 'damaged')
    else if (isList) readRelationships(text)
    else checkXml(text)
    if (text && (entry.name === CONTENT_TYPES || entry.name === ROOT)) named.set(entry.name, text)
  }
  const [types, root] = [named.get(CONTENT_TYPES), named.get(ROOT)]
  if (types === undefined || root === undefined) throw new Refusal('wrongType')
  const main = mainPart(root)
  refuseIf(!entries.some(({ name }) => name === main), 'wrongType')
  checkContentTypes(types, main)
}
