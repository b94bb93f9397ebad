import { expect, test } from 'vitest'
import type { Answers } from '../../shared/documents/template/template.ts'
import { combinationsOf, type GoldenDocument, printer } from '../support/golden.ts'

/** What `choices` a section needs, as the values that each answer may have; several are alternatives. */
type When = Record<string, Answers[string][]>

/**
 * The truth table of a document: a known answer set, every value of each answer that adds, drops or renames a
 * section ('' is no answer), and the sections in their order. "# " is a number, "{state}" an answer.
 */
type Outline = {
  from: string
  change?: Answers
  choices: When
  /** Choices that no form accepts together. */
  without?: When
  sections: readonly [title: string, ...when: When[]][]
  /** Defined terms, which are defined where something uses them, and the pattern of each definition. */
  terms?: Record<string, string>
}

const OUTLINES = import.meta.glob<Outline>('./*/sections.json', { eager: true, import: 'default' })
const GOLDEN = import.meta.glob<GoldenDocument>('./*/cases.ts', { eager: true, import: 'golden' })

const isMet = (when: When, answers: Answers): boolean =>
  Object.entries(when).every(([key, values]) => values.includes(answers[key]))

const expectedSections = ({ sections }: Outline, answers: Answers): string[] => {
  let number = 0
  return sections
    .filter(([, ...when]) => when.length === 0 || when.some((each) => isMet(each, answers)))
    .map(([title]) =>
      title
        .replace(/^#/, () => String(++number))
        .replace(/\{(\w+)\}/g, (_, key: string) => String(answers[key])),
    )
}

/** The terms that are used without a definition or defined without a use. */
const strayTerms = (text: string, terms: Record<string, string>): string[] =>
  Object.entries(terms)
    .map(([term, definition]) => {
      const defined = new RegExp(definition, 'm').test(text)
      const uses = text.split(term).length - 1
      return { term, isStray: defined ? uses < 2 : uses > 0 }
    })
    .flatMap(({ term, isStray }) => (isStray ? [term] : []))

test.each(Object.entries(OUTLINES))('%s: sections appear as in the table', (path, outline) => {
  const golden = GOLDEN[path.replace('sections.json', 'cases.ts')]
  if (!golden) throw new Error(`${path} has no cases.ts`)
  const { template, texts, unclean } = golden
  const { agreementText, sections } = printer(template)
  const { change, choices, without } = outline
  const combinations = combinationsOf({ ...texts[outline.from], ...change }, choices).filter(
    (answers) => !without || !isMet(without, answers),
  )
  for (const answers of combinations) {
    expect(sections(answers), JSON.stringify(answers)).toEqual(expectedSections(outline, answers))
    const text = agreementText(answers)
    if (unclean) expect(text).not.toMatch(unclean)
    expect(strayTerms(text, outline.terms ?? {}), JSON.stringify(answers)).toEqual([])
  }
})
