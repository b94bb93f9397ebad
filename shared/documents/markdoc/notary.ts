import notaryCertificate from '../notary.md'
import { type Binding, bindValue, extend } from './bindings.ts'
import type { Context } from './context.ts'
import { bindingOf } from './evaluate.ts'
import type { Expression, SourceTag } from './source.ts'

/** The shared certificate, the same for every template. */
export const NOTARY_SOURCE = notaryCertificate

export const NOTARY_VARIABLES = ['notary_state', 'notary_county_name', 'notary_signers'] as const

const given = (expression: Expression | undefined, context: Context): Binding | undefined =>
  expression && bindingOf(expression, { ...context, reads: new Set() })

/** What the certificate reads: the tag's attributes, or the usual fields of a template. */
export const notaryContext = ({ attributes }: SourceTag, context: Context): Context => ({
  ...context,
  bindings: extend(context.bindings, {
    notary_state: given(attributes.get('state'), context) ?? context.bindings('state'),
    notary_county_name:
      given(attributes.get('county'), context) ?? context.bindings('notary_county'),
    notary_signers:
      given(attributes.get('signers'), context) ??
      bindValue('Names of the people signing', undefined),
  }),
})
