import { cosigners, type Party, signatureLines, signatureRole } from '../toolbox/parties.ts'
import { type Context, traceFields } from './context.ts'
import { bindingOf, chosenBranch, inBranch, textAttribute } from './evaluate.ts'
import { runsOf } from './inline.ts'
import type { Block, Run, Signer } from './model.ts'
import type { Attributes, Expression, SourceNode, SourceTag } from './source.ts'

type Line = Signer['lines'][number]

const lineOf = (tag: SourceTag, context: Context): Line => {
  const label = textAttribute(tag.attributes, 'label', context)
  const runs = runsOf(tag.children, context)
  const toSign: Run[] = [{ kind: 'blank', label, length: 'long' }]
  return { label, value: runs.length > 0 ? runs : toSign }
}

const linesOf = (nodes: readonly SourceNode[], context: Context): Line[] =>
  nodes.flatMap((node): Line[] => {
    if (node.kind === 'if') return linesOf(chosenBranch(node.branches, context), context)
    return node.kind === 'tag' && node.tag === 'line' ? [lineOf(node, context)] : []
  })

/** Whether a variable is a party, so that `party=` can use it. */
export const isParty = (value: unknown): value is Party =>
  typeof value === 'object' && value !== null && 'is' in value && 'name' in value

/** The lines of `party=$borrower`, traced to its answers, for each person who signs for it. */
const partyLines = (expression: Expression | undefined, context: Context): Line[][] => {
  if (!expression) return [[]]
  const { value: party, fields } = bindingOf(expression, context)
  if (!isParty(party)) throw new Error(`${context.draft.template.id}: party= takes a party`)
  return cosigners(party).map((signer) => linesOfParty(signer, fields))
}

const linesOfParty = (party: Party, fields: readonly string[]): Line[] =>
  signatureLines(party).map(({ label, value }) => ({
    label,
    value: [
      value === undefined
        ? { kind: 'blank', label, length: 'long' }
        : { kind: 'text', text: value, source: 'answer', ...(fields[0] && { field: fields[0] }) },
    ],
  }))

/** "Borrower", or "Borrower: Acme, Inc." where the party is a company. */
const roleOf = (attributes: Attributes, context: Context): string => {
  const role = textAttribute(attributes, 'role', context)
  const party = attributes.party
  const value = party && bindingOf(party, context).value
  return isParty(value) ? signatureRole(role, value) : role
}

const signersOf = (nodes: readonly SourceNode[], context: Context): Signer[] =>
  nodes.flatMap((node): Signer[] => {
    if (node.kind === 'if') return inBranch(node.branches, context, signersOf)
    if (node.kind !== 'tag' || node.tag !== 'signer') return []
    return partyLines(node.attributes.party, context).map((_, index) =>
      traceFields(context, (inner) => ({
        role: roleOf(node.attributes, inner),
        lines: [
          ...(partyLines(node.attributes.party, inner)[index] ?? []),
          ...linesOf(node.children, inner),
        ],
      })),
    )
  })

/** The signature blocks, or nothing without signers. */
export const signaturesOf = (tag: SourceTag, context: Context): Block[] => {
  const signatures = traceFields(context, (inner) => ({
    kind: 'signatures' as const,
    signers: signersOf(tag.children, inner),
  }))
  return signatures.signers.length > 0 ? [signatures] : []
}
