import { type Bindings, bindTemplate, extend } from './markdoc/bindings.ts'
import { type Context, newContext, newDraft } from './markdoc/context.ts'
import { textAttribute } from './markdoc/evaluate.ts'
import { runsOf } from './markdoc/inline.ts'
import type { SourceNode } from './markdoc/source.ts'
import { notesOf, notesSource } from './markdoc/state-notes.ts'
import { runsText } from './plain-text.ts'
import type { Template } from './template.ts'

/** One thing the law of a state asks; `checked` is the ISO date on which somebody looked it up. */
export type Note = { text: string; cite?: string; checked: string }

export type StateNotes = {
  state: string
  introduction: string[]
  requirements: Note[]
  instructions: Note[]
}

const bindState = (template: Template, state: string): Bindings => {
  const bindings = bindTemplate(template, { [template.stateField]: state }, '')
  return extend(bindings, { state: bindings(template.stateField) })
}

const textOf = (nodes: readonly SourceNode[], context: Context): string =>
  runsText(runsOf(nodes, context))

/** Every paragraph, whichever branch of a condition it stands in. */
const paragraphsIn = (nodes: readonly SourceNode[]): SourceNode[] =>
  nodes.flatMap((node) =>
    node.kind === 'if' ? paragraphsIn(node.branches.flatMap(({ children }) => children)) : [node],
  )

/**
 * A state's notes as data, every note whatever the answers; the default ones, naming the state, for
 * a state without its own.
 */
export const readStateNotes = (template: Template, state: string): StateNotes => {
  const source = notesSource(template, state)
  const context = newContext(newDraft(template, 'instructions'), bindState(template, state))
  const notes = (kind: string): Note[] =>
    notesOf(source, kind).map(({ attributes, children }) => {
      const cite = textAttribute(attributes, 'cite', context)
      return {
        text: textOf(children, context),
        ...(cite === '' ? {} : { cite }),
        checked: textAttribute(attributes, 'checked', context),
      }
    })
  return {
    state,
    introduction: notesOf(source, 'introduction').flatMap(({ children }) =>
      paragraphsIn(children).map((paragraph) => textOf([paragraph], context)),
    ),
    requirements: notes('requirement'),
    instructions: notes('instruction'),
  }
}
