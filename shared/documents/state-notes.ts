import { type Bindings, bindState, bindTemplate, extend } from './markdoc/bindings.ts'
import { type Context, newContext, newDraft } from './markdoc/context.ts'
import { textAttribute } from './markdoc/evaluate.ts'
import { runsOf } from './markdoc/inline.ts'
import { mayHold, openBranches } from './markdoc/open-conditions.ts'
import type { SourceNode, SourceTag } from './markdoc/source.ts'
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

const bindOnly = (template: Template, state: string): Bindings => {
  const bindings = bindTemplate(template, { [template.stateField]: state }, '')
  return extend(bindings, { state: bindState(bindings(template.stateField)) })
}

const textOf = (nodes: readonly SourceNode[], context: Context): string =>
  runsText(runsOf(nodes, context))

const noteFrom = ({ attributes, children }: SourceTag, context: Context): Note => {
  const cite = textAttribute(attributes, 'cite', context)
  return {
    text: textOf(children, context),
    ...(cite === '' ? {} : { cite }),
    checked: textAttribute(attributes, 'checked', context),
  }
}

/** Every paragraph that can be printed in the state. */
const paragraphsIn = (nodes: readonly SourceNode[], context: Context): SourceNode[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'if') return [node]
    const branches = openBranches(node.branches, context, context.draft.template.stateField)
    return branches.flatMap(({ children }) => paragraphsIn(children, context))
  })

/**
 * A state's notes as data: every note that some answers print in this state. A state without notes
 * of its own has the default ones, which name it.
 */
export const readStateNotes = (template: Template, state: string): StateNotes => {
  const source = notesSource(template, state)
  const context = newContext(newDraft(template, 'instructions'), bindOnly(template, state))
  const notes = (kind: string): Note[] =>
    notesOf(source, kind)
      .filter(({ attributes }) => mayHold(attributes.get('when'), context, template.stateField))
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
