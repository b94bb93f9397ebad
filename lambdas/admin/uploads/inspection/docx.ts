import type { XmlElement } from '@rgrove/parse-xml'
import { zipSync } from 'fflate'
import { checkElements } from './docx-elements.ts'
import {
  checkColorMapping,
  DEFAULT_THEME,
  NO_STYLES,
  readStyles,
  readTheme,
} from './docx-format.ts'
import { checkTableStyles, type WordContext } from './docx-hidden-text.ts'
import { checkContentTypes, readRelationships } from './docx-packaging.ts'
import { LETTER, pageSizeOf } from './docx-positions.ts'
import { anonymizeProperties, type Parts, readFacts } from './docx-properties.ts'
import { LIMITS, Refusal, type RefusalReason, refuseIf } from './refusal.ts'
import { elementsNamed, localName, parsePart } from './xml.ts'
import { isZip, readDirectory, readPackedEntries, unpack } from './zip-entries.ts'

const CONTENT_TYPES = '[Content_Types].xml'
const ROOT = '_rels/.rels'

/** Magic numbers (hex) of embedded files that are not allowed. */
const ARCHIVES = ['504b0304', '504b0506', '52617221', '377abcaf', '1f8b', '425a68', 'fd377a58']
const PROGRAMS = ['d0cf11e0', '4d5a', '7f454c46']
const OTHER_ENCODINGS = ['fffe3c', 'feff00', '3c00', '003c']

const beginsWith = (bytes: Buffer, starts: readonly string[]) =>
  starts.some((start) => bytes.toString('hex', 0, start.length / 2) === start)

/** @throws Refusal for archives, embedded objects and XML that isn't UTF-8 */
const checkStart = (bytes: Buffer): void => {
  refuseIf(beginsWith(bytes, ARCHIVES), 'archive')
  refuseIf(beginsWith(bytes, PROGRAMS), 'embedded')
  refuseIf(beginsWith(bytes, OTHER_ENCODINGS), 'damaged')
}

