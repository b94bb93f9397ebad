import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import type { Answers, Template } from '../../shared/documents/template.ts'
import { anyAnswers } from '../support/any-answers.ts'
import { allWays, type Taken, takeWays } from '../support/branches.ts'
import { CORNERS } from '../support/corner-answers.ts'
import { goldenAnswers } from '../support/golden-answers.ts'
import { validAnswers } from '../support/valid-answers.ts'
import { choiceAnswers, stateAnswers } from '../support/variants.ts'

const today = '2026-11-21'
const counts: string[] = []

/** The same answer sets in every run, so that what is taken once is always taken. */
const SEED = 2026
const RANDOM = 300

/** Answer sets from the simplest to the wildest. */
function* answerSets(template: Template): Generator<Answers> {
  const known = [template.sampleAnswers, ...goldenAnswers(template.id)] as const
  for (const change of CORNERS[template.id] ?? []) yield { ...template.sampleAnswers, ...change }
  for (const base of [...known, {}]) {
    yield base
    yield* choiceAnswers(template, base)
    yield* stateAnswers(template, base)
  }
  const how = { numRuns: RANDOM, seed: SEED }
  yield* fc.sample(validAnswers(template, known, today), how)
  for (const answers of fc.sample(anyAnswers(template), how)) {
    yield answers
    for (const state of Object.keys(template.stateNotes))
      yield { ...answers, [template.stateField]: state }
  }
}

it.each(templateIds)(
  '%s: some answers take every way of every condition',
  async (id) => {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No template: ${id}`)
    const ways = allWays(template)
    const taken: Taken = new Map()
    const missed = () => ways.filter(({ condition, taken: way }) => !taken.get(condition)?.has(way))
    let sets = 0
    for (const answers of answerSets(template)) {
      takeWays(template, answers, taken, today)
      sets++
      if (sets % 10 === 0 && missed().length === 0) break
    }
    const conditions = new Set(ways.map(({ condition }) => condition)).size
    counts.push(
      `${id}: ${conditions} conditions, ${ways.length} branches, ${missed().length} not taken, ${sets} answer sets`,
    )
    expect(missed().map(({ where }) => where)).toEqual([])
  },
  120_000,
)

afterAll(() => {
  process.stdout.write(`${counts.join('\n')}\n`)
})
