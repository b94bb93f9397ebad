import { Document, Packer } from 'docx'
import { estimatePageNumbers } from 'docx/layout'
import type { AssembledDocument } from '../../../shared/documents/model.ts'
import { wordBlocks } from './docx/blocks.ts'
import { bookmarksOf } from './docx/bookmarks.ts'
import { contentsList, hasContents, splitAfterTitle } from './docx/contents.ts'
import { coreProperties } from './docx/core-properties.ts'
import { furniture } from './docx/furniture.ts'
import { numberingConfig } from './docx/numbering.ts'
import type { Setting } from './docx/setting.ts'
import { stylesFor } from './docx/styles.ts'
import { tableStyles } from './docx/table-styles.ts'
import { MARGIN, PAGE } from './docx/units.ts'
import { withZipDate } from './docx/zip-date.ts'
import { DEFAULT_LANGUAGE, type RenderOptions } from './options.ts'

function startOf(document: AssembledDocument): Setting {
  let lists = 0
  return {
    bookmarks: bookmarksOf(document.blocks),
    isHanging: false,
    keepNext: false,
    pageBreakBefore: false,
    nextList: () => lists++,
  }
}

function bodyOf(document: AssembledDocument) {
  const setting = startOf(document)
  if (!hasContents(document)) return wordBlocks(document.blocks, setting)
  const [title, rest] = splitAfterTitle(document.blocks)
  return [...wordBlocks(title, setting), ...contentsList(), ...wordBlocks(rest, setting)]
}

function wordDocument(document: AssembledDocument, options: RenderOptions): Document {
  return new Document({
    externalStyles: tableStyles,
    styles: stylesFor(options.language ?? DEFAULT_LANGUAGE),
    numbering: { config: numberingConfig },
    compatibility: { version: 15 },
    pageNumbers: hasContents(document) ? estimatePageNumbers : undefined,
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
        ...furniture(document, options.watermark),
        children: bodyOf(document),
      },
    ],
  })
}

/** A document as a Word file with real styles, numbering and cross-references. Any text is printed. */
export async function renderDocx(
  document: AssembledDocument,
  options: RenderOptions,
): Promise<Uint8Array> {
  const file = await Packer.pack(wordDocument(document, options), 'uint8array', undefined, [
    { path: 'docProps/core.xml', data: coreProperties(document.title, options) },
  ])
  return withZipDate(file, options.createdAt)
}
