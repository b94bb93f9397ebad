import { checkClicked, isAddress } from './docx-links.ts'
import { Refusal, type RefusalReason, refuseIf } from './refusal.ts'
import { attributeOf, xmlTokens } from './xml-tokens.ts'

/*
 * A part names the others it uses in a list of relationships. Source: ECMA-376 part 2, "Open Packaging
 * Conventions", clause 9.3; the types of Word's own are in part 1, clause 11.
 */
type Relationship = { type: string; target: string; external: boolean }

/** Kinds of relationships, by the end of their type, that a template has no use for. */
const REFUSED: Readonly<Record<string, RefusalReason>> = {
  vbaproject: 'macros',
  wordvbadata: 'macros',
  attachedtoolbars: 'macros',
  keymapcustomizations: 'macros',
  attachedtemplate: 'external',
  subdocument: 'external',
  frame: 'external',
  mailmergesource: 'external',
  oleobject: 'embedded',
  package: 'embedded',
  control: 'embedded',
  activexcontrolbinary: 'embedded',
  afchunk: 'embedded',
}

const kindOf = (type: string) => type.slice(type.lastIndexOf('/') + 1).toLowerCase()

const checkRelationship = ({ type, target, external }: Relationship) => {
  const kind = kindOf(type)
  const reason = Object.hasOwn(REFUSED, kind) ? REFUSED[kind] : undefined
  if (reason) throw new Refusal(reason)
  if (kind === 'hyperlink') {
    // Without a scheme it is a place in this very document, unless it says that it is not.
    if (external || isAddress(target)) checkClicked(target)
    return
  }
  refuseIf(external || isAddress(target), 'external')
}

/**
 * The relationships in a `.rels` part.
 * @throws Refusal of macros, embedded objects and everything that is loaded from elsewhere.
 */
export const readRelationships = (source: string): Relationship[] => {
  const found: Relationship[] = []
  for (const token of xmlTokens(source)) {
    if (token.kind !== 'start' || token.name !== 'Relationship') continue
    const { attributes } = token
    const mode = attributeOf(attributes, 'TargetMode') ?? 'Internal'
    const relationship = {
      type: attributeOf(attributes, 'Type') ?? '',
      target: attributeOf(attributes, 'Target') ?? '',
      external: mode.toLowerCase() !== 'internal',
    }
    checkRelationship(relationship)
    found.push(relationship)
  }
  return found
}

/** The content type of a Word document without macros. */
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const checkType = (type: string) => {
  refuseIf(/macroEnabled|vbaProject|vbaData/i.test(type), 'macros')
  refuseIf(/activeX|oleObject/i.test(type), 'embedded')
}

/**
 * Makes sure that the part at `main` is declared to be a Word document without macros.
 * Source: ECMA-376 part 2, clause 10.1.2.
 */
export const checkContentTypes = (source: string, main: string): void => {
  const overrides = new Map<string, string>()
  for (const token of xmlTokens(source)) {
    if (token.kind !== 'start') continue
    const type = attributeOf(token.attributes, 'ContentType') ?? ''
    checkType(type)
    const part = attributeOf(token.attributes, 'PartName')
    if (part) overrides.set(part.toLowerCase(), type)
  }
  if (overrides.get(`/${main.toLowerCase()}`) !== MAIN) throw new Refusal('wrongType')
}
