import { Refusal, type RefusalReason, refuseIf } from '../refusal.ts'
import { attributeOf, xmlTokens } from './xml-tokens.ts'

/*
 * A part names the others it uses in a list of relationships. Source: ECMA-376 part 2, "Open Packaging
 * Conventions", clause 9.3; the types of Word's own are in part 1, clause 11.
 */
export type Relationship = { type: string; target: string; external: boolean }

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

/** Links a reader follows by clicking; they load nothing by themselves. */
const CLICKED = /^(https?:\/\/|mailto:|tel:|#)/i

const kindOf = (type: string) => type.split('/').at(-1)?.toLowerCase() ?? ''

const check = ({ type, target, external }: Relationship) => {
  const kind = kindOf(type)
  const reason = Object.hasOwn(REFUSED, kind) ? REFUSED[kind] : undefined
  if (reason) throw new Refusal(reason)
  refuseIf(external && !(kind === 'hyperlink' && CLICKED.test(target)), 'external')
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
    check(relationship)
    found.push(relationship)
  }
  return found
}
