import { REMOTE_NOTARIES, REMOTE_NOTARIES_CHECKED } from '../signing/remote-notaries.ts'
import { SIGNING, videoText } from '../signing/signing.ts'
import { formatDate } from '../toolbox/dates.ts'
import { STATE_NAMES } from '../toolbox/states.ts'
import type { Context, Expansion } from './context.ts'
import type { SourceNode, SourceTag } from './source.ts'
import { withState } from './state-notes.ts'

/** A statement with its source and the ISO date it was checked. */
type Statement = { about: string; text: string; cite?: string; checked: string }

const sourceOf = ({ cite, checked }: Statement): string =>
  cite ? ` (${cite}, as of ${formatDate(checked)})` : ''

const itemOf = (statement: Statement): SourceNode => ({
  kind: 'item',
  children: [
    { kind: 'strong', children: [{ kind: 'text', text: `${statement.about}.` }] },
    { kind: 'text', text: ` ${statement.text}${sourceOf(statement)}` },
  ],
})

const onlineNotarization = (documentId: string, stateName: unknown): Statement => {
  const state = STATE_NAMES.find((name) => name === stateName)
  return {
    about: 'Online notarization',
    text: videoText(documentId, state),
    cite: state && REMOTE_NOTARIES[state].cite,
    checked: REMOTE_NOTARIES_CHECKED,
  }
}

/**
 * `{% how-to-sign /%}`: whether the document may be signed electronically and whether the state
 * allows online notarization, as on the site. Other signers depend on the answers and are in the
 * instructions. With `notary`, a condition, the notary is only named where a notary takes part.
 */
export const howToSign = (tag: SourceTag, context: Context): Expansion => {
  const { id } = context.draft.template
  const { inner, state } = withState(tag, context)
  const signing = SIGNING[id]
  if (!signing) throw new Error(`${id}: has no signing rules`)
  const { line } = tag
  const items = [itemOf({ about: 'Signatures', ...signing, text: signing.signatures })]
  if (signing.video === 'by-state') {
    const byVideo = itemOf(onlineNotarization(id, state.value))
    const condition = tag.attributes.notary
    items.push(
      condition ? { kind: 'if', branches: [{ condition, children: [byVideo] }], line } : byVideo,
    )
  }
  return { nodes: [{ kind: 'tag', tag: 'list', attributes: {}, children: items, line }], inner }
}