/** Parts that are rejected by name. */
const REFUSED_PARTS: readonly [RegExp, RefusalReason][] = [
  [/vba(project|data)[^/]*$/i, 'macros'],
  [/(^|\/)(embeddings|activex)\//i, 'embedded'],
  [/(^|\/)(comments\w*|people)\.xml$/i, 'comments'],
  [/(^|\/)customxml\//i, 'customXml'],
  [/(^|\/)webextensions\//i, 'addIn'],
  [/(^|\/)recipientData\.xml$/i, 'mailMerge'],
]

/**
 * Allowed part names. Images may have any name in their folder, because their bytes are checked.
 */
const ALLOWED_PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/(?:(?:core|app|custom)\.xml|thumbnail\.\w+)|word\/(?:_rels\/\w+\.xml\.rels|theme\/(?:_rels\/)?theme\d*\.xml(?:\.rels)?|media\/[\w.-]+|fonts\/[\w.-]+\.o?ttf|(?:document|header|footer)\d*\.xml|(?:styles|stylesWithEffects|settings|webSettings|fontTable|numbering|footnotes|endnotes)\.xml))$/i

/** Some apps add folders as empty entries. */
const isFolder = (name: string) => name.endsWith('/')

const checkPartName = (name: string): void => {
  for (const [pattern, reason] of REFUSED_PARTS) refuseIf(pattern.test(name), reason)
}

/** Whether a part is XML, regardless of its name. */
const isXml = (start: Buffer): boolean => /^(\ufeff)?\s*</.test(start.toString('utf8', 0, 64))

/** Characters of tags, attributes and entities. Their number determines the parsing time. */
const MARKS = new Set([...'<=&'].map((mark) => mark.charCodeAt(0)))

const countMarks = (xml: Buffer): number =>
  xml.reduce((count, byte) => count + (MARKS.has(byte) ? 1 : 0), 0)

/** Limits the total size of the XML parts. @throws Refusal tooMuchInside */
const createXmlBudget = () => {
  const remaining = {
    bytes: LIMITS.allXml,
    marks: LIMITS.marks,
    listMarks: LIMITS.listMarks,
  } as Record<'bytes' | 'marks' | 'listMarks', number>
  return (xml: Buffer, isList: boolean): void => {
    refuseIf(xml.length > LIMITS.xml, 'tooMuchInside')
    remaining.bytes -= xml.length
    remaining[isList ? 'listMarks' : 'marks'] -= countMarks(xml)
    refuseIf(
      Object.values(remaining).some((amount) => amount < 0),
      'tooMuchInside',
    )
  }
}

/** Parts that say how the others look. They are read first. */
const FORMATS = [/(^|\/)theme\d*\.xml$/i, /^word\/styles\.xml$/i, /^word\/document\d*\.xml$/i]

const rankOf = (name: string): number => {
  const rank = FORMATS.findIndex((pattern) => pattern.test(name))
  return rank < 0 ? FORMATS.length : rank
}

/** Adds what a part says about the look of others. @throws Refusal for such a part by another name */
const readFormats = (root: XmlElement, name: string, context: WordContext): void => {
  const kind = localName(root.name)
  if (kind === 'theme') {
    refuseIf(context.theme !== DEFAULT_THEME || !/theme\d*\.xml$/i.test(name), 'unusual')
    context.theme = readTheme(root)
  }
  if (kind === 'document') context.page = pageSizeOf(root)
  if (kind === 'settings') elementsNamed(root, 'clrSchemeMapping').forEach(checkColorMapping)
  if (kind !== 'styles') return
  refuseIf(!/^word\/styles(WithEffects)?\.xml$/i.test(name), 'unusual')
  if (/styles\.xml$/i.test(name)) context.styles = readStyles(root)
  checkTableStyles(root, context)
}

const placeOf = (name: string): string => {
  const [, kind = 'document'] = /(header|footer|footnotes|endnotes|styles)/i.exec(name) ?? []
  return `the ${kind.toLowerCase()}`
}

const isRelationships = (name: string) => name.toLowerCase().endsWith('.rels')

/** Checks one part. Returns its root if it lists content types or relationships. */
const checkPart = (
  name: string,
  bytes: Buffer,
  spend: (xml: Buffer, isList: boolean) => void,
  context: WordContext,
): XmlElement | undefined => {
  const isList = isRelationships(name) || name === CONTENT_TYPES
  checkStart(bytes)
  if (!isXml(bytes)) {
    refuseIf(isList, 'damaged')
    return undefined
  }
  spend(bytes, isList)
  const root = parsePart(bytes)
  if (isRelationships(name)) readRelationships(root)
  else {
    readFormats(root, name, context)
    checkElements(root, placeOf(name), context)
  }
  return isList ? root : undefined
}

const findMainPart = (root: XmlElement): string => {
  const main = readRelationships(root).find(({ type }) => type.endsWith('/officeDocument'))
  if (!main) throw new Refusal('wrongType')
  return main.target.replace(/^\//, '')
}

/** A fixed time, so that equal uploads give equal files. ZIP times start in 1980. */
const ZIP_TIME = new Date(1980, 0, 1)

/**
 * Verifies that the bytes are a Word document with only text and images, and repacks it without
 * author names.
 * @throws Refusal with the reason
 */
export const inspectDocx = (bytes: Buffer) => {
  refuseIf(!isZip(bytes), 'wrongType')
  const lists = new Map<string, XmlElement>()
  const parts: Parts = {}
  const spend = createXmlBudget()
  const context: WordContext = { theme: DEFAULT_THEME, styles: NO_STYLES, page: LETTER }
  const entries = readPackedEntries(bytes, readDirectory(bytes))
  for (const { name } of entries) {
    checkPartName(name)
    // Keeps the order of the file.
    if (!isFolder(name)) parts[name] = Buffer.alloc(0)
  }
  for (const entry of entries.toSorted((a, b) => rankOf(a.name) - rankOf(b.name))) {
    const part = unpack(entry)
    const root = checkPart(entry.name, part, spend, context)
    if (root) lists.set(entry.name, root)
    if (!isFolder(entry.name)) parts[entry.name] = part
  }
  const [types, root] = [lists.get(CONTENT_TYPES), lists.get(ROOT)]
  if (types === undefined || root === undefined) throw new Refusal('wrongType')
  const main = findMainPart(root)
  const names = Object.keys(parts)
  refuseIf(!names.includes(main), 'wrongType')
  checkContentTypes(types, main, names)
  refuseIf(!names.every((name) => ALLOWED_PARTS.test(name)), 'unusual')
  const packed = zipSync(anonymizeProperties(parts), { mtime: ZIP_TIME })
  return { bytes: Buffer.from(packed), ...readFacts(parts, main) }
}
