import type { List } from '../../../../shared/documents/model.ts'
import { addList } from './numbering.ts'
import { paragraphXml } from './paragraph-xml.ts'
import { wordRuns } from './runs.ts'
import type { Setting } from './setting.ts'
import { STYLE } from './style-names.ts'

/** A list with its own numbering, which goes on when an item is added in Word. */
export function wordList({ marker, items }: List, setting: Setting): string {
  const list = addList(setting.lists, { marker, isHanging: setting.isHanging })
  return items
    .map(({ runs }, index) =>
      paragraphXml(
        {
          style: STYLE.list,
          keepNext: setting.keepNext || (setting.staysWhole && index < items.length - 1),
          pageBreakBefore: setting.pageBreakBefore && index === 0,
          numbering: { list, level: 0 },
        },
        wordRuns(runs, setting.bookmarks),
      ),
    )
    .join('')
}
