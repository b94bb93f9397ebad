import type { Report } from '../../shared/documents/linter/report.ts'

/** In characters. */
const LINE_WIDTH = 100
const LABEL_WIDTH = 28

/** Wraps words into lines of at most `width` characters. */
const wrap = (text: string, width: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

const row = (label: string, text: string): string[] =>
  wrap(text, LINE_WIDTH - LABEL_WIDTH).map((line, index) =>
    `${(index === 0 ? label : '').padEnd(LABEL_WIDTH)}${line}`.trimEnd(),
  )

const indentedRow = (label: string, text: string): string[] => row(`  ${label}`, text)

const formatList = (items: readonly string[]): string =>
  items.length === 0 ? 'none' : `${items.length}: ${items.join(', ')}`

const atLine = (name: string, line: number): string => `${name} (line ${line})`

const conditionRows = ({ conditions }: Report): string[] => {
  const describeConditions = ({
    conditions: count,
    branches,
    depth,
  }: Report['conditions']['notes']) =>
    count === 0 ? 'none' : `${count} with ${branches} branches, at most ${depth} deep`
  return [
    ...row('Conditions', ''),
    ...indentedRow('agreement', describeConditions(conditions.agreement)),
    ...indentedRow('instructions', describeConditions(conditions.instructions)),
    ...indentedRow('state notes', describeConditions(conditions.notes)),
  ]
}

const termRows = ({ terms }: Report): string[] => [
  ...row('Defined terms', formatList(terms.defined.map(({ term }) => term))),
  ...indentedRow(
    'defined, not used',
    formatList(terms.unused.map(({ term, line }) => atLine(term, line))),
  ),
  ...indentedRow(
    'used, not defined',
    formatList(terms.undefined.map(({ term, line }) => atLine(term, line))),
  ),
]

const referenceRows = ({ references }: Report): string[] =>
  (['agreement', 'instructions'] as const).flatMap((part) => {
    const { count, dangling, unused } = references[part]
    return [
      ...row(`References, ${part}`, String(count)),
      ...indentedRow('dangling', formatList(dangling.map(({ id, line }) => atLine(id, line)))),
      ...indentedRow('unused ids', formatList([...new Set(unused.map(({ id }) => id))])),
    ]
  })

const summaryRow = ({ summary, questions }: Report): string[] => [
  ...row('Summary rows', String(summary.count)),
  ...indentedRow(
    'with no clause',
    formatList(summary.without.map(({ label, line }) => atLine(label, line))),
  ),
  ...row('Questions', String(questions.count)),
  ...indentedRow('unused', formatList(questions.unread)),
]

const stateRows = ({ states }: Report): string[] => [
  ...row('States', ''),
  ...Object.entries(states).flatMap(([kind, names]) => indentedRow(kind, formatList(names))),
]

/** Of each text: its reading grade, its sentences and the longest one. */
const readingRows = ({ readability }: Report): string[] =>
  (['agreement', 'instructions'] as const).flatMap((part) => {
    const { grade, words, sentences, median, longest } = readability[part]
    return [
      ...row(`Reading grade, ${part}`, grade.toFixed(1)),
      ...indentedRow(
        'sentences',
        `${sentences} with ${words.toLocaleString('en-US')} words, median ${median} words`,
      ),
      ...(longest
        ? indentedRow('longest', `${longest.words} words, at ${longest.place}: "${longest.text}"`)
        : []),
    ]
  })

export const GRADE_FORMULA =
  'Reading grade: Flesch-Kincaid, 0.39 x words per sentence + 11.8 x syllables per word - 15.59, measured on\nthe sample document, in US school grades. Lines are those of agreement.md or instructions.md.'

/** A document's report as a two-column table; `folder` is its source folder. */
export const reportLines = (report: Report, folder: string): string[] => [
  `${report.name} · ${folder}`,
  '-'.repeat(LINE_WIDTH),
  ...conditionRows(report),
  ...termRows(report),
  ...referenceRows(report),
  ...summaryRow(report),
  ...stateRows(report),
  ...readingRows(report),
]
