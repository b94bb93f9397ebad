import { textOf } from '../template/reading.ts'
import type { Answers, Field, ListColumns, Rule } from '../template/template.ts'
import { formatDate, readDateCell } from '../toolbox/dates.ts'
import { splitLines } from '../toolbox/text.ts'
import { memberNumbers } from './members.ts'

/* Contributions due more than 30 days after the start, and rules against those that are not capital. */

/** "Bo Lee - $100,000 - 2028-05-01" as who, what and when; the date is ISO or as typed. */
const entryOf = (line: string): [who: string, what: string, day: string] => {
  const parts = line.split(/\s+[-\u2013\u2014]\s+/).map((part) => part.trim())
  const [who = '', ...rest] = parts
  const last = rest.at(-1) ?? ''
  const day = readDateCell(last)
  return [who, (day === undefined ? rest : rest.slice(0, -1)).join(', '), day ?? '']
}

const COLUMNS: ListColumns = {
  columns: [
    { label: 'Member', kind: 'text' },
    { label: 'Contribution', kind: 'text' },
    { label: 'Due by', kind: 'date' },
  ],
  read: entryOf,
  write: (cells) => cells.filter(Boolean).join(' - '),
}

export const laterContributions: Field = {
  key: 'laterContributions',
  label: 'Contributions made later',
  kind: 'textarea',
  list: { one: 'contribution', add: 'Add a contribution', columns: COLUMNS },
  required: false,
  help: 'Only for parts of the contributions above that are made more than 30 days after the start: one line for each part, with its date.',
  why: 'Prints a table of the later parts and their dates. Without it everything is due within 30 days.',
}

const entriesOf = (answers: Answers) =>
  splitLines(textOf(answers, 'laterContributions')).map(entryOf)

export const contributions = (answers: Answers) => ({
  /** Member, part and due date of each later contribution; undefined where there is none. */
  get later_contributions() {
    const rows = entriesOf(answers).map(([who, what, day]) => [who, what, formatDate(day)])
    return rows.length > 0 ? rows : undefined
  },
})

const OVER_TIME =
  /\b(over (the )?(next )?(\w+|\d+) (weeks|months|years|quarters)|(per|each|every|a) (week|month|quarter|year)|weekly|monthly|quarterly|yearly|annually|in installments|later|over time)\b/i
/** "$20,000 by June 1": a due date of its own, which contradicts the one in the clause. */
const DATED =
  /\b(by|until|before|due|no later than)\s+((jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d|\d{4}-\d|\d{1,2}\/\d)/i
const WORK =
  /\b(labou?r|sweat|services?(?! (business|contract|company|truck|van|vehicle))|(his|her|their|its|my) (work|time|skills?|expertise)|know-?how|consulting|to be rendered)\b/i

/** The rules for the members' contributions. */
export const contributionRules = (numbers: readonly number[]): readonly Rule[] => [
  ...numbers.flatMap((number): Rule[] => {
    const field = `member${number}Contribution`
    const says = (answers: Answers, words: RegExp) =>
      memberNumbers(answers).some((known) => known === number) && words.test(textOf(answers, field))
    return [
      {
        field,
        also: ['laterContributions'],
        level: 'error',
        message:
          'The agreement makes everything due within 30 days. List later contributions, with their dates, under "Contributions made later".',
        isViolated: (answers) => says(answers, OVER_TIME) && entriesOf(answers).length === 0,
      },
      {
        field,
        also: ['laterContributions'],
        level: 'error',
        message:
          'The agreement sets one day for all first contributions, 30 days after the start. Leave the date out, or list this part under "Contributions made later".',
        isViolated: (answers) => says(answers, DATED),
      },
      {
        field,
        level: 'error',
        message:
          'Work does not count as a capital contribution here: it is taxed differently. Write the cash or property, even a small sum, and put the work into Schedule B.',
        isViolated: (answers) => says(answers, WORK),
      },
    ]
  }),
  {
    field: 'laterContributions',
    level: 'error',
    message: 'Give each later contribution a member, a description and a date.',
    isViolated: (answers) => entriesOf(answers).some((entry) => entry.includes('')),
  },
]
