import { checkContentTypes, readRelationships } from './docx-packaging.ts'
import { LIMITS, Refusal, refuseIf } from './refusal.ts'
import { attributeOf, type XmlToken, xmlTokens } from './xml-tokens.ts'
import { isZip, type PackedEntry, packedEntries, readDirectory, unpack } from './zip-entries.ts'

const CONTENT_TYPES = '[Content_Types].xml'
const ROOT = '_rels/.rels'
/** The source of a picture that is an address instead of a relationship. */
const ADDRESS = /^\s*([a-z][a-z0-9+.-]*:|\/\/|\\\\)/i

const textOf = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw new Refusal('damaged')
    throw error
  }
}

/**
 * Fields that fetch a file, run a command or start another program when Word updates them.
 * Source: ECMA-376 part 1, clause 17.16.5.
 */
const LOADING =
  /^\s*(DDE|DDEAUTO|IMPORT|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|LINK|EMBED|DATABASE|RD|MACROBUTTON)\b/i

const checkField = (instruction: string) => refuseIf(LOADING.test(instruction), 'external')

/**
 * Checks the fields of a Word part, whose instructions may be split into many runs and nested. `take` every
 * token, then call `end`.
 * @throws Refusal external
 */
const fieldChecker = () => {
  const open: string[] = []
  let reading = false
  const add = (text: string) => {
    if (open.length === 0) open.push('')
    open[open.length - 1] += text
  }
  const close = () => checkField(open.pop() ?? '')
  const begin = () => {
    // A field inside this one would compute its very name.
    refuseIf(open.length > 0 && open.at(-1)?.trim() === '', 'external')
    open.push('')
  }
  const markField = (type: string | undefined) => {
    if (type === 'begin') begin()
    else if (type === 'end') close()
    else checkField(open.at(-1) ?? '')
  }
  return {
    take: (token: XmlToken): void => {
      if (token.kind === 'text') {
        if (reading) add(token.text)
        return
      }
      if (token.name === 'instrText') reading = token.kind === 'start'
      if (token.kind === 'end') return
      if (token.name === 'fldChar') markField(attributeOf(token.attributes, 'fldCharType'))
      if (token.name === 'fldSimple') checkField(attributeOf(token.attributes, 'instr') ?? '')
    },
    end: (): void => open.forEach(checkField),
  }
}

const checkXml = (source: string) => {
  const fields = fieldChecker()
  for (const token of xmlTokens(source)) {
    fields.take(token)
    if (token.kind === 'start') {
      refuseIf(ADDRESS.test(attributeOf(token.attributes, 'src') ?? ''), 'external')
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

/** An empty buffer for the unpacked part, if it is XML. */
const bufferFor = (start: Buffer, { unpacked }: PackedEntry): Buffer | undefined => {
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
    if (size === 0) xml = bufferFor(chunk, entry)
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
