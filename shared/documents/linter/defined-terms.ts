import { parseSource } from '../engine/parse.ts'
import { allFields } from '../template/fields.ts'
import type { Template } from '../template/template.ts'
import { STATE_NAMES } from '../toolbox/states.ts'
import { ENDS_OFFICIAL_NAME, ORDINARY_NAMES } from './ordinary-names.ts'
import { BOLD, BRANCH, type Line, linesOf } from './wording.ts'

/** `line` counts from 1 in the agreement. */
type Term = { term: string; line: number }

/** The defined terms of an agreement, in the order of their definitions. */
export type Terms = { defined: Term[]; unused: Term[]; undefined: Term[] }

const [OPEN, CLOSE] = BOLD
const bold = `${OPEN}([^${OPEN}${CLOSE}]+)${CLOSE}`
/** The "**Price**", with its quotation marks. */
const QUOTED = new RegExp(`["“]${bold}["”]`, 'g')
/** A line that starts with a bold term and its definition. */
const LEADING = new RegExp(`^${BRANCH}?${bold}`)
/** "The **Listing Price** is ...", inside a line. */
const AFTER_ARTICLE = new RegExp(`\\b(?:[Tt]he|[Aa]n?) ${bold} (?:means?|is|are)\\b`, 'g')
const ALSO = new RegExp(`^,? (?:and|or) ${bold}`)
/** A bold run-in heading: "**Whole agreement.** This Agreement is ..." */
const RUN_IN = new RegExp(`^${BRANCH}?${OPEN}[^${CLOSE}]*[.:]${CLOSE}`)
const HEADING_PARTS = new RegExp(`[${BRANCH}:,]`)
const SAYS_WHAT = /^(?: \("[^"]+"\))? (?:means?|is|are|has)\b/
const DEFINING_SECTION = /\bdefin|\bmeaning|\bterms used\b/i

const stripMarks = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '')

/** "**Net Profit** and **Net Loss** mean ...": both. */
const leadingTerms = (text: string): string[] => {
  const first = LEADING.exec(text)
  if (!first?.[1]) return []
  const after = text.slice(first[0].length)
  const second = ALSO.exec(after)
  const rest = second ? after.slice(second[0].length) : after
  return SAYS_WHAT.test(rest) ? [first[1], ...(second?.[1] ? [second[1]] : [])] : []
}

/** The row labels of a table of definitions: "Net Profit, Net Loss" are two. */
const labelTerms = ({ label, section }: Line): string[] =>
  label !== undefined && DEFINING_SECTION.test(section) ? label.split(/, | and | or /) : []

