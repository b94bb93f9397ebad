import { assemble } from '../../../../shared/documents/engine/assemble.ts'
import type { Answers, Template } from '../../../../shared/documents/template/template.ts'
import type { ChangedSection, Comparison, Passage } from './comparison.ts'
import { type SectionText, sectionTexts } from './sections.ts'

/** Pairs removed with added passages in order; extra ones of the longer list stay unpaired. */
const pairChanges = (removed: readonly string[], added: readonly string[]): Passage[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({
    ...(removed[index] !== undefined && { before: removed[index] }),
    ...(added[index] !== undefined && { after: added[index] }),
  }))

const exclude = (passages: readonly string[], others: readonly string[]): string[] => {
  const excluded = new Set(others)
  return passages.filter((passage) => !excluded.has(passage))
}

const changedPassages = (old: SectionText, now: SectionText): Passage[] =>
  pairChanges(exclude(old.passages, now.passages), exclude(now.passages, old.passages))

/** The passages of the instructions, without duplicates. */
const instructionsOf = (template: Template, answers: Answers, today: string): string[] => [
  ...new Set(
    sectionTexts(assemble(template, 'instructions', answers, { today })).flatMap(
      ({ passages }) => passages,
    ),
  ),
]

/** How the files change from the answers `before` to `after`. `today` is an ISO date. */
export const compareAnswers = (
  template: Template,
  { before, after }: { before: Answers; after: Answers },
  today: string,
): Comparison => {
  const sections = (answers: Answers) =>
    sectionTexts(assemble(template, 'agreement', answers, { today }))
  const [old, now] = [sections(before), sections(after)]
  const findOld = (id: string) => old.find((section) => section.id === id)
  const isMissingFrom = (from: SectionText[]) => (section: SectionText) =>
    from.every(({ id }) => id !== section.id)
  const changed = now.flatMap((section): ChangedSection[] => {
    const earlier = findOld(section.id)
    const passages = earlier ? changedPassages(earlier, section) : []
    return passages.length > 0 ? [{ name: section.name, passages }] : []
  })
  const [oldNotes, newNotes] = [
    instructionsOf(template, before, today),
    instructionsOf(template, after, today),
  ]
  return {
    added: now.filter(isMissingFrom(old)).map(({ name }) => name),
    removed: old.filter(isMissingFrom(now)).map(({ name }) => name),
    changed,
    notes: {
      added: exclude(newNotes, oldNotes),
      removed: exclude(oldNotes, newNotes),
    },
  }
}
