import { describe, expect, test } from 'vitest'
import type { AssembledDocument } from '../../shared/documents/engine/model.ts'
import { type GoldenDocument, type GoldenPages, printing } from '../support/golden.ts'
import { laidOutPages } from '../support/laid-out-pages.ts'

const CASES = import.meta.glob<GoldenDocument>('./*/cases.ts', { eager: true, import: 'golden' })
const PAGES = import.meta.glob<GoldenPages>('./*/pages.ts', { eager: true, import: 'pages' })

const GOLDEN = Object.entries(CASES).map(([path, { template }]) => {
  const pages = PAGES[path.replace('cases.ts', 'pages.ts')]
  if (!pages) throw new Error(`${template.id} has no pages.ts`)
  const cases = pages.cases.map(([name, answers, agreement, instructions]) => ({
    name,
    answers,
    expected: { agreement, instructions },
  }))
  return { template, specified: pages.specified, cases }
})

const countOf = (document: AssembledDocument): number => laidOutPages(document).length

test('all twelve documents are here', () => {
  expect(GOLDEN).toHaveLength(12)
})

describe.each(GOLDEN)('$template.id', ({ template, specified, cases }) => {
  const { agreement, instructions } = printing(template)

  test('has the page count of the specification', () => {
    expect(template.pages).toBe(specified)
  })

  test.each(cases)('$name', ({ answers, expected }) => {
    expect(expected.agreement).toContain(countOf(agreement(answers)))
    if (expected.instructions) {
      expect(expected.instructions).toContain(countOf(instructions(answers)))
    }
  })
})
