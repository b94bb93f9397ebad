import { escapeXml } from './elements.ts'
import emptyDocument from './empty-document.build.ts'
import { type ZipEntry, zipEntry } from './word-package.ts'

/**
 * What all Word files of a language share: the properties of their one section, as XML, and the
 * parts that are the same in each, compressed once.
 */
type FixedParts = { section: string; entries: readonly ZipEntry[] }

/** The parts that each document has for itself; the library names the default header before the first page's. */
export const DOCUMENT_PARTS = {
  document: 'word/document.xml',
  numbering: 'word/numbering.xml',
  header: 'word/header1.xml',
  firstHeader: 'word/header2.xml',
  footer: 'word/footer1.xml',
  firstFooter: 'word/footer2.xml',
  properties: 'docProps/core.xml',
} as const

const sectionOf = (document: string): string => {
  const [section] = /<w:sectPr>.*<\/w:sectPr>/s.exec(document) ?? []
  if (section === undefined) throw new Error('The empty document has no section')
  return section
}

const makeFixedParts = (language: string): FixedParts => {
  const documentParts: readonly string[] = Object.values(DOCUMENT_PARTS)
  const texts = new Map(
    Object.entries(emptyDocument.parts).map(([path, xml]) => [
      path,
      xml.replaceAll(emptyDocument.language, escapeXml(language)),
    ]),
  )
  return {
    section: sectionOf(texts.get(DOCUMENT_PARTS.document) ?? ''),
    entries: [...texts]
      .filter(([path]) => !documentParts.includes(path))
      .map(([path, xml]) => zipEntry(path, xml)),
  }
}

const known = new Map<string, FixedParts>()

/** The fixed parts for text in a language (BCP 47), compressed once per process. */
export const fixedPartsFor = (language: string): FixedParts => {
  const parts = known.get(language) ?? makeFixedParts(language)
  known.set(language, parts)
  return parts
}
