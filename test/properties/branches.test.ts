import { afterAll, expect, it } from 'vitest'
import { templateIds } from '../../shared/documents/registry.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { arbitraryAnswers } from '../support/arbitrary-answers.ts'
import branchAnswers from '../support/branch-answers.json' with { type: 'json' }
import { allOutcomes, recordOutcomes, type TakenBranches } from '../support/condition-outcomes.ts'
import fc from '../support/fast-check.ts'
import type { Changes } from '../support/golden.ts'
import { goldenAnswers } from '../support/golden-answers.ts'
import { loadTemplateById } from '../support/templates.ts'
import { validAnswers } from '../support/valid-answers.ts'
import { choiceAndStateAnswers, choiceAnswers, stateAnswers } from '../support/variants.ts'

const today = '2026-11-21'
/** In milliseconds; it only ends runs that hang. */
const HOUR = 3_600_000
const counts: string[] = []

/** Fixed seeds give the same answer sets in every run, so the result is reproducible. */
const SEED = 2026
/** The maximum number of rounds of random answer sets of each kind. */
const ROUNDS = 30
const IN_A_ROUND = 20

const GOLDEN_CHANGES = import.meta.glob<Changes>('../golden/*/changes.ts', {
  eager: true,
  import: 'changes',
})

/**
 * Changes of the sample and of the golden cases that take every branch which no golden text takes. They spare
 * the choices, the states and the random sets, which find the branches of a clause that is written later.
 */
const WRITTEN: Readonly<Record<string, readonly Answers[] | undefined>> = branchAnswers

/** Answer sets in the order of usefulness: written ones, changed choices and states, random ones. */
function* answerSets(template: Template): Generator<Answers> {
  const { sampleAnswers } = template
  const golden = goldenAnswers(template.id)
  yield* [sampleAnswers, ...golden, {}]
  for (const { from, changes } of GOLDEN_CHANGES[`../golden/${template.id}/changes.ts`] ?? []) {
    for (const change of Object.values(changes)) yield { ...from, ...change }
  }
  for (const base of [sampleAnswers, {}, ...golden]) {
    for (const change of WRITTEN[template.id] ?? []) yield { ...base, ...change }
  }
  yield* choiceAnswers(template, sampleAnswers)
  yield* stateAnswers(template, sampleAnswers)
  for (const base of [...golden, {}]) yield* choiceAndStateAnswers(template, base)
  const valid = validAnswers(template, [sampleAnswers, ...golden], today)
  const states = Object.keys(template.stateNotes)
  for (let round = 0; round < ROUNDS; round++) {
    const how = { numRuns: IN_A_ROUND, seed: SEED + round }
    yield* fc.sample(valid, how)
    for (const [turn, answers] of fc.sample(arbitraryAnswers(template), how).entries()) {
      yield answers
      yield { ...answers, [template.stateField]: states[(round + turn) % states.length] ?? '' }
    }
  }
}

it.each(templateIds)(
  '%s: every branch of every condition is taken by some answers',
  async (id) => {
    const template = await loadTemplateById(id)
    const outcomes = allOutcomes(template)
    const taken: TakenBranches = new Map()
    let missed = outcomes
    let sets = 0
    for (const answers of answerSets(template)) {
      recordOutcomes(template, answers, taken, today)
      sets++
      missed = missed.filter(({ condition, branch }) => !taken.get(condition)?.has(branch))
      if (missed.length === 0) break
    }
    const conditions = new Set(outcomes.map(({ condition }) => condition)).size
    counts.push(
      `${id}: ${conditions} conditions, ${outcomes.length} branches, ${missed.length} not taken, ${sets} answer sets`,
    )
    expect(missed.map(({ where }) => where)).toEqual([])
  },
  HOUR,
)

afterAll(() => {
  process.stdout.write(`${counts.join('\n')}\n`)
})
