import { InternalHyperlink, type Paragraph, Tab, TextRun } from 'docx'
import { CONTENTS_TITLE, type ContentsEntry } from '../layout/layout-contents.ts'
import type { Bookmarks } from './bookmarks.ts'
import { textRuns } from './runs.ts'
import { paragraph } from './word-paragraphs.ts'

const entryParagraph = ({ id, number, title }: ContentsEntry, bookmarks: Bookmarks): Paragraph => {
  const bookmark = bookmarks.get(id)
  if (!bookmark) throw new Error(`The heading ${id} has no bookmark`)
  const numbered = number ? [new TextRun({ children: [number, new Tab()] })] : []
  const children = [...numbered, ...textRuns(title)]
  return paragraph('TOC1', {
    children: [new InternalHyperlink({ anchor: bookmark.name, children })],
  })
}

/** The sections as links, under a title. Only Word knows their pages, so there are no page numbers. */
export const contentsList = (
  entries: readonly ContentsEntry[],
  bookmarks: Bookmarks,
): Paragraph[] =>
  entries.length === 0
    ? []
    : [
        paragraph('TOCHeading', { children: [new TextRun(CONTENTS_TITLE)] }),
        ...entries.map((entry) => entryParagraph(entry, bookmarks)),
      ]
