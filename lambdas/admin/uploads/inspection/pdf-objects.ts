import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from 'pdf-lib'
import { decodeNames } from './pdf-file.ts'
import {
  ACTION_KEYS,
  ANNOTATION_KEYS,
  ANNOTATIONS,
  CATALOG_KEYS,
  COMMENTS,
  NAMED_ACTIONS,
  PAGE_KEYS,
  REFUSED_ACTIONS,
  REFUSED_NAMES,
} from './pdf-names.ts'
import { LIMITS, Refusal, type RefusalReason, refuseIf, refuseListed } from './refusal.ts'

/** pdf-lib doesn't decode escapes with lower-case digits, such as /#6aS. */
const textOf = (name: PDFName): string => decodeNames(name.decodeText())

const nameOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? textOf(object) : undefined

const entryOf = (dict: PDFDict, key: string): PDFObject | undefined => dict.lookup(PDFName.of(key))

const checkKeys = (
  dict: PDFDict,
  allowed: ReadonlySet<string>,
  reason: RefusalReason = 'unusual',
): void => {
  for (const key of dict.keys()) refuseIf(!allowed.has(textOf(key)), reason)
}

/**
 * Checks an action or a destination (ISO 32000-1, 12.6). A click may go to a page or a website;
 * opening the file may only go to a page.
 * @throws Refusal opens
 */
const checkAction = (action: PDFObject | undefined, allowed: readonly string[]): void => {
  if (action instanceof PDFArray) return
  if (!(action instanceof PDFDict)) throw new Refusal('opens')
  const type = nameOf(entryOf(action, 'S')) ?? ''
  refuseIf(!allowed.includes(type), 'opens')
  checkKeys(action, ACTION_KEYS, 'opens')
  const named = nameOf(entryOf(action, 'N'))
  refuseIf(type === 'Named' && !NAMED_ACTIONS.includes(named ?? ''), 'opens')
}

const checkCatalog = (catalog: PDFDict): void => {
  refuseIf(catalog.has(PDFName.of('OCProperties')), 'hiddenText')
  checkKeys(catalog, CATALOG_KEYS)
  if (catalog.has(PDFName.of('OpenAction'))) checkAction(entryOf(catalog, 'OpenAction'), ['GoTo'])
  const names = entryOf(catalog, 'Names')
  if (names instanceof PDFDict) checkKeys(names, new Set(['Dests']))
}

/** What a click on a link or an outline entry may do. */
const CLICK_ACTIONS = ['GoTo', 'URI', 'Named']

const checkAnnotation = (annotation: PDFDict): void => {
  const type = nameOf(entryOf(annotation, 'Subtype')) ?? ''
  refuseIf(COMMENTS.has(type), 'comments')
  refuseIf(!ANNOTATIONS.has(type), 'unusual')
  checkKeys(annotation, ANNOTATION_KEYS)
  const action = entryOf(annotation, 'A')
  if (action) checkAction(action, CLICK_ACTIONS)
}

/** Allowed schemes. All others start a program or open a file on the reader's computer. */
const SCHEMES = ['http', 'https', 'mailto', 'tel']

/**
 * Checks the URI of a PDF link, one character per byte. Like viewers, it ignores white space,
 * control characters and byte order marks.
 * @throws Refusal links
 */
