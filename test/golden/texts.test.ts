import { describe, expect, test } from 'vitest'
import { documentText } from '../../shared/documents/engine/plain-text.ts'
import { questionProblems } from '../../shared/documents/linter/questions.ts'
import { sourceProblems } from '../../shared/documents/linter/sources.ts'
import { type GoldenDocument, printing } from '../support/golden.ts'

/** Every document has its reviewed texts beside its `cases.ts`. */
const GOLDEN = Object.entries(
  import.meta.glob<GoldenDocument>('./*/cases.ts', { eager: true, import: 'golden' }),
).map(([path, golden]) => ({ folder: path.replace('/cases.ts', ''), golden }))

test('all twelve documents are here', () => {
  expect(GOLDEN).toHaveLength(12)
})

describe.each(GOLDEN)('$folder', ({ folder, golden }) => {
  const { template, texts, alsoClean = {}, unclean, steps } = golden
  const { agreement, instructions } = printing(template)

  test('the sources use only what the dialect knows, and the questions fit together', () => {
    expect(sourceProblems(template)).toEqual([])
    expect(questionProblems(template)).toEqual([])
  })

  test.each(Object.entries(texts))('%s: the agreement reads as reviewed', async (name, answers) => {
    const text = documentText(agreement(answers))
    await expect(text).toMatchFileSnapshot(`${folder}/${name}.txt`)
  })

  test.each(Object.entries(texts))(
    '%s: the instructions read as reviewed',
    async (name, answers) => {
      const text = documentText(instructions(answers))
      await expect(text).toMatchFileSnapshot(`${folder}/${name}-instructions.txt`)
    },
  )

  test.each(Object.entries({ ...texts, ...alsoClean }))('%s: is clean', (_, answers) => {
    const guide = documentText(instructions(answers))
    const text = documentText(agreement(answers)) + guide
    expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
    if (unclean) expect(text).not.toMatch(unclean)
    if (steps !== undefined) expect(guide.match(/^\d+\. /gm)).toHaveLength(steps)
  })
})
