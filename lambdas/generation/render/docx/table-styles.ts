import { STYLE } from './style-ids.ts'
import { CELL_PADDING, INK, RULE, twips } from './style-values.ts'

type Edge = 'top' | 'bottom' | 'left' | 'right' | 'insideH' | 'insideV'
type WordTableStyle = {
  id: string
  name: string
  /** Thickness in eighths of a point and colour of each rule; an absent one is not drawn. */
  rules: Partial<Record<Edge, { size: number; color: string }>>
  /** Space around the text of a cell, in points. */
  padding: { x: number; top: number; bottom: number }
}

const strong = { size: 6, color: INK }
const fine = { size: 4, color: RULE }

const STYLES: WordTableStyle[] = [
  {
    id: STYLE.summary,
    name: 'Summary Table',
    rules: { top: strong, bottom: strong },
    padding: CELL_PADDING.summary,
  },
  {
    id: STYLE.grid,
    name: 'Grid Table',
    rules: { top: strong, bottom: strong, left: fine, right: fine, insideH: fine, insideV: fine },
    padding: CELL_PADDING.grid,
  },
  {
    id: STYLE.form,
    name: 'Form Table',
    rules: { top: strong, bottom: strong, insideH: fine },
    padding: CELL_PADDING.form,
  },
  {
    id: STYLE.signatures,
    name: 'Signature Table',
    rules: {},
    padding: CELL_PADDING.signatures,
  },
]

const EDGES: Edge[] = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']

const borderXml = (edge: Edge, rule: { size: number; color: string } | undefined) =>
  rule
    ? `<w:${edge} w:val="single" w:sz="${rule.size}" w:space="0" w:color="${rule.color}"/>`
    : `<w:${edge} w:val="nil"/>`

const marginXml = (edge: string, points: number) =>
  `<w:${edge} w:w="${twips(points)}" w:type="dxa"/>`

const styleXml = ({ id, name, rules, padding }: WordTableStyle): string => {
  const borders = EDGES.map((edge) => borderXml(edge, rules[edge])).join('')
  const margins = [
    marginXml('top', padding.top),
    marginXml('left', padding.x),
    marginXml('bottom', padding.bottom),
    marginXml('right', padding.x),
  ].join('')
  return `<w:style w:type="table" w:customStyle="1" w:styleId="${id}"><w:name w:val="${name}"/><w:uiPriority w:val="99"/><w:qFormat/><w:tblPr><w:tblBorders>${borders}</w:tblBorders><w:tblCellMar>${margins}</w:tblCellMar></w:tblPr></w:style>`
}

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** Table styles as a styles part: the library has no options for them. */
export const tableStyles = `<w:styles xmlns:w="${NAMESPACE}">${STYLES.map(styleXml).join('')}</w:styles>`
