import type { Run, Signatures, Signer } from '../../../../shared/documents/model.ts'
import { entryFor } from './entries.ts'
import type { Item, Strip, Tag } from './items.ts'
import { moved } from './items.ts'
import type { Place } from './place.ts'
import { COLUMN } from './sheet.ts'
import { abreast, merged, spaced } from './strips.ts'
import { baselineOf, textStrips } from './text-strips.ts'
import { BODY, LINE_LABEL, SIGNER_ROLE } from './type.ts'

const GUTTER = 36
const PAIR_GAP = 16
/** Room for a signature above its line. */
const WRITING_HEIGHT = 25
const RULE_DROP = 2

const isBlank = (runs: readonly Run[]) => runs.every((run) => run.kind === 'blank')

type Line = Signer['lines'][number]

/** What stands on the line, set so that its last line of text rests on the rule. */
function valueItems(line: Line, place: Place, tag: Tag): { items: Item[]; height: number } {
  if (isBlank(line.value)) return { items: [], height: WRITING_HEIGHT }
  const { x, width, measure } = place
  const value = merged(textStrips({ runs: line.value, style: BODY, tag, x, width }, measure))
  const descent = BODY.leading - baselineOf(BODY)
  const height = Math.max(WRITING_HEIGHT, value.height + 4)
  const drop = height - value.height + descent - RULE_DROP - 1.5
  return { items: value.items.map((item) => moved(item, 0, drop)), height }
}

function signingLine(line: Line, place: Place, parent: Tag): Strip {
  const tag: Tag = { role: 'P', parent }
  const { items, height } = valueItems(line, place, tag)
  const { x, width, measure } = place
  const lineTag: Tag = { role: 'Form', parent: tag, label: line.label }
  const rule: Item = {
    kind: 'rule',
    x1: x,
    x2: x + width,
    y1: height,
    y2: height,
    thickness: 0.6,
    color: 'ink',
    ...(isBlank(line.value) && { tag: lineTag, entry: entryFor(line.label) }),
  }
  const runs: Run[] = [{ kind: 'text', text: line.label }]
  const label = merged(textStrips({ runs, style: LINE_LABEL, tag, x, width }, measure))
  return {
    height: height + 1.5 + label.height,
    before: 0,
    keep: 0,
    items: [...items, rule, ...label.items.map((item) => moved(item, 0, height + 1.5))],
  }
}

function signerStrips(signer: Signer, place: Place, parent: Tag): Strip[] {
  const tag: Tag = { role: 'Sect', parent }
  const { x, width, measure } = place
  const runs: Run[] = [{ kind: 'text', text: signer.role }]
  const role = textStrips(
    { runs, style: SIGNER_ROLE, tag: { role: 'P', parent: tag }, x, width },
    measure,
  )
  return [...role, ...signer.lines.map((line) => signingLine(line, place, tag))]
}

const pairsOf = (signers: readonly Signer[]): Signer[][] =>
  signers.flatMap((_, index) => (index % 2 === 0 ? [signers.slice(index, index + 2)] : []))

/** Signers two abreast; a pair is cut only when it is higher than a page. */
export function signatureStrips(block: Signatures, place: Place): Strip[] {
  const width = (place.width - GUTTER) / 2
  return pairsOf(block.signers).flatMap((pair, index) => {
    const columns = pair.map((signer, side) =>
      signerStrips(signer, { ...place, width, x: place.x + side * (width + GUTTER) }, place.parent),
    )
    return spaced(abreast(columns, COLUMN.height), index > 0 ? PAIR_GAP : 0)
  })
}
