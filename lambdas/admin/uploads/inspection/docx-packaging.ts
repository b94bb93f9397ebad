import type { XmlElement } from '@rgrove/parse-xml'
import { checkLinkTarget, isExternal } from './docx-links.ts'
import { reasonsByName, refuseIf, refuseListed } from './refusal.ts'
import { attributeOf, elementsNamed } from './xml.ts'

/*
 * Each part lists the parts it uses as relationships. Source: ECMA-376 part 2, "Open Packaging
 * Conventions", clause 9.3; Word's types are in part 1, clause 11.
 */
type Relationship = { type: string; target: string; external: boolean }

/**
 * Specific reasons for well-known relationship types that are not allowed, by the end of the type.
 */
const REFUSED_TYPES = reasonsByName({
  macros: 'vbaproject wordvbadata attachedtoolbars keymapcustomizations',
  external: 'attachedtemplate subdocument frame',
  mailMerge: 'mailmergesource mailmergeheadersource mailmergerecipientdata recipientdata',
  embedded: 'oleobject package control activexcontrolbinary afchunk',
  comments: 'comments commentsextended commentsids commentsextensible people',
  customXml: 'customxml customxmlprops',
  addIn: 'webextensiontaskpanes webextension',
  media: 'video audio media',
})

const ALLOWED_TYPES = new Set(
  `officedocument core-properties extended-properties custom-properties thumbnail styles styleswitheffects
   settings websettings fonttable font theme numbering header footer footnotes endnotes image hyperlink`.split(
    /\s+/,
  ),
)

const kindOf = (type: string) => type.slice(type.lastIndexOf('/') + 1).toLowerCase()

const checkRelationship = ({ type, target, external }: Relationship) => {
  const kind = kindOf(type)
  refuseListed(REFUSED_TYPES, kind)
  refuseIf(!ALLOWED_TYPES.has(kind), 'unusual')
  if (kind === 'hyperlink') {
    // A target without a scheme is internal unless it is marked as external.
    if (external || isExternal(target)) checkLinkTarget(target)
    return
  }
  refuseIf(external || isExternal(target), 'external')
}

/**
 * The relationships in a `.rels` part.
 * @throws Refusal for types that a document doesn't need and for external targets
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
const MAIN_CONTENT_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Allowed content types of the other parts. */
const ALLOWED_CONTENT_TYPES =
  /^(?:application\/(?:xml|vnd\.openxmlformats-package\.(?:relationships|core-properties)\+xml|vnd\.openxmlformats-officedocument\.(?:(?:extended|custom)-properties\+xml|theme\+xml|obfuscatedFont|wordprocessingml\.(?:styles|settings|webSettings|fontTable|numbering|footnotes|endnotes|header|footer)\+xml)|vnd\.ms-word\.stylesWithEffects\+xml)|image\/[\w.+-]+)$/i

const checkType = (type: string) => {
  refuseIf(/macroEnabled|vbaProject|vbaData/i.test(type), 'macros')
  refuseIf(/activeX|oleObject/i.test(type), 'embedded')
}

/**
 * Verifies that the content type of `main` is a Word document without macros, and that all other
 * parts have allowed types. Source: ECMA-376 part 2, clause 10.1.2.
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
  refuseIf(types.get(mainName) !== MAIN_CONTENT_TYPE, 'wrongType')
  types.delete(mainName)
  for (const type of types.values()) refuseIf(!ALLOWED_CONTENT_TYPES.test(type), 'unusual')
}