const isTerm = (term: string): boolean => /^\p{L}[\p{L} '’-]*$/u.test(term)

const termsIn = (line: Line): Term[] =>
  [
    ...[...line.text.matchAll(QUOTED)].map(([, term]) => term ?? ''),
    ...[...line.text.matchAll(AFTER_ARTICLE)].map(([, term]) => term ?? ''),
    ...leadingTerms(line.text),
    ...labelTerms(line),
  ]
    .map((term) => ({ term: term.trim(), line: line.line }))
    .filter(({ term }) => isTerm(term))

const uniqueTerms = (terms: readonly Term[]): Term[] =>
  terms.filter(({ term }, index) => terms.findIndex((other) => other.term === term) === index)

/** The term in singular and plural. */
const forms = (term: string): string[] => [
  ...[term, `${term}s`, `${term}es`, term.replace(/y$/, 'ies')],
  ...[term.replace(/s$/, ''), term.replace(/ies$/, 'y')],
]

/** How often a text uses a term; inside a sentence, "Good faith" is lower case. */
const usesOf = (term: string, text: string): number => {
  const first = term.charAt(0)
  const isPhrase = / /.test(term) && !/\p{Lu}/u.test(term.slice(1))
  const start = isPhrase ? `[${first.toUpperCase()}${first.toLowerCase()}]` : first
  const rest = forms(term.slice(1)).join('|')
  return [...text.matchAll(new RegExp(`(?<!\\p{L})${start}(?:${rest})(?!\\p{L})`, 'gu'))].length
}

/**
 * Words after these are inside a sentence, where capital letters mean a term or a name. Followed by
 * a number they are a rule's name: "a Rule 506 sale".
 */
const BEFORE_A_TERM =
  '(?:[Tt]he|[Aa]n?|[Tt]his|[Ee]ach|[Aa]ny|[Nn]o|[Ee]very|such|all|both|my|its|their|[Ee]ither|neither|other|another)'
const CAPITALISED = new RegExp(
  `(?<!\\p{L})${BEFORE_A_TERM} (\\p{Lu}\\p{Ll}+(?:[ -]\\p{Lu}\\p{Ll}+)*)(?!\\p{L})(?! \\d)`,
  'gu',
)

/** Whether the words are consecutive names: "Employee Confidential Information". */
const isMadeOf = (words: readonly string[], names: ReadonlySet<string>): boolean =>
  words.length === 0 ||
  words.some(
    (_, index) =>
      names.has(words.slice(0, index + 1).join(' ')) && isMadeOf(words.slice(index + 1), names),
  )

/** Texts that variables print in some state, such as "Executor". */
const printedNames = ({ derive, sampleAnswers, stateField }: Template): string[] =>
  derive
    ? STATE_NAMES.flatMap((state) =>
        Object.values(derive({ ...sampleAnswers, [stateField]: state })).filter(
          (value) => typeof value === 'string',
        ),
      )
    : []

const headingsIn = (lines: readonly Line[]): string[] =>
  lines
    .filter(({ kind }) => kind === 'heading')
    .flatMap(({ text }) => text.split(HEADING_PARTS))
    .map((heading) => stripMarks(heading).trim().replace(/^The /, ''))
    .filter((heading) => heading !== '')

/** Common names, the document's own name and parts, its choices and row labels. */
const knownNames = (template: Template, lines: readonly Line[]): string[] => [
  ...ORDINARY_NAMES,
  ...template.name.split(/ (?:of|and) /),
  ...printedNames(template),
  ...allFields(template).flatMap(({ options = [] }) => options.map(({ label }) => label)),
  ...headingsIn(lines),
  ...lines.flatMap(({ text, label = '' }) => [
    label,
    LEADING.exec(text)?.[1]?.replace(/[.:]$/, '') ?? '',
  ]),
]

/** A line without its bold heading, quoted names and titles of other parts. */
const sentencesOf = (text: string, headings: readonly string[]): string => {
  const plain = stripMarks(text.replace(RUN_IN, '')).replace(/["“][^"”]*["”]/g, '')
  return headings.reduce((rest, heading) => rest.replaceAll(heading, ''), plain)
}

const findUndefined = (lines: readonly Line[], names: ReadonlySet<string>): Term[] => {
  const headings = headingsIn(lines).filter((heading) => heading.includes(' '))
  return lines
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ text, line }) =>
      [...sentencesOf(text, headings).matchAll(CAPITALISED)].map(([, term = '']) => ({
        term,
        line,
      })),
    )
    .filter(({ term }) => !ENDS_OFFICIAL_NAME.test(term) && !isMadeOf(term.split(' '), names))
}

/**
 * The terms that an agreement defines, those it never uses, and capitalized words that look like
 * undefined terms.
 */
export const termsOf = (template: Template): Terms => {
  const lines = linesOf(parseSource(template.agreement))
  const defined = uniqueTerms(lines.flatMap(termsIn))
  const text = lines.map((line) => stripMarks(`${line.label ?? ''} ${line.text}\n`)).join('')
  const names = new Set(
    [
      ...knownNames(template, lines).map((name) => name.trim()),
      ...defined.map(({ term }) => term),
    ].flatMap(forms),
  )
  return {
    defined,
    unused: defined.filter(({ term }) => usesOf(term, text) < 2),
    undefined: uniqueTerms(findUndefined(lines, names)),
  }
}
