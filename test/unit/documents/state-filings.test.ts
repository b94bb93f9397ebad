import { describe, expect, test } from 'vitest'
import { derive as deriveArticles } from '../../../shared/documents/articles-of-incorporation/derive.ts'
import { template as articles } from '../../../shared/documents/articles-of-incorporation/index.ts'
import { derive as deriveAgreement } from '../../../shared/documents/llc-operating-agreement/derive.ts'
import { template as agreement } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'

const DOCUMENTS = [
  { template: agreement, derive: deriveAgreement, fee: 'formation_fee_note' },
  { template: articles, derive: deriveArticles, fee: 'filing_fee_note' },
]

/** States in which the document is sold without notes of its own. */
const generalStates = ({ template }: (typeof DOCUMENTS)[number]): StateName[] =>
  STATE_NAMES.filter(
    (state) =>
      template.stateNotes[state] === undefined && template.coverage[state].kind !== 'refuse',
  )

describe.each(DOCUMENTS)('$template.id', (document) => {
  const { derive, fee, template } = document

  test('the law, fees and reports of each state match the review', async () => {
    const lines = generalStates(document).map((state) => {
      const values = derive({ state })
      const notes = [values.act, values[fee], values.report_note, values.also_due_note]
      expect(notes.slice(0, 3)).not.toContain(undefined)
      return [`## ${state}`, ...notes.filter((note) => note !== undefined)].join('\n')
    })
    await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot(`filings-${template.id}.txt`)
  })

  test('the sentences are complete and short', () => {
    for (const state of generalStates(document)) {
      const values = derive({ state })
      for (const note of [values[fee], values.report_note, values.also_due_note]) {
        if (note === undefined) continue
        expect(note).toMatch(/^[A-Z].*\.$/)
        for (const sentence of String(note).split(/(?<=[a-z\d]\.) (?=[A-Z])/)) {
          expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(45)
        }
      }
    }
  })
})
