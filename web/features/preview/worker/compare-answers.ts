import { assemble } from '../../../../shared/documents/engine/assemble.ts'
import { type Note, readStateNotes } from '../../../../shared/documents/engine/read-state-notes.ts'
import type { Answers, Template } from '../../../../shared/documents/template/template.ts'
import type { ChangedSection, Comparison, Passage } from './protocol.ts'
import { type SectionText, sectionTexts } from './sections.ts'

/** Pairs what disappears with what appears in order; the rest of the longer list stands alone. */
const paired = (gone: readonly string[], come: readonly string[]): Passage[] =>
  Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
    ...(gone[index] !== undefined && { before: gone[index] }),
    ...(come[index] !== undefined && { after: come[index] }),
  }))

const without = (passages: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others)
  return passages.filter((passage) => !known.has(passage))
}

const changedPassages = (old: SectionText, now: SectionText): Passage[] =>
  paired(without(old.passages, now.passages), without(now.passages, old.passages))

const notesOf = (template: Template, answers: Answers): Note[] => {
  const state = String(answers[template.stateField] ?? '')
  if (state === '') return []
  const { requirements, instructions } = readStateNotes(template, state)
  return [...requirements, ...instructions]
}

const notesWithout = (notes: readonly Note[], others: readonly Note[]): Note[] =>
  notes.filter(({ text }) => others.every((other) => other.text !== text))

/** What the answers `after` would change in the agreement made of `before`. `today` is an ISO date. */
export const compareAnswers = (
  template: Template,
  { before, after }: { before: Answers; after: Answers },
  today: string,
): Comparison => {
  const sections = (answers: Answers) =>
    sectionTexts(assemble(template, 'agreement', answers, { today }))
  const [old, now] = [sections(before), sections(after)]
  const counterpart = (id: string) => old.find((section) => section.id === id)
  const missing = (from: SectionText[]) => (section: SectionText) =>
    from.every(({ id }) => id !== section.id)
  const changed = now.flatMap((section): ChangedSection[] => {
    const earlier = counterpart(section.id)
    const passages = earlier ? changedPassages(earlier, section) : []
    return passages.length > 0 ? [{ name: section.name, passages }] : []
  })
  const [oldNotes, newNotes] = [notesOf(template, before), notesOf(template, after)]
  return {
    added: now.filter(missing(old)).map(({ name }) => name),
    removed: old.filter(missing(now)).map(({ name }) => name),
    changed,
    notes: {
      added: notesWithout(newNotes, oldNotes),
      removed: notesWithout(oldNotes, newNotes),
    },
  }
}
