import { expect, test } from 'vitest'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import type { Block } from '../../shared/documents/engine/model.ts'
import type { Template } from '../../shared/documents/template/template.ts'
import fc from '../support/fast-check.ts'
import { loan } from '../support/fixture-template/index.ts'
import { danglingReferences, expectedFrom, numbersOf } from '../support/numbering.ts'

/** Documents of random sections and clauses that depend on random checkboxes. */

const SWITCHES = ['a', 'b', 'c', 'd']
const isOn = fc.option(fc.constantFrom(...SWITCHES), { nil: undefined })

type Clause = {
  when: string | undefined
  inBox: boolean
  kind: 'clause' | 'plain' | 'subsection' | 'pointer'
}
type Section = { when: string | undefined; plain: boolean; clauses: Clause[]; newPage: boolean }

const clauseShape: fc.Arbitrary<Clause> = fc.record({
  when: isOn,
  inBox: fc.boolean(),
  kind: fc.constantFrom('clause', 'plain', 'subsection', 'pointer'),
})
const sectionShape: fc.Arbitrary<Section> = fc.record({
  when: isOn,
  plain: fc.boolean(),
  clauses: fc.array(clauseShape, { maxLength: 4 }),
  newPage: fc.boolean(),
})

const wrapInIf = (when: string | undefined, text: string) =>
  when === undefined ? text : `{% if $${when} %}\n${text}\n{% /if %}`

const clauseText = (clause: Clause, id: string): string => {
  if (clause.kind === 'subsection') return `### Part ${id} {% #${id} numbered=true %}`
  if (clause.kind === 'pointer') return `Clause {% ref("anchor") %} and clause {% ref("last") %}.`
  const text = `Text ${id}. {% #${id}${clause.kind === 'plain' ? ' plain=true' : ''} %}`
  return clause.inBox ? `{% box %}\n${text}\n{% /box %}` : text
}

const sectionText = (section: Section, index: number): string => {
  const heading = `## Section ${index} {% #s${index} clauses=true${section.plain ? ' plain=true' : ''} %}`
  const clauses = section.clauses.map((clause, place) =>
    wrapInIf(clause.when, clauseText(clause, `s${index}c${place}`)),
  )
  const end = section.newPage ? ['{% page-break /%}'] : []
  return wrapInIf(section.when, [heading, ...clauses, ...end].join('\n\n'))
}

const templateOf = (sections: readonly Section[]): Template => ({
  ...loan,
  derive: undefined,
  steps: [
    {
      id: 'switches',
      title: 'Switches',
      fields: SWITCHES.map((key) => ({
        key,
        label: key,
        kind: 'checkbox',
        help: '',
        required: false,
      })),
    },
  ],
  agreement: [
    '# Title\n\n## First {% clauses=true %}\n\nAnchor. {% #anchor %}',
    ...sections.map(sectionText),
    '## Last {% clauses=true %}\n\nEnd. {% #last %}',
  ].join('\n\n'),
})

const answersShape = fc.record(Object.fromEntries(SWITCHES.map((key) => [key, fc.boolean()])))

test('numbers have no gaps and references are correct for any conditions', () => {
  fc.assert(
    fc.property(fc.array(sectionShape, { maxLength: 5 }), answersShape, (sections, answers) => {
      const assembled = assemble(templateOf(sections), 'agreement', answers, {
        today: '2026-11-21',
      })
      const numbers = numbersOf(assembled)
      expect(numbers).toEqual(expectedFrom(numbers))
      expect(danglingReferences(assembled)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('every numbered section has content', () => {
  fc.assert(
    fc.property(fc.array(sectionShape, { maxLength: 5 }), answersShape, (sections, answers) => {
      const { blocks } = assemble(templateOf(sections), 'agreement', answers, {
        today: '2026-11-21',
      })
      const isSection = (block?: Block) => block?.kind === 'heading' && block.level === 1
      const isEnd = (block?: Block) => block?.kind === 'page-break' || isSection(block)
      const empty = blocks.filter((block, index) => isSection(block) && isEnd(blocks[index + 1]))
      expect(empty).toEqual([])
    }),
  )
})
