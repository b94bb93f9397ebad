import { printableAnswers } from '../template/fields.ts'
import type { Answers, Template } from '../template/template.ts'
import { bindTemplate } from './bindings.ts'
import { blocksOf } from './blocks.ts'
import { type BranchListener, newContext, newDraft, type Part } from './context.ts'
import type { AssembledDocument } from './model.ts'
import { dropEmptySections, nameHeadings, numberBlocks, resolveReferences } from './numbering.ts'
import { parseSource } from './parse.ts'
import { typesetBlock, typesetRuns } from './quotation-marks.ts'

/**
 * Assembles a template with a buyer's answers: evaluates conditions, inserts answers, numbers
 * sections and clauses, and resolves references. Unanswered questions become blanks. Throws if the
 * template is invalid (unknown variable, dangling reference). `today` is an ISO date; `onBranch` is
 * called with the outcome of each condition.
 */
export const assemble = (
  template: Template,
  part: Part,
  answers: Answers,
  { today, onBranch }: { today: string; onBranch?: BranchListener },
): AssembledDocument => {
  const draft = newDraft(template, part, onBranch)
  const bindings = bindTemplate(template, printableAnswers(template, answers), today)
  const context = newContext(draft, bindings)
  const blocks = dropEmptySections(blocksOf(parseSource(template[part]), context), draft)
  nameHeadings(draft)
  numberBlocks(draft)
  resolveReferences(draft)
  const { title, footer, initials } = draft
  const pages = part === 'agreement' ? { pages: template.pages } : {}
  return {
    title: title || template.name,
    footer: typesetRuns(footer),
    initials,
    blocks: blocks.map(typesetBlock),
    ...pages,
  }
}
