import { InternalHyperlink, type Paragraph, TextRun } from 'docx'
import { CONTENTS_TITLE, type ContentsEntry } from '../contents.ts'
import type { Bookmarks } from './bookmarks.ts'
import { textRuns } from './runs.ts'
import { paragraph } from './word-paragraphs.ts'

const entryParagraph = ({ id, label }: ContentsEntry, bookmarks: Bookmarks): Paragraph => {
  const bookmark = bookmarks.get(id)
  if (!bookmark) throw new Error(`The heading ${id} has no bookmark`)
  const link = new InternalHyperlink({ anchor: bookmark.name, children: textRuns(label) })
  return paragraph('TOC1', { children: [link] })
}

/** The sections as links, under a title. Word alone knows its pages, so they are not named. */
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
