import { XmlElement as Element, type XmlElement } from '@rgrove/parse-xml'
import { createFieldChecker } from './docx-fields.ts'
import { createHiddenTextChecker, type WordContext } from './docx-hidden-text.ts'
import { checkReference, isExternal } from './docx-links.ts'
import { reasonsByName, refuseIf, refuseListed } from './refusal.ts'
import { attributeOf, localName, xmlNodes } from './xml.ts'

/**
 * Elements that templates must not contain, by local name. Source: ECMA-376 part 1, clauses 17 and
 * 20.
 */
const REFUSED_ELEMENTS = reasonsByName({
  embedded: 'altChunk OLEObject object control',
  trackedChanges: `ins del moveFrom moveTo delText delInstrText cellIns cellDel cellMerge numberingChange
    rPrChange pPrChange sectPrChange tblPrChange tblPrExChange tblGridChange trPrChange tcPrChange
    moveFromRangeStart moveToRangeStart customXmlInsRangeStart customXmlDelRangeStart
    customXmlMoveFromRangeStart customXmlMoveToRangeStart`,
  comments: 'comment commentRangeStart commentRangeEnd commentReference annotationRef person',
  customXml: 'customXml customXmlPr smartTag dataBinding docVars',
  // Form fields may run a macro of the reader's own template.
  macros: 'entryMacro exitMacro',
  watermark: 'textpath',
  mailMerge: 'mailMerge',
  addIn: 'webextension taskpane webextensionref webExtensionLinked webExtensionCreated',
  external: 'subDoc attachedTemplate frameset',
  media: 'videoFile audioFile wavAudioFile quickTimeFile webVideoPr audioCd',
})

/** Allowed namespaces: text, drawings, math and properties, transitional and strict. */
const ALLOWED_NAMESPACES = new RegExp(
  [
    '^http://schemas\\.openxmlformats\\.org/(wordprocessingml|markup-compatibility|package)/',
    '^http://schemas\\.openxmlformats\\.org/officeDocument/2006/(relationships|math|extended-properties|custom-properties|docPropsVTypes)$',
    '^http://schemas\\.openxmlformats\\.org/drawingml/2006/(main|picture|wordprocessingDrawing)$',
    '^http://purl\\.oclc\\.org/ooxml/(wordprocessingml|officeDocument|drawingml)/',
    '^http://purl\\.org/dc/',
    '^http://schemas\\.microsoft\\.com/office/(word|drawing|thememl)/',
    '^urn:schemas-microsoft-com:(vml|office:office|office:word)$',
    '^http://www\\.w3\\.org/XML/1998/namespace$',
  ].join('|'),
)

/** The namespace of an element, or undefined if none is declared. Word doesn't open such files. */
const namespaceOf = (element: XmlElement): string | undefined => {
  const prefix = element.name.includes(':') ? element.name.slice(0, element.name.indexOf(':')) : ''
  const declaration = prefix === '' ? 'xmlns' : `xmlns:${prefix}`
  for (let ancestor: unknown = element; ancestor instanceof Element; ancestor = ancestor.parent) {
    if (Object.hasOwn(ancestor.attributes, declaration)) return ancestor.attributes[declaration]
  }
  return undefined
}

const checkElement = (element: XmlElement): void => {
  refuseListed(REFUSED_ELEMENTS, localName(element.name))
  refuseIf(attributeOf(element, 'author') !== undefined, 'trackedChanges')
  refuseIf(attributeOf(element, 'action')?.startsWith('ppaction:') ?? false, 'links')
  refuseIf(isExternal(attributeOf(element, 'src') ?? ''), 'external')
  refuseIf(attributeOf(element, 'althref') !== undefined, 'external')
  checkReference(attributeOf(element, 'href') ?? '')
}

/** Checks the elements, links, fields and text of a Word part. @throws Refusal with the reason */
export const checkElements = (root: XmlElement, part: string, context: WordContext): void => {
  const fields = createFieldChecker()
  const checkHiddenText = createHiddenTextChecker(root, part, context)
  const allowedNamespaces = new Map<string, boolean>()
  for (const node of xmlNodes(root)) {
    fields.visit(node)
    if (!(node instanceof Element)) continue
    checkElement(node)
    checkHiddenText(node)
    const namespace = namespaceOf(node)
    if (namespace === undefined) continue
    const isAllowed = allowedNamespaces.get(namespace) ?? ALLOWED_NAMESPACES.test(namespace)
    allowedNamespaces.set(namespace, isAllowed)
    refuseIf(!isAllowed, 'unusual')
  }
  fields.finish()
}
