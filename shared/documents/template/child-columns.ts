import { readDateCell } from '../toolbox/dates.ts'
import type { ListColumns } from './template.ts'

const write = ([name = '', birth = '']: readonly string[]): string =>
  birth ? `${name}, born ${birth}` : name

/** "Lucia Quintero, born 2014-05-02", "Lucia Quintero, May 2, 2014". */
const NAME_AND_DATE = /^(.*?),\s*(?:born\s+)?(?:on\s+)?([^,]+(?:,\s*\d{4})?)$/i

/** A child by name and date of birth. */
export const CHILD_COLUMNS: ListColumns = {
  columns: [
    { label: 'Full name', kind: 'text' },
    { label: 'Date of birth', kind: 'date' },
  ],
  read: (line) => {
    const [, name = '', typed = ''] = NAME_AND_DATE.exec(line) ?? []
    const birth = readDateCell(typed)
    return birth === undefined ? [line, ''] : [name, birth]
  },
  write,
}

/** "T.W., born 2013", "T.W., 2013", and a year that is still being typed. */
const NAME_AND_YEAR = /^(.*?),\s*(?:born\s+(?:in\s+)?(.+)|(\d{4}))$/i

/** A child as public court files show it: by initials and year. */
export const PRIVATE_CHILD_COLUMNS: ListColumns = {
  columns: [
    { label: 'First name or initials', kind: 'text' },
    { label: 'Year of birth', kind: 'text' },
  ],
  read: (line) => {
    const [, name = line, typed, year = ''] = NAME_AND_YEAR.exec(line) ?? []
    return [name, typed ?? year]
  },
  write,
}
