import { expect, test } from 'vitest'
import type { Answers } from '../../shared/documents/template/template.ts'
import { type GoldenDocument, printer } from '../support/golden.ts'
import { layoutPages } from '../support/laid-out-pages.ts'
import { pageProblems } from '../support/pdf-soundness.ts'

const GOLDEN = import.meta.glob<GoldenDocument>('./*/cases.ts', { eager: true, import: 'golden' })

/** States with long notes, and Ohio, of which most documents have none. */
const STATES = ['New York', 'California', 'Texas', 'Florida', 'Massachusetts', 'Delaware', 'Ohio']

test.each(Object.entries(GOLDEN))('%s: has as many pages as reviewed', async (path, golden) => {
  const { template, texts, longer } = golden
  const { agreement, instructions } = printer(template)
  const [[first, base] = ['', {}]] = Object.entries(texts)
  const cases: Record<string, Answers> = {
    ...texts,
    ...longer,
    ...Object.fromEntries(
      STATES.map((state) => [`${first} in ${state}`, { ...base, [template.stateField]: state }]),
    ),
  }
  const counts = Object.entries(cases).map(([name, answers]) => {
    const [pages, guide] = [layoutPages(agreement(answers)), layoutPages(instructions(answers))]
    expect(pageProblems(pages, { nearlyEmpty: 0.1 }), name).toEqual([])
    return { name, pages: pages.length, guide: guide.length }
  })
  expect(counts[0]?.pages).toBe(template.pages)
  const lines = counts.map(({ name, pages, guide }) => `${name}: ${pages} pages, guide ${guide}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(path.replace('cases.ts', 'pages.txt'))
})
