import type { XmlElement } from '@rgrove/parse-xml'
import { checkClicked, isAddress } from './docx-links.ts'
import { type RefusalReason, refuseIf, refuseListed } from './refusal.ts'
import { attributeOf, elementsNamed } from './xml.ts'

/*
 * A part names the others it uses in a list of relationships. Source: ECMA-376 part 2, "Open Packaging
 * Conventions", clause 9.3; the types of Word's own are in part 1, clause 11.
 */
type Relationship = { type: string; target: string; external: boolean }

/** Reasons for the best-known kinds of relationships that are not allowed, by the end of their type. */
const REFUSED: Readonly<Record<string, RefusalReason>> = {
  vbaproject: 'macros',
  wordvbadata: 'macros',
  attachedtoolbars: 'macros',
  keymapcustomizations: 'macros',
  attachedtemplate: 'external',
  subdocument: 'external',
  frame: 'external',
  mailmergesource: 'mailMerge',
  mailmergeheadersource: 'mailMerge',
  mailmergerecipientdata: 'mailMerge',
  recipientdata: 'mailMerge',
  oleobject: 'embedded',
  package: 'embedded',
  control: 'embedded',
  activexcontrolbinary: 'embedded',
  afchunk: 'embedded',
  comments: 'comments',
  commentsextended: 'comments',
  commentsids: 'comments',
  commentsextensible: 'comments',
  people: 'comments',
  customxml: 'customXml',
  customxmlprops: 'customXml',
  webextensiontaskpanes: 'addIn',
  webextension: 'addIn',
  video: 'media',
  audio: 'media',
  media: 'media',
}

const ALLOWED = new Set(
  `officedocument core-properties extended-properties custom-properties thumbnail styles styleswitheffects
   settings websettings fonttable font theme numbering header footer footnotes endnotes image hyperlink`.split(
    /\s+/,
  ),
)

const kindOf = (type: string) => type.slice(type.lastIndexOf('/') + 1).toLowerCase()

const checkRelationship = ({ type, target, external }: Relationship) => {
  const kind = kindOf(type)
  refuseListed(REFUSED, kind)
  refuseIf(!ALLOWED.has(kind), 'unusual')
  if (kind === 'hyperlink') {
    // Without a scheme it is a place in this very document, unless it says that it is not.
    if (external || isAddress(target)) checkClicked(target)
    return
  }
  refuseIf(external || isAddress(target), 'external')
}

/**
 * The relationships in a `.rels` part.
 * @throws Refusal of every kind that a document does not need, and of everything that is loaded from elsewhere.
 */
export const readRelationships = (root: XmlElement): Relationship[] =>
  elementsNamed(root, 'Relationship').map((element) => {
    const mode = attributeOf(element, 'TargetMode') ?? 'Internal'
    const relationship = {
      type: attributeOf(element, 'Type') ?? '',
      target: attributeOf(element, 'Target') ?? '',
      external: mode.toLowerCase() !== 'internal',
    }
    checkRelationship(relationship)
    return relationship
  })

/** The content type of a Word document without macros. */
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Content types of the other parts. */
const TYPES =
  /^(?:application\/(?:xml|vnd\.openxmlformats-package\.(?:relationships|core-properties)\+xml|vnd\.openxmlformats-officedocument\.(?:(?:extended|custom)-properties\+xml|theme\+xml|obfuscatedFont|wordprocessingml\.(?:styles|settings|webSettings|fontTable|numbering|footnotes|endnotes|header|footer)\+xml)|vnd\.ms-word\.stylesWithEffects\+xml)|image\/[\w.+-]+)$/i

const checkType = (type: string) => {
  refuseIf(/macroEnabled|vbaProject|vbaData/i.test(type), 'macros')
  refuseIf(/activeX|oleObject/i.test(type), 'embedded')
}

/**
 * Makes sure that the part at `main` is declared to be a Word document without macros, and every other part what
 * documents consist of. Source: ECMA-376 part 2, clause 10.1.2.
 */
export const checkContentTypes = (
  root: XmlElement,
  main: string,
  parts: readonly string[],
): void => {
  const names = new Set(parts.map((name) => `/${name.toLowerCase()}`))
  const types = new Map<string, string>()
  for (const element of [...elementsNamed(root, 'Default'), ...elementsNamed(root, 'Override')]) {
    const type = attributeOf(element, 'ContentType') ?? ''
    checkType(type)
    const part = attributeOf(element, 'PartName')?.toLowerCase()
    if (part !== undefined && names.has(part)) types.set(part, type)
  }
  const mainName = `/${main.toLowerCase()}`
  refuseIf(types.get(mainName) !== MAIN, 'wrongType')
  types.delete(mainName)
  for (const type of types.values()) refuseIf(!TYPES.test(type), 'unusual')
}
