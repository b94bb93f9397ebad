import {
  Document,
  Footer,
  Header,
  type ISectionOptions,
  Packer,
  PageNumber,
  Tab,
  TextRun,
} from 'docx'
import { TextWatermark } from 'docx/watermarks'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { BRAND } from '../../../../shared/content/brand.ts'
import type { AssembledDocument, Block } from '../../../../shared/documents/engine/model.ts'
import { fetchFontsFor } from '../fonts/font-files.ts'
import { contentsEntries, splitAfterTitle } from '../layout/layout-contents.ts'
import { fitSpacing } from '../layout/layout-document.ts'
import { textOf } from '../layout/line-breaking.ts'
import { LANGUAGE, type RenderOptions } from '../layout/style-sheet.ts'
import { FONT, MARGIN, PAGE_SIZE } from './measures.ts'
import { numbering } from './numbering.ts'
import { createBookmarks, sanitizeXmlText, textRuns } from './runs.ts'
import { createStyles } from './styles.ts'
import { contentsList, wordBlocks } from './word-blocks.ts'
import { paragraph } from './word-paragraphs.ts'

/** A header or footer is one line, so longer names are truncated, as in the PDF. */
const MAX_CHARACTERS = 90

const truncate = (text: string): string => {
  const characters = [...text]
  return characters.length > MAX_CHARACTERS
    ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`
    : text
}

/** Large light text across the page. The height in points keeps Cambria's proportions. */
const createWatermark = (text: string): TextWatermark =>
  new TextWatermark({ text: sanitizeXmlText(text), font: FONT, color: 'DEDEE4', height: 110 })

/** The header: the title and, if any, the watermark behind the page. */
const createHeader = (title: string, watermark: string | undefined): Header =>
  new Header({
    children: [
      paragraph('Header', {
        children: [
          ...(watermark ? [createWatermark(watermark)] : []),
          ...textRuns(truncate(title)),
        ],
      }),
    ],
  })

const GAP = '\u00A0'.repeat(3)

const initialsLine = (parties: readonly string[]) =>
  paragraph('Footer', {
    alignment: 'right',
    children: parties.flatMap((party, index) => [
      ...textRuns(`${index > 0 ? GAP : ''}${party}\u00A0`),
      new TextRun({ text: '_'.repeat(8), style: 'Blank' }),
    ]),
  })

/**
 * The footer text with the page number and the lines for initials. Separately numbered parts have no page
 * count, because only Word can compute a section's.
 */
const createFooter = (
  { footer, initials }: AssembledDocument,
  { hasPageCount }: { hasPageCount: boolean },
): Footer => {
  const { CURRENT, TOTAL_PAGES } = PageNumber
  const count = hasPageCount ? [' of ', TOTAL_PAGES] : []
  const pageNumber = new TextRun({ children: [new Tab(), 'Page ', CURRENT, ...count] })
  const text = paragraph('Footer', {
    children: [...textRuns(truncate(textOf(footer))), pageNumber],
  })
  return new Footer({ children: initials.length > 0 ? [text, initialsLine(initials)] : [text] })
}

/** Splits the blocks into separately numbered parts. */
const splitByNumbering = (blocks: readonly Block[]): (readonly Block[])[] => {
  const index = blocks.findIndex((block) => block.kind === 'page-break' && block.restartsNumbering)
  return index === -1
    ? [blocks]
    : [blocks.slice(0, index), ...splitByNumbering(blocks.slice(index + 1))]
}

/** The sections of the Word file. */
const sectionBodies = (document: AssembledDocument): ISectionOptions['children'][] => {
  const context = {
    bookmarks: createBookmarks(document.blocks),
    isHanging: false,
    keepNext: false,
    staysWhole: false,
    pageBreakBefore: false,
  }
  const { title, rest } = splitAfterTitle(document.blocks)
  const [first = [], ...others] = splitByNumbering(rest)
  return [
    [
      ...wordBlocks(title, context),
      ...contentsList(contentsEntries(document), context.bookmarks),
      ...wordBlocks(first, context),
    ],
    ...others.map((part) => wordBlocks(part, context)),
  ]
}

const PAGE_PROPERTIES = {
  size: PAGE_SIZE,
  margin: {
    top: MARGIN,
    right: MARGIN,
    bottom: MARGIN,
    left: MARGIN,
    header: MARGIN / 2,
    footer: MARGIN / 2.6,
  },
}

const wordDocument = (document: AssembledDocument, { watermark }: RenderOptions) => {
  const bodies = sectionBodies(document)
  const footer = () => createFooter(document, { hasPageCount: bodies.length === 1 })
  return new Document({
    title: sanitizeXmlText(document.title),
    creator: BRAND.name,
    lastModifiedBy: BRAND.name,
    styles: createStyles(fitSpacing(document)),
    numbering,
    compatibility: { version: 15 },
    sections: bodies.map((children, index) => ({
      properties:
        index === 0
          ? { titlePage: true, page: PAGE_PROPERTIES }
          : { page: { ...PAGE_PROPERTIES, pageNumbers: { start: 1 } } },
      headers: {
        ...(index === 0 && { first: createHeader('', watermark) }),
        default: createHeader(document.title, watermark),
      },
      footers: {
        ...(index === 0 && { first: footer() }),
        default: footer(),
      },
      children,
    })),
  })
}

const PROPERTIES = 'docProps/core.xml'
const PROPERTIES_END = '</cp:coreProperties>'

/** Sets the document's language and its own date instead of the current time. */
const setDateAndLanguage = (xml: string, { createdAt }: RenderOptions): string => {
  const time = createdAt.toISOString().replace(/\.\d+Z$/, 'Z')
  return xml
    .replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${time}`)
    .replace(PROPERTIES_END, `<dc:language>${LANGUAGE}</dc:language>${PROPERTIES_END}`)
}

/** The library gives each watermark a random id. */
const replaceRandomId = (xml: string): string =>
  xml.replace(/PowerPlusWaterMarkObject[\w-]+/, 'PowerPlusWaterMarkObject1')

/**
 * Replaces everything that depends on the current time or on chance, so that equal documents are equal files.
 */
const makeReproducible = (packed: Uint8Array, options: RenderOptions): Uint8Array<ArrayBuffer> => {
  const files = unzipSync(packed)
  for (const [path, data] of Object.entries(files)) {
    if (path === PROPERTIES) files[path] = strToU8(setDateAndLanguage(strFromU8(data), options))
    if (path.startsWith('word/header')) files[path] = strToU8(replaceRandomId(strFromU8(data)))
  }
  // ZIP files store local time: this one reads as the UTC date in every time zone.
  const mtime = options.createdAt.toISOString().replace('Z', '')
  return zipSync(files, { level: 1, mtime })
}

/** Renders a document as a Word file with styles, numbering and cross-references. Accepts any text. */
export const renderDocx = async (
  document: AssembledDocument,
  options: RenderOptions,
): Promise<Uint8Array> => {
  await fetchFontsFor(document)
  const packed = await Packer.pack(wordDocument(document, options), 'uint8array')
  return makeReproducible(packed, options)
}
