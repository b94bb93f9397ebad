import { Document, Footer, Header, Packer } from 'docx'
import { strFromU8, unzipSync } from 'fflate'
import { AGREEMENT } from './numbering.ts'
import { MARGIN, PAGE_SIZE } from './style-values.ts'
import { stylesFor } from './styles.ts'
import { tableStyles } from './table-styles.ts'

/** Stands for the language, which differs by document; Word would know no such tag. */
const LANGUAGE = 'x-language'

const emptyDocument = () =>
  new Document({
    externalStyles: tableStyles,
    styles: stylesFor(LANGUAGE),
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

const parts = unzipSync(await Packer.pack(emptyDocument(), 'uint8array'))

/**
 * The parts of a Word file without text, as XML by path, and the mark that stands for its language. A bundle holds
 * what this module exports, and not the library that makes it.
 */
export default {
  language: LANGUAGE,
  parts: Object.fromEntries(Object.entries(parts).map(([path, data]) => [path, strFromU8(data)])),
}
