import { Paragraph as WordParagraph } from 'docx'
import type { List } from '../../../../shared/documents/model.ts'
import { listReference } from './numbering.ts'
import { wordRuns } from './runs.ts'
import type { Setting } from './setting.ts'
import { STYLE } from './style-names.ts'

/** A list with its own numbering, which goes on when an item is added in Word. */
export function wordList(list: List, setting: Setting): WordParagraph[] {
  const reference = listReference(list.marker, setting.isHanging)
  const instance = setting.nextList()
  return list.items.map(
    (item, index) =>
      new WordParagraph({
        style: STYLE.list,
        numbering: { reference, level: 0, instance },
        keepNext: setting.keepNext || undefined,
        pageBreakBefore: (setting.pageBreakBefore && index === 0) || undefined,
        children: wordRuns(item.runs, setting.bookmarks),
      }),
  )
}
