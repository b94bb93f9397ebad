import { Document, Footer, Header, Packer } from 'docx'
import { strFromU8, unzipSync } from 'fflate'
import { AGREEMENT } from './numbering.ts'
import { stylesFor } from './styles.ts'
import { tableStyles } from './table-styles.ts'
import { MARGIN, PAGE } from './units.ts'
import { type ZipEntry, zipEntry } from './zip.ts'

/**
 * What all Word files of a language share: the properties of their one section, as XML, and the
 * parts that no document changes, compressed once.
 */
export type Frame = { section: string; parts: readonly ZipEntry[] }

/** The parts that say what a document says; the library names the default header before the first page's. */
export const WRITTEN = {
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
            size: PAGE,
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

function sectionOf(document: string): string {
  const [section] = /<w:sectPr>.*<\/w:sectPr>/s.exec(document) ?? []
  if (section === undefined) throw new Error('The empty document has no section')
  return section
}

async function makeFrame(language: string): Promise<Frame> {
  const file = unzipSync(await Packer.pack(emptyDocument(language), 'uint8array'))
  const written: readonly string[] = Object.values(WRITTEN)
  const texts = Object.entries(file).map(([path, data]) => [path, strFromU8(data)] as const)
  const fixed = texts.filter(([path]) => !written.includes(path))
  return {
    section: sectionOf(new Map(texts).get(WRITTEN.document) ?? ''),
    parts: await Promise.all(fixed.map(([path, xml]) => zipEntry(path, xml))),
  }
}

const frames = new Map<string, Promise<Frame>>()

/** The frame for text in a language (BCP 47), made by the library once per process. */
export function frameFor(language: string): Promise<Frame> {
  const frame = frames.get(language) ?? makeFrame(language)
  frames.set(language, frame)
  return frame
}
