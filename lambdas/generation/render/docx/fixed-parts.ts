import { Document, Footer, Header, Packer } from 'docx'
import { strFromU8, unzipSync } from 'fflate'
import { AGREEMENT } from './numbering.ts'
import { MARGIN, PAGE_SIZE } from './style-values.ts'
import { stylesFor } from './styles.ts'
import { tableStyles } from './table-styles.ts'
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

const emptyDocument = (language: string) =>
  new Document({
    externalStyles: tableStyles,
    styles: stylesFor(language),
    numbering: { config: [{ reference: AGREEMENT, levels: [] }] },
    compatibility: { version: 15 },
    sections: [
      {
        properties: {
          titlePage: true,
          page: {
            size: PAGE_SIZE,
            margin: {
              top: MARGIN,
              right: MARGIN,
              bottom: MARGIN,
              left: MARGIN,
              header: MARGIN / 2,
              footer: MARGIN / 2.6,
            },
          },
        },
        headers: { first: new Header({ children: [] }), default: new Header({ children: [] }) },
        footers: { first: new Footer({ children: [] }), default: new Footer({ children: [] }) },
        children: [],
      },
    ],
  })

const sectionOf = (document: string): string => {
  const [section] = /<w:sectPr>.*<\/w:sectPr>/s.exec(document) ?? []
  if (section === undefined) throw new Error('The empty document has no section')
  return section
}

const makeFixedParts = async (language: string): Promise<FixedParts> => {
  const file = unzipSync(await Packer.pack(emptyDocument(language), 'uint8array'))
  const documentParts: readonly string[] = Object.values(DOCUMENT_PARTS)
  const texts = Object.entries(file).map(([path, data]) => [path, strFromU8(data)] as const)
  const fixed = texts.filter(([path]) => !documentParts.includes(path))
  return {
    section: sectionOf(new Map(texts).get(DOCUMENT_PARTS.document) ?? ''),
    entries: fixed.map(([path, xml]) => zipEntry(path, xml)),
  }
}

const known = new Map<string, Promise<FixedParts>>()

/** The fixed parts for text in a language (BCP 47), made by the library once per process. */
export const fixedPartsFor = (language: string): Promise<FixedParts> => {
  const parts = known.get(language) ?? makeFixedParts(language)
  known.set(language, parts)
  return parts
}
