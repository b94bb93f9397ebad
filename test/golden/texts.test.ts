import { describe, expect, test } from 'vitest'
import { documentText } from '../../shared/documents/engine/plain-text.ts'
import { changedLines } from '../support/changed-lines.ts'
import { type Changes, type GoldenDocument, printing } from '../support/golden.ts'

/** Every document has its reviewed texts next to its `cases.ts`. */
const CHANGES = import.meta.glob<Changes>('./*/changes.ts', { eager: true, import: 'changes' })
const GOLDEN = Object.entries(
  import.meta.glob<GoldenDocument>('./*/cases.ts', { eager: true, import: 'golden' }),
).map(([path, golden]) => ({
  folder: path.replace('/cases.ts', ''),
  golden,
  changes: (CHANGES[path.replace('cases.ts', 'changes.ts')] ?? []).flatMap(({ from, changes }) =>
    Object.entries(changes).map(([name, change]) => ({ name, from, to: { ...from, ...change } })),
  ),
}))

/** Traces of a template in a printed text. */
const TRACES = /[{}]|undefined|\bnull\b|NaN/

test('all twelve documents are here', () => {
  expect(GOLDEN).toHaveLength(12)
})

describe.each(GOLDEN)('$folder', ({ folder, golden, changes }) => {
  const { template, texts, alsoClean = {}, unclean, steps } = golden
  const { agreement, instructions, agreementText, instructionsText } = printing(template)

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

  test('changed answers change the text as reviewed', async () => {
    expect(changes.length).toBeGreaterThan(20)
    const reports = changes.map(({ name, from, to }) => {
      const inAgreement = changedLines(agreementText(from), agreementText(to))
      const inGuide = changedLines(instructionsText(from), instructionsText(to))
      expect([...inAgreement, ...inGuide].join('\n')).not.toMatch(TRACES)
      return [`## ${name}`, ...inAgreement, ...inGuide.map((line) => `guide ${line}`)].join('\n')
    })
    await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot(`${folder}/changes.txt`)
  })

  test.each(Object.entries({ ...texts, ...alsoClean }))('%s: is clean', (_, answers) => {
    const guide = documentText(instructions(answers))
    const text = documentText(agreement(answers)) + guide
    expect(text).not.toMatch(TRACES)
    if (unclean) expect(text).not.toMatch(unclean)
    if (steps !== undefined) expect(guide.match(/^\d+\. /gm)).toHaveLength(steps)
  })
})
