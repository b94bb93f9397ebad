import { xmlText } from './xml-text.ts'

/** How a run differs from its paragraph. */
export type RunLook = { style?: string; bold?: boolean; italic?: boolean }

function propertiesXml({ style, bold, italic }: RunLook): string {
  if (!style && !bold && !italic) return ''
  return `<w:rPr>${style ? `<w:rStyle w:val="${style}"/>` : ''}${bold ? '<w:b/><w:bCs/>' : ''}${italic ? '<w:i/><w:iCs/>' : ''}</w:rPr>`
}

/** Text of one look. */
export const runXml = (text: string, look: RunLook = {}): string =>
  `<w:r>${propertiesXml(look)}<w:t xml:space="preserve">${xmlText(text)}</w:t></w:r>`

export const TAB = '<w:r><w:tab/></w:r>'

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`

export const fieldStart = (code: string): string =>
  `${mark('begin')}<w:r><w:instrText xml:space="preserve">${code}</w:instrText></w:r>${mark('separate')}`
export const FIELD_END = mark('end')

/** A field that already shows its result. */
export const fieldXml = (code: string, result: string): string =>
  `${fieldStart(code)}${runXml(result)}${FIELD_END}`
