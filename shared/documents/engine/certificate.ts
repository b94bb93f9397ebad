import { CERTIFICATE_SOURCE, STATUTE_VARIABLES } from '../statutes/kinds.ts'
import { capacityOf, isPerson } from '../toolbox/parties.ts'
import { isOutsideCounties } from '../toolbox/states.ts'
import { type Binding, bindValue, extend } from './bindings.ts'
import type { Context, Expansion } from './context.ts'
import { bindingOf, isOn, textAttribute } from './evaluate.ts'
import { isParty } from './execution-blocks.ts'
import { parseSource } from './parse.ts'
import type { SourceTag } from './source.ts'
import { type Statute, statuteAttribute, statuteFor } from './statutes.ts'
import { statuteContext, variableBinding } from './statutory-text.ts'

/** The signer of a party: the person, or a company's signer with title. */
const partyVariables = (tag: SourceTag, context: Context): Record<string, Binding> => {
  const expression = tag.attributes.party
  if (!expression) return {}
  const { value: party, fields } = bindingOf(expression, { ...context, reads: new Set() })
  if (!isParty(party)) throw new Error(`${context.draft.template.id}: party= takes a party`)
  const signer = isPerson(party) ? party.name : party.signer
  const named = { ...bindValue('signer', signer, fields), label: STATUTE_VARIABLES.signer ?? '' }
  const capacity = capacityOf(party)
  if (capacity === undefined) return { signer: named }
  return { signer: named, capacity: bindValue('capacity', capacity, fields) }
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

/** What a certificate's frame needs from its wording. */
const frameOf = (tag: SourceTag, context: Context, inner: Context): Record<string, Binding> => {
  const kind = textAttribute(tag.attributes, 'kind', context) || 'acknowledgment'
  const state = inner.bindings('state')
  const statute = certificateWords(kind, state, variableBinding(tag, 'law', '', context))
  const look = textAttribute(tag.attributes, 'look', context)
  const isFree = ['safe', 'free'].includes(statute?.words ?? '')
  const heading = kind === 'jurat' ? 'Notary Certificate of Oath' : 'Notary Acknowledgment'
  return {
    kind: bindValue('kind', kind),
    expires: variableBinding(tag, 'expires', '', context),
    words_of: bindValue('words_of', statute?.state),
    heading: bindValue('heading', textAttribute(tag.attributes, 'heading', context) || heading),
    continued: bindValue('continued', isOn(tag.attributes, 'continued')),
    compact: bindValue('compact', look === 'compact'),
    brief: bindValue('brief', look === 'brief'),
    ...partyVariables(tag, context),
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

/** `{% certificate state=$signing_state county=$county signer=$name /%}`: one notary's certificate. */
export const certificate = (tag: SourceTag, context: Context): Expansion => {
  const inner = statuteContext(tag, context)
  const bindings = extend(inner.bindings, frameOf(tag, context, inner))
  return { nodes: parseSource(CERTIFICATE_SOURCE), inner: { ...inner, bindings } }
}
