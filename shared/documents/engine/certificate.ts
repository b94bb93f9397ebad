import { CERTIFICATE_SOURCE, STATUTE_VARIABLES } from '../statutes/kinds.ts'
import { capacityOf, cosigners, isPerson, jointOwners, type Party } from '../toolbox/parties.ts'
import { isOutsideCounties } from '../toolbox/places.ts'
import { type Binding, bindValue, extend } from './bindings.ts'
import type { Context, Expansion } from './context.ts'
import { bindingOf, isOn, textAttribute } from './evaluate.ts'
import { isParty } from './execution-blocks.ts'
import { parseSource } from './parse.ts'
import type { Expression, SourceTag } from './source.ts'
import { type Statute, statuteAttribute, statuteFor } from './statutes.ts'
import { statuteContext, variableBinding } from './statutory-text.ts'

type Variables = { signer?: Binding; capacity?: Binding }

const signerBinding = (name: string | undefined, fields: readonly string[]): Binding => ({
  ...bindValue('signer', name, fields),
  label: STATUTE_VARIABLES.signer ?? '',
})

/** The signer of a party: the person, or a company's signer with title. */
const partyVariables = (party: Party, fields: readonly string[]): Variables => {
  const signer = signerBinding(isPerson(party) ? party.name : party.signer, fields)
  const capacity = capacityOf(party)
  return { signer, ...(capacity && { capacity: bindValue('capacity', capacity, fields) }) }
}

/** The people whose signatures are certified, such as two co-trustees. */
const signersOf = (tag: SourceTag, context: Context): Variables[] => {
  const expression = tag.attributes.party ?? tag.attributes.signer
  if (!expression) return [{}]
  const { value, text, fields } = bindingOf(expression, { ...context, reads: new Set() })
  if (tag.attributes.party) {
    if (!isParty(value)) throw new Error(`${context.draft.template.id}: party= takes a party`)
    return cosigners(value).map((party) => partyVariables(party, fields))
  }
  const pair = jointOwners({ is: 'person', name: text })
  return pair?.map(({ name }) => ({ signer: signerBinding(name, fields) })) ?? [{}]
}

/**
 * The wording of the state where people sign, or of the governing law while that is unknown.
 * Certificates that are also valid elsewhere, such as New York's, keep their wording in any state.
 */
const certificateWords = (kind: string, state: Binding, law: Binding): Statute | undefined => {
  const own = statuteFor(kind, law.value)
  const holds = state.answered
    ? statuteAttribute(own, 'everywhere') === 'true'
    : statuteAttribute(own, 'page') !== 'own'
  return holds && law.answered ? own : statuteFor(kind, state.value)
}

/** The heading of one of several certificates ends with the signer's name. */
const headingOf = (tag: SourceTag, context: Context): string =>
  textAttribute(tag.attributes, 'heading', context) ||
  (textAttribute(tag.attributes, 'kind', context) === 'jurat'
    ? 'Notary Certificate of Oath'
    : 'Notary Acknowledgment')

/** What a certificate's frame needs from its wording. */
const frameOf = (
  tag: SourceTag,
  context: Context,
  inner: Context,
  signer: Variables,
): Record<string, Binding> => {
  const kind = textAttribute(tag.attributes, 'kind', context) || 'acknowledgment'
  const state = inner.bindings('state')
  const statute = certificateWords(kind, state, variableBinding(tag, 'law', '', context))
  const look = textAttribute(tag.attributes, 'look', context)
  const isFree = ['safe', 'free'].includes(statute?.words ?? '')
  return {
    kind: bindValue('kind', kind),
    expires: variableBinding(tag, 'expires', '', context),
    words_of: bindValue('words_of', statute?.state),
    heading: bindValue('heading', headingOf(tag, context)),
    continued: bindValue('continued', isOn(tag.attributes, 'continued')),
    compact: bindValue('compact', look === 'compact'),
    brief: bindValue('brief', look === 'brief'),
    ...signer,
    on_own_page: bindValue('on_own_page', statuteAttribute(statute, 'page') === 'own'),
    says_venue: bindValue('says_venue', statuteAttribute(statute, 'venue') === 'own'),
    asks_identification: bindValue(
      'asks_identification',
      isFree && statuteAttribute(statute, 'identifies') !== 'true',
    ),
    independent_city: bindValue(
      'independent_city',
      isOutsideCounties(String(state.value ?? ''), inner.bindings('county').text),
    ),
  }
}

/** The frame's variables, in addition to those of prescribed texts. */
export const CERTIFICATE_VARIABLES = [
  'kind',
  'expires',
  'words_of',
  'heading',
  'compact',
  'brief',
  'continued',
  'on_own_page',
  'says_venue',
  'asks_identification',
  'independent_city',
] as const

/** A certificate for each signer, whose variables are named after the signer's number. */
const certificates = (
  tag: SourceTag,
  context: Context,
  signers: readonly Variables[],
): Expansion => {
  const { party: _, ...attributes } = tag.attributes
  const heading = headingOf(tag, context)
  const named = signers.map((variables, index) =>
    Object.entries(variables).map(([name, binding]) => ({
      name,
      key: `${name}_${index}`,
      binding,
    })),
  )
  const nodes = named.map((variables, index): SourceTag => {
    const own = variables.map(({ name, key }): [string, Expression] => [
      name,
      { kind: 'variable', name: key },
    ])
    const title = `${heading}: ${signers[index]?.signer?.text || `Signer ${index + 1}`}`
    return {
      ...tag,
      attributes: {
        ...attributes,
        ...Object.fromEntries(own),
        heading: { kind: 'literal', value: title },
      },
    }
  })
  const added = named.flat().map(({ key, binding }) => [key, binding] as const)
  const bindings = extend(context.bindings, Object.fromEntries(added))
  return { nodes, inner: { ...context, bindings } }
}

/**
 * `{% certificate state=$signing_state county=$county signer=$name /%}`: a notary's certificate, or one for
 * each of two who sign for the same party.
 */
export const certificate = (tag: SourceTag, context: Context): Expansion => {
  const signers = signersOf(tag, context)
  if (signers.length > 1) return certificates(tag, context, signers)
  const inner = statuteContext(tag, context)
  const bindings = extend(inner.bindings, frameOf(tag, context, inner, signers[0] ?? {}))
  return { nodes: parseSource(CERTIFICATE_SOURCE), inner: { ...inner, bindings } }
}