const checkUri = (address: string): void => {
  const plain = address
    .replace(/^(?:\xfe\xff|\xff\xfe|\xef\xbb\xbf)/, '')
    .replace(/[\0-\x20\x7f]/g, '')
  const [, start = '', end = ''] = /^([^:/?#]*)([:/?#]?)/.exec(plain) ?? []
  refuseIf(end === ':' && !SCHEMES.includes(start.toLowerCase()), 'links')
  refuseIf(start.includes('\\') || (end === '/' && start === ''), 'links')
}

const checkAddress = (value: PDFObject): void => {
  if (value instanceof PDFDict) return
  const isText = value instanceof PDFString || value instanceof PDFHexString
  if (!isText) throw new Refusal('unreadable')
  // pdf-lib treats white space between hexadecimal digits as digits.
  const text =
    value instanceof PDFHexString ? PDFHexString.of(value.asString().replace(/[\s\0]/g, '')) : value
  checkUri(Buffer.from(text.asBytes()).toString('latin1'))
}

const CHECKS: Readonly<Record<string, (dict: PDFDict) => void>> = {
  Catalog: checkCatalog,
  Page: (page) => checkKeys(page, PAGE_KEYS),
  Annot: checkAnnotation,
}

/** Properties with names of people and programs. */
const PROPERTIES = ['Metadata', 'PieceInfo'].map((name) => PDFName.of(name))

/**
 * Checks the dictionary of a stream: no data in other files, also for printing (14.11.7), and no
 * PostScript for the printer (8.8.2).
 */
const checkStream = (dict: PDFDict): void => {
  refuseIf(
    ['F', 'Ref', 'OPI'].some((key) => dict.has(PDFName.of(key))),
    'external',
  )
  refuseIf(
    ['Subtype', 'Subtype2'].some((key) => nameOf(entryOf(dict, key)) === 'PS'),
    'script',
  )
}

/** Checks one dictionary and returns its number of links. @throws Refusal */
const checkDict = (dict: PDFDict, isStream: boolean): number => {
  for (const key of PROPERTIES) dict.delete(key)
  let links = 0
  for (const [key, value] of dict.entries()) {
    const name = textOf(key)
    refuseListed(REFUSED_NAMES, name)
    refuseListed(REFUSED_NAMES, nameOf(value) ?? '')
    if (name === 'URI' || name === 'Base') {
      checkAddress(value)
      links += 1
    }
  }
  refuseListed(REFUSED_ACTIONS, nameOf(entryOf(dict, 'S')) ?? '')
  if (isStream) checkStream(dict)
  refuseIf(nameOf(entryOf(dict, 'FT')) === 'Sig', 'signed')
  const outlineAction = dict.has(PDFName.of('Title')) && entryOf(dict, 'A')
  if (outlineAction) checkAction(outlineAction, CLICK_ACTIONS)
  const type = nameOf(entryOf(dict, 'Type')) ?? ''
  if (Object.hasOwn(CHECKS, type)) CHECKS[type]?.(dict)
  return links
}

/** The direct children of an object. */
export const childrenOf = (object: PDFObject): readonly PDFObject[] => {
  if (object instanceof PDFArray) return object.asArray()
  if (object instanceof PDFDict) return object.values()
  return object instanceof PDFStream ? object.dict.values() : []
}

/** Refuses a page tree that reaches a page twice: its pages could double at each level. */
const checkPageTree = (pdf: PDFDocument): void => {
  const seen = new Set<PDFObject>()
  const stack = [entryOf(pdf.catalog, 'Pages')]
  for (let node = stack.pop(); node; node = stack.pop()) {
    refuseIf(seen.has(node), 'damaged')
    seen.add(node)
    const kids = node instanceof PDFDict ? entryOf(node, 'Kids') : undefined
    for (let at = 0; kids instanceof PDFArray && at < kids.size(); at++) stack.push(kids.lookup(at))
  }
}

/** Checks the pages and annotations that are shown, whatever type they declare; shared ones once. */
const checkShown = (pdf: PDFDocument): void => {
  checkCatalog(pdf.catalog)
  checkPageTree(pdf)
  const pages = pdf.getPages()
  for (const { node } of pages) checkKeys(node, PAGE_KEYS)
  const lists = new Set(pages.map(({ node }) => node.Annots()))
  for (const entry of new Set([...lists].flatMap((list) => list?.asArray() ?? []))) {
    const annotation = entry instanceof PDFRef ? pdf.context.lookup(entry) : entry
    if (annotation instanceof PDFDict) checkAnnotation(annotation)
  }
}

/**
 * Checks every object of a PDF, used or not, and removes properties that name people.
 * @throws Refusal for everything that isn't on the lists of allowed names
 */
export const checkObjects = (pdf: PDFDocument): void => {
  const stack = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
  let links = 0
  for (let object = stack.pop(); object; object = stack.pop()) {
    const dict = object instanceof PDFStream ? object.dict : object
    if (dict instanceof PDFDict) links += checkDict(dict, object !== dict)
    refuseIf(links > LIMITS.links, 'tooMuchInside')
    for (const child of childrenOf(object)) stack.push(child)
  }
  checkShown(pdf)
}
