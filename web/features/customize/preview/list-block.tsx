import type { List } from '../../../../shared/documents/model.ts'
import { currentMark } from './focus.ts'
import { keyed } from './keyed.ts'
import { Runs } from './run-view.tsx'

/** Markers come with the document, so that every rendering counts alike. */
export const ListView = ({ block, focused }: { block: List; focused: string | undefined }) => {
  const Kind = block.marker === 'letter' || block.marker === 'step' ? 'ol' : 'ul'
  return (
    <Kind>
      {keyed(block.items, ({ marker }) => marker).map(({ key, item }) => (
        <li key={key} {...currentMark(item, focused)}>
          <span className="marker">{item.marker}</span>
          <span>
            <Runs runs={item.runs} />
          </span>
        </li>
      ))}
    </Kind>
  )
}
