import { describe, expect, test } from 'vitest'
import { documentText } from '../../shared/documents/engine/plain-text.ts'
import { readStateNotes } from '../../shared/documents/engine/read-state-notes.ts'
import { STATE_NAMES } from '../../shared/documents/toolbox/states.ts'
import { adviceIn } from '../support/advice.ts'
import { isDeep } from '../support/deep.ts'
import { type GoldenDocument, otherStatesIn, printer, straightenQuotes } from '../support/golden.ts'
import { layoutPages } from '../support/laid-out-pages.ts'
import { nearlyEmptyPages } from '../support/pdf-soundness.ts'

const GOLDEN = Object.values(
  import.meta.glob<GoldenDocument>('./*/cases.ts', { eager: true, import: 'golden' }),
)

/** The states whose pages `npm test` lays out: every fifth one. */
const SAMPLED = STATE_NAMES.filter((_, index) => index % 5 === 0)

const FEE = /\$\d.*\bfees?\b|\bfees?\b.*\$\d/
/** How a guide dates a fee or sends the reader to the page that has the current one. */
const DATED = /check .*current|current figures|when this was written|\b(was|were|cost|applied)\b/i

describe.each(GOLDEN)('$template.id', ({ template, texts, elsewhere, names, never = [] }) => {
  const { agreement, agreementText, instructions, instructionsText } = printer(template)
  const bases = Object.values(texts).slice(0, 2)

  test('names no other state, and gives no advice in the signed text', () => {
    for (const state of STATE_NAMES) {
      for (const base of bases) {
        const answers = { ...base, ...elsewhere, [template.stateField]: state }
        const [text, guide] = [agreementText(answers), instructionsText(answers)]
        const known = names ? (text + guide).replaceAll(names, '') : text + guide
        expect(otherStatesIn(known, state), state).toEqual([])
        expect(adviceIn(straightenQuotes(text)), state).toEqual([])
      }
    }
  })

  test('has no page with only a heading or a few lines, in any state', () => {
    const seen = new Set<string>()
    const problems = (isDeep ? STATE_NAMES : SAMPLED).flatMap((state) => {
      if (template.coverage[state].kind === 'refuse') return []
      const answers = { ...template.sampleAnswers, [template.stateField]: state }
      return [agreement(answers), instructions(answers)].flatMap((document) => {
        // Many states differ by their name only.
        const words = documentText(document).replaceAll(state, '')
        if (seen.has(words) && !isDeep) return []
        seen.add(words)
        return nearlyEmptyPages(layoutPages(document)).map((problem) => `${state}: ${problem}`)
      })
    })
    expect(problems).toEqual([])
  })

  test.each(never)('after %j never says %s', (change, words) => {
    for (const state of STATE_NAMES) {
      const answers = { ...bases[0], ...elsewhere, ...change, [template.stateField]: state }
      expect(agreementText(answers), state).not.toMatch(words)
    }
  })

  test('dates the fees of its guide, or sends the reader to the current page', () => {
    for (const state of STATE_NAMES) {
      const { instructions } = readStateNotes(template, state)
      for (const { text } of instructions) if (FEE.test(text)) expect(text, state).toMatch(DATED)
    }
  })
})
