import type { AssembledDocument } from '../../../shared/documents/model.ts'
import { wordBlocks } from './docx/blocks.ts'
import { bookmarksOf } from './docx/bookmarks.ts'
import { contentsXml, hasContents } from './docx/contents.ts'
import { coreProperties } from './docx/core-properties.ts'
import { frameFor, WRITTEN } from './docx/frame.ts'
import { footerXml, headerXml } from './docx/furniture.ts'
import { type Lists, numberingXml } from './docx/numbering.ts'
import { partXml } from './docx/part-xml.ts'
import type { Setting } from './docx/setting.ts'
import { splitAfterTitle } from './docx/title-block.ts'
import { writeZip, zipEntry } from './docx/zip.ts'
import { measureWithFonts } from './fonts/shape.ts'
import { fitsOnPage } from './layout/fits-on-page.ts'
import { DEFAULT_LANGUAGE, type RenderOptions } from './options.ts'

const startOf = (document: AssembledDocument, lists: Lists): Setting => ({
  bookmarks: bookmarksOf(document.blocks),
  lists,
  isHanging: false,
  keepNext: false,
  staysWhole: false,
  pageBreakBefore: false,
  fitsOnPage: (blocks, isHanging) => fitsOnPage(blocks, isHanging, measureWithFonts),
})

function bodyXml(document: AssembledDocument, lists: Lists): string {
  const setting = startOf(document, lists)
  if (!hasContents(document)) return wordBlocks(document.blocks, setting)
  const [title, rest] = splitAfterTitle(document.blocks)
  const contents = contentsXml(document, setting.bookmarks)
  return wordBlocks(title, setting) + contents + wordBlocks(rest, setting)
}

/** The parts that say what the document says, by path. */
function writtenParts(document: AssembledDocument, section: string, options: RenderOptions) {
  const lists: Lists = []
  const body = bodyXml(document, lists)
  const footer = partXml('ftr', footerXml(document))
  const header = (title: string) => partXml('hdr', headerXml(title, options.watermark))
  return {
    [WRITTEN.document]: partXml('document', `<w:body>${body}${section}</w:body>`),
    [WRITTEN.numbering]: partXml('numbering', numberingXml(lists)),
    [WRITTEN.header]: header(document.title),
    [WRITTEN.firstHeader]: header(''),
    [WRITTEN.footer]: footer,
    [WRITTEN.firstFooter]: footer,
    [WRITTEN.properties]: coreProperties(document.title, options),
  }
}

/** A document as a Word file with real styles, numbering and cross-references. Any text is printed. */
export async function renderDocx(
  document: AssembledDocument,
  options: RenderOptions,
): Promise<Uint8Array> {
  const { section, parts } = await frameFor(options.language ?? DEFAULT_LANGUAGE)
  const written = Object.entries(writtenParts(document, section, options))
  const entries = await Promise.all(written.map(([path, xml]) => zipEntry(path, xml)))
  return writeZip([...parts, ...entries], options.createdAt)
}
