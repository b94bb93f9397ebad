import { assemble } from '../../shared/documents/engine/assemble.ts'
import { parseSource } from '../../shared/documents/engine/parse.ts'
import type { Branch, Expression, SourceNode } from '../../shared/documents/engine/source.ts'
import { isConditionMet } from '../../shared/documents/template/answers.ts'
import { allFields, askedAnswers } from '../../shared/documents/template/fields.ts'
import type { Answers, Condition, Template } from '../../shared/documents/template/template.ts'

/** One outcome of a condition: the index of its branch, and its source location. */
type Outcome = { condition: object; branch: number; where: string }

/** Every branch of a condition; branch -1 means that no branch is taken. */
const outcomesOf = (branches: readonly Branch[], where: string): Outcome[] => {
  const condition = branches[0]?.condition
  if (!condition) return []
  const indexes = branches.map((_, index) => index)
  const none = branches.at(-1)?.condition ? [-1] : []
  return [...indexes, ...none].map((branch) => ({
    condition,
    branch,
    where: `${where} branch ${branch}`,
  }))
}

const childrenOf = (node: SourceNode): SourceNode[] => {
  if (node.kind === 'if') return node.branches.flatMap(({ children }) => children)
  return 'children' in node ? node.children : []
}

const outcomesAt = (node: SourceNode, file: string): Outcome[] => {
  if (node.kind === 'if') return outcomesOf(node.branches, `${file}:${node.line}`)
  const when = node.kind === 'tag' ? node.attributes.when : undefined
  if (!when || node.kind !== 'tag') return []
  return outcomesOf([{ condition: when, children: [] }], `${file}:${node.line}`)
}

const outcomesIn = (nodes: readonly SourceNode[], file: string): Outcome[] =>
  nodes.flatMap((node) => [...outcomesAt(node, file), ...outcomesIn(childrenOf(node), file)])

const answerOutcomes = (condition: Condition | boolean | undefined, where: string): Outcome[] =>
  typeof condition === 'object'
    ? [1, 0].map((branch) => ({ condition, branch, where: `${where} ${branch === 1}` }))
    : []

/** Every outcome of every condition in a template's texts, state notes and questions. */
export const allOutcomes = (template: Template): Outcome[] => {
  const texts: [string, string][] = [
    ['agreement', template.agreement],
    ['instructions', template.instructions],
    ['default notes', template.defaultStateNotes],
    ...Object.entries(template.stateNotes),
  ]
  return [
    ...texts.flatMap(([file, source]) => outcomesIn(parseSource(source), file)),
    ...allFields(template).flatMap(({ key, shownWhen, required }) => [
      ...answerOutcomes(shownWhen, `${key} shown`),
      ...answerOutcomes(required, `${key} required`),
    ]),
  ]
}

/** The branches taken so far, by condition. */
export type TakenBranches = Map<object, Set<number>>

const record = (taken: TakenBranches, condition: object, branch: number) => {
  const branches = taken.get(condition) ?? new Set()
  taken.set(condition, branches.add(branch))
}

/** Adds to `taken` the branches that these answers take in both texts and in the form. */
export const recordOutcomes = (
  template: Template,
  answers: Answers,
  taken: TakenBranches,
  today: string,
) => {
  const onBranch = (condition: Expression, branch: number) => record(taken, condition, branch)
  for (const part of ['agreement', 'instructions'] as const)
    assemble(template, part, answers, { today, onBranch })
  const asked = askedAnswers(template, answers)
  const conditions = allFields(template).flatMap((field) => [field.shownWhen, field.required])
  for (const condition of conditions) {
    if (typeof condition === 'object')
      record(taken, condition, isConditionMet(condition, asked) ? 1 : 0)
  }
}
