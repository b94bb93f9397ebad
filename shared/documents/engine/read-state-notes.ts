import { isFilled } from '../template/answers.ts'
import type { Template } from '../template/template.ts'
import { type Bindings, bindState, bindTemplate, extend } from './bindings.ts'
import { type Context, newContext, newDraft } from './context.ts'
import { textAttribute, valueIn } from './evaluate.ts'
import { runsOf } from './inline.ts'
import { runsText } from './plain-text.ts'
import type { Branch, Expression, SourceNode, SourceTag } from './source.ts'
import { notesOf, notesSource } from './state-notes.ts'

/**
 * A requirement of a state's law, or a practical step. `cite` is its source: the printed section,
 * or else the act, court or agency; practical steps have none. `checked` is the ISO date the source
 * was last checked.
 */
export type Note = { text: string; cite?: string; checked: string }

type StateNotes = {
  state: string
  introduction: string[]
  requirements: Note[]
  instructions: Note[]
}

/** A three-valued truth value: undefined while it depends on unknown answers. */
type Truth = boolean | undefined

const CONNECTIVES: Readonly<Record<string, (parts: readonly Truth[]) => Truth>> = {
  not: ([part]) => (part === undefined ? undefined : !part),
  and: (parts) => (parts.includes(false) ? false : parts.includes(undefined) ? undefined : true),
  or: (parts) => (parts.includes(true) ? true : parts.includes(undefined) ? undefined : false),
}

/** The truth of a condition if only the answer to `known` is present. */
const truthOf = (condition: Expression, context: Context, known: string): Truth => {
  if (condition.kind === 'call' && Object.hasOwn(CONNECTIVES, condition.name)) {
    return CONNECTIVES[condition.name]?.(
      condition.args.map((part) => truthOf(part, context, known)),
    )
  }
  const reads = new Set<string>()
  const value = valueIn(condition, { ...context, reads })
  return [...reads].every((field) => field === known) ? isFilled(value) : undefined
}

/** Whether a condition can still be true, whatever the other answers are. */
const mayHold = (condition: Expression | undefined, context: Context, known: string): boolean =>
  !condition || truthOf(condition, context, known) !== false

/** The branches of an `if` that are still reachable. */
const openBranches = (branches: readonly Branch[], context: Context, known: string): Branch[] => {
  const certain = branches.findIndex(
    ({ condition }) => !condition || truthOf(condition, context, known) === true,
  )
  const reachable = certain < 0 ? branches : branches.slice(0, certain + 1)
  return reachable.filter(({ condition }) => mayHold(condition, context, known))
}

const bindOnly = (template: Template, state: string): Bindings => {
  const bindings = bindTemplate(template, { [template.stateField]: state }, '')
  return extend(bindings, { state: bindState(bindings(template.stateField)) })
}

const textOf = (nodes: readonly SourceNode[], context: Context): string =>
  runsText(runsOf(nodes, context))

const noteFrom = ({ attributes, children }: SourceTag, context: Context): Note => {
  const cite =
    textAttribute(attributes, 'cite', context) || textAttribute(attributes, 'source', context)
  return {
    text: textOf(children, context),
    ...(cite === '' ? {} : { cite }),
    checked: textAttribute(attributes, 'checked', context),
  }
}

/** Every paragraph that can be printed for the state. */
const paragraphsIn = (nodes: readonly SourceNode[], context: Context): SourceNode[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'if') return [node]
    const branches = openBranches(node.branches, context, context.draft.template.stateField)
    return branches.flatMap(({ children }) => paragraphsIn(children, context))
  })

/**
 * A state's notes as data: every note that can be printed in this state. States without their own
 * notes have the default ones, which name the state.
 */
export const readStateNotes = (template: Template, state: string): StateNotes => {
  const source = notesSource(template, state)
  const context = newContext(newDraft(template, 'instructions'), bindOnly(template, state))
  const notes = (kind: string): Note[] =>
    notesOf(source, kind)
      .filter(({ attributes }) => mayHold(attributes.when, context, template.stateField))
      .map((note) => noteFrom(note, context))
  return {
    state,
    introduction: notesOf(source, 'introduction').flatMap(({ children }) =>
      paragraphsIn(children, context).map((paragraph) => textOf([paragraph], context)),
    ),
    requirements: notes('requirement'),
    instructions: notes('instruction'),
  }
}
