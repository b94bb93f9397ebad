import { assemble } from '../../shared/documents/assemble.ts'
import { holds } from '../../shared/documents/conditions.ts'
import { allFields, askedAnswers } from '../../shared/documents/fields.ts'
import { parseSource } from '../../shared/documents/markdoc/parse.ts'
import type { Branch, Expression, SourceNode } from '../../shared/documents/markdoc/source.ts'
import type { Answers, Condition, Template } from '../../shared/documents/template.ts'

/** One way a condition can go, and where it is written. */
export type Way = { condition: object; taken: number; where: string }

/** Both ways of a yes-or-no, each branch of an if; -1 is the way past all of them. */
const waysOf = (branches: readonly Branch[], where: string): Way[] => {
  const condition = branches[0]?.condition
  if (!condition) return []
  const indexes = branches.map((_, index) => index)
  const past = branches.at(-1)?.condition ? [-1] : []
  return [...indexes, ...past].map((taken) => ({
    condition,
    taken,
    where: `${where} way ${taken}`,
  }))
}

const childrenOf = (node: SourceNode): SourceNode[] => {
  if (node.kind === 'if') return node.branches.flatMap(({ children }) => children)
  return 'children' in node ? node.children : []
}

const waysAt = (node: SourceNode, file: string): Way[] => {
  if (node.kind === 'if') return waysOf(node.branches, `${file}:${node.line}`)
  const when = node.kind === 'tag' ? node.attributes.get('when') : undefined
  if (!when || node.kind !== 'tag') return []
  return waysOf([{ condition: when, children: [] }], `${file}:${node.line}`)
}

const waysThrough = (nodes: readonly SourceNode[], file: string): Way[] =>
  nodes.flatMap((node) => [...waysAt(node, file), ...waysThrough(childrenOf(node), file)])

const conditionWays = (condition: Condition | boolean | undefined, where: string): Way[] =>
  typeof condition === 'object'
    ? [1, 0].map((taken) => ({ condition, taken, where: `${where} ${taken === 1}` }))
    : []

/** Every way of every condition of a template: of its texts, its state notes and its questions. */
export const allWays = (template: Template): Way[] => {
  const texts: [string, string][] = [
    ['agreement', template.agreement],
    ['instructions', template.instructions],
    ['default notes', template.defaultStateNotes],
    ...Object.entries(template.stateNotes),
  ]
  return [
    ...texts.flatMap(([file, source]) => waysThrough(parseSource(source), file)),
    ...allFields(template).flatMap(({ key, shownWhen, required }) => [
      ...conditionWays(shownWhen, `${key} shown`),
      ...conditionWays(required, `${key} required`),
    ]),
  ]
}

/** Which ways were taken. */
export type Taken = Map<object, Set<number>>

const note = (taken: Taken, condition: object, way: number) => {
  const ways = taken.get(condition) ?? new Set()
  taken.set(condition, ways.add(way))
}

/** Writes down the ways that a document with these answers takes, in both texts and in the form. */
export const takeWays = (template: Template, answers: Answers, taken: Taken, today: string) => {
  const onBranch = (condition: Expression, way: number) => note(taken, condition, way)
  for (const part of ['agreement', 'instructions'] as const)
    assemble(template, part, answers, { today, onBranch })
  const asked = askedAnswers(template, answers)
  for (const { shownWhen, required } of allFields(template)) {
    for (const condition of [shownWhen, required])
      if (typeof condition === 'object') note(taken, condition, holds(condition, asked) ? 1 : 0)
  }
}
