import { elementsNamed, parsePart } from './xml.ts'

/*
 * Document properties (ECMA-376 part 1, 22.2; part 2, clause 11). They name authors, companies and
 * templates, so they are rewritten with only the title and the page count.
 */

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Facts = { title?: string; pageCount?: number }

const coreXml = ({ title = '' }: Facts): string =>
  `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`

const appXml = ({ pageCount }: Facts): string =>
  `<Properties xmlns="${OFFICE}/extended-properties">${pageCount === undefined ? '' : `<Pages>${pageCount}</Pages>`}</Properties>`

const customXml = (): string => `<Properties xmlns="${OFFICE}/custom-properties"/>`

const PROPERTIES: Readonly<Record<string, (facts: Facts) => string>> = {
  'docProps/core.xml': coreXml,
  'docProps/app.xml': appXml,
  'docProps/custom.xml': customXml,
}

export type Parts = Record<string, Uint8Array>

/** The text of the first non-empty element with this name. */
const textIn = (part: Uint8Array | undefined, name: string): string | undefined =>
  part &&
  elementsNamed(parsePart(part), name)
    .map(({ text }) => text)
    .find((text) => text.trim() !== '')

/**
 * The title from the properties or else the first paragraph, and the page count that the authoring
 * app saved.
 */
export const readFacts = (parts: Parts, main: string): Facts => {
  const pages = Number(textIn(parts['docProps/app.xml'], 'Pages'))
  return {
    title: textIn(parts['docProps/core.xml'], 'title') ?? textIn(parts[main], 'p'),
    pageCount: Number.isInteger(pages) && pages > 0 ? pages : undefined,
  }
}

/** The parts with anonymized properties. */
export const anonymizeProperties = (parts: Parts): Parts => {
  const facts = {
    title: textIn(parts['docProps/core.xml'], 'title'),
    pageCount: readFacts(parts, '').pageCount,
  }
  const clean = Object.entries(PROPERTIES)
    .filter(([name]) => Object.hasOwn(parts, name))
    .map(([name, write]): [string, Uint8Array] => [name, Buffer.from(DECLARATION + write(facts))])
  return { ...parts, ...Object.fromEntries(clean) }
}
