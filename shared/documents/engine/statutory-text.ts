import { STATUTE_VARIABLES } from '../statutes/kinds.ts'
import { type Binding, bindValue, extend } from './bindings.ts'
import type { Context, Expansion } from './context.ts'
import { bindingOf, textAttribute } from './evaluate.ts'
import type { SourceTag } from './source.ts'
import { statuteFor } from './statutes.ts'

/** The variable of a tag's attribute, or a blank line. */
export const variableBinding = (
  { attributes }: SourceTag,
  name: string,
  label: string,
  context: Context,
): Binding => {
  const expression = attributes[name]
  const binding = expression && bindingOf(expression, { ...context, reads: new Set() })
  if (binding?.answered) return binding
  const ownLabel = name === 'state' && binding ? binding.label : label
  return { ...bindValue(name, undefined, binding?.fields), label: ownLabel }
}

/** The context of a prescribed text: its variables shadow the document's. */
export const statuteContext = (tag: SourceTag, context: Context): Context => {
  const variables = Object.entries(STATUTE_VARIABLES).map(
    ([name, label]) => [name, variableBinding(tag, name, label, context)] as const,
  )
  const fields = tag.attributes.state ? variableBinding(tag, 'state', '', context).fields : []
  return {
    ...context,
    bindings: extend(context.bindings, Object.fromEntries(variables)),
    within: [...new Set([...context.within, ...fields])],
  }
}

/**
 * `{% statutory-text kind="jurat" state=$state /%}` prints the paragraphs that the state
 * prescribes, if any. `{% statutory-words ... /%}` prints the same inside a sentence.
 */
export const statutoryText = (tag: SourceTag, context: Context): Expansion => {
  const inner = statuteContext(tag, context)
  const kind = textAttribute(tag.attributes, 'kind', context)
  const law = variableBinding(tag, 'law', '', context)
  const state = law.answered ? law : inner.bindings('state')
  return { nodes: statuteFor(kind, state.value)?.content ?? [], inner }
}
