/** Lengths in twips; `line` is an exact height. */
type Spacing = { before: number; after?: number; line?: number }

type Tab = { align: 'left' | 'right'; at: number; leader?: 'dot' }

/** How a paragraph differs from its style. */
export type ParagraphLook = {
  style: string
  keepNext?: boolean
  pageBreakBefore?: boolean
  numbering?: { list: number; level: number }
  tabs?: readonly Tab[]
  spacing?: Spacing
  indent?: { left: number; right?: number }
  align?: 'right'
}

const spacingXml = ({ before, after, line }: Spacing) =>
  `<w:spacing w:before="${before}"${after === undefined ? '' : ` w:after="${after}"`}${line === undefined ? '' : ` w:line="${line}" w:lineRule="exact"`}/>`

const indentXml = ({ left, right }: NonNullable<ParagraphLook['indent']>) =>
  `<w:ind w:left="${left}"${right === undefined ? '' : ` w:right="${right}"`}/>`

const numberingXml = ({ list, level }: NonNullable<ParagraphLook['numbering']>) =>
  `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`

const tabXml = ({ align, at, leader }: Tab) =>
  `<w:tab w:val="${align}"${leader ? ` w:leader="${leader}"` : ''} w:pos="${at}"/>`

const tabsXml = (tabs: readonly Tab[]) => `<w:tabs>${tabs.map(tabXml).join('')}</w:tabs>`

/** Properties in the order that the schema asks for (ISO/IEC 29500-1, CT_PPrBase). */
const propertiesXml = (look: ParagraphLook) => {
  const { numbering, tabs, spacing, indent, align } = look
  const properties = [
    `<w:pStyle w:val="${look.style}"/>`,
    look.keepNext ? '<w:keepNext/>' : '',
    look.pageBreakBefore ? '<w:pageBreakBefore/>' : '',
    numbering ? numberingXml(numbering) : '',
    tabs ? tabsXml(tabs) : '',
    spacing ? spacingXml(spacing) : '',
    indent ? indentXml(indent) : '',
    align ? `<w:jc w:val="${align}"/>` : '',
  ]
  return `<w:pPr>${properties.join('')}</w:pPr>`
}

/** A paragraph around the XML of its runs. */
export const paragraphXml = (look: ParagraphLook, runs = ''): string =>
  `<w:p>${propertiesXml(look)}${runs}</w:p>`
