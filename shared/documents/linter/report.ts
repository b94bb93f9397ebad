import { assemble } from '../engine/assemble.ts'
import { parseSource } from '../engine/parse.ts'
import type { SourceNode } from '../engine/source.ts'
import type { StateCoverage } from '../template/coverage.ts'
import { allFields } from '../template/fields.ts'
import type { Template } from '../template/template.ts'
import { STATE_NAMES, type StateName } from '../toolbox/states.ts'
import { type ConditionCount, countConditions } from './conditions.ts'
import { type Terms, termsOf } from './defined-terms.ts'
import { type Readability, readabilityOf } from './readability.ts'
import { type References, referencesIn } from './references.ts'
import { answersBehind, namesRead, type SummaryRows, summaryRows } from './summary-rows.ts'

/** One value per text of a document. */
type Parts<T> = { agreement: T; instructions: T }

/** The report on a document without errors. */
export type Report = {
  name: string
  conditions: Parts<ConditionCount> & { notes: ConditionCount }
  terms: Terms
  references: Parts<References>
  summary: SummaryRows
  /** `unread` has the keys of questions that no text uses. */
  questions: { count: number; unread: string[] }
  states: Record<StateCoverage['kind'], StateName[]>
  readability: Parts<Readability>
}

const statesOf = ({ coverage }: Template): Report['states'] => {
  const statesWith = (kind: StateCoverage['kind']) =>
    STATE_NAMES.filter((state) => coverage[state].kind === kind)
  return {
    own: statesWith('own'),
    floor: statesWith('floor'),
    warn: statesWith('warn'),
    refuse: statesWith('refuse'),
  }
}

const questionsOf = (template: Template, texts: readonly SourceNode[]): Report['questions'] => {
  const names = namesRead(texts)
  const read = new Set([...names, ...names.flatMap(answersBehind(template))])
  const keys = allFields(template).map(({ key }) => key)
  return { count: keys.length, unread: keys.filter((key) => !read.has(key)) }
}

/**
 * Counts and findings of a document, with the reading grade of its sample. Throws for invalid
 * sources.
 */
export const reportOn = (template: Template): Report => {
  const agreement = parseSource(template.agreement)
  const instructions = parseSource(template.instructions)
  const notes = [...Object.values(template.stateNotes), template.defaultStateNotes].flatMap(
    parseSource,
  )
  const readability = (part: keyof Parts<unknown>): Readability =>
    readabilityOf(assemble(template, part, template.sampleAnswers, { today: '2026-01-01' }))
  return {
    name: template.name,
    conditions: {
      agreement: countConditions(agreement),
      instructions: countConditions(instructions),
      notes: countConditions(notes),
    },
    terms: termsOf(template),
    references: {
      agreement: referencesIn(agreement, notes),
      instructions: referencesIn(instructions, notes),
    },
    summary: summaryRows(template, agreement),
    questions: questionsOf(template, [...agreement, ...instructions, ...notes]),
    states: statesOf(template),
    readability: { agreement: readability('agreement'), instructions: readability('instructions') },
  }
}
