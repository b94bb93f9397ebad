import { afterAll, expect, it } from 'vitest'
import { templateIds } from '../../shared/documents/registry.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import branchAnswers from '../support/branch-answers.json' with { type: 'json' }
import { allOutcomes, recordOutcomes, type TakenBranches } from '../support/condition-outcomes.ts'
import type { Changes } from '../support/golden.ts'
import { goldenAnswers } from '../support/golden-answers.ts'
import { loadTemplateById } from '../support/templates.ts'
import { choiceAndStateAnswers, choiceAnswers, stateAnswers } from '../support/variants.ts'

const today = '2026-11-21'
const counts: string[] = []

const GOLDEN_CHANGES = import.meta.glob<Changes>('../golden/*/changes.ts', {
  eager: true,
  import: 'changes',
})

/** Changes of the sample and of the golden cases that take every branch which no golden text takes. */
const WRITTEN: Readonly<Record<string, readonly Answers[] | undefined>> = branchAnswers

/** Answer sets in the order of usefulness: written ones, then changed choices and states. */
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
}

it.each(templateIds)('%s: every branch of every condition is taken by some answers', async (id) => {
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
  const untaken = missed.map(({ where }) => where)
  expect(untaken, 'Add answers that take them to test/support/branch-answers.json').toEqual([])
})

afterAll(() => {
  process.stdout.write(`${counts.join('\n')}\n`)
})
