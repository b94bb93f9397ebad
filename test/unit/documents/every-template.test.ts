import { describe, expect, it } from 'vitest'
import { fileNameOf } from '../../../shared/api/downloads.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { readStateNotes } from '../../../shared/documents/engine/read-state-notes.ts'
import { instructionSteps } from '../../../shared/documents/engine/steps.ts'
import { isFilled } from '../../../shared/documents/template/answers.ts'
import { checkAllEnds, checkAnswers } from '../../../shared/documents/template/checks.ts'
import {
  allFields,
  askedAnswers,
  defaultsFor,
  isAsked,
  isRequired,
  namedField,
} from '../../../shared/documents/template/fields.ts'
import { partiesInFileName } from '../../../shared/documents/template/file-names.ts'
import type { Answers, Template } from '../../../shared/documents/template/template.ts'
import { clausesOf } from '../../../web/features/form/fields/clauses.tsx'
import { askStateFirst } from '../../../web/features/form/state/state-first.ts'
import { loadTemplates } from '../../support/templates.ts'

const today = '2026-11-25'

const TEMPLATES = await loadTemplates()

/** What people leave behind a name or an address that they paste. */
const MARKS = [
  ...[',', ', ', ';', ' ,', ',,', '\u00a0,'],
  ...[', ,', ',;', '\t,', '\u2009,', ',\u200b', '\uff0c', '\u060c'],
]

/** What a form calls someone whose name it asks for elsewhere. */
const BY_NUMBER = /\b(?:Spouse|Party|Member) \d\b|\b(?:First|Second) Party\b/

const STEPS: Record<string, number> = { Twelve: 12, Thirteen: 13, Fourteen: 14 }

/** Realistic answers whose suggested dates are those of the visitor's clock. */
const answersOn = (template: Template, day: string): Answers => {
  const isSuggested = new Map(
    allFields(template).map(({ key, default: value }) => [key, typeof value === 'object']),
  )
  const unsuggested = Object.entries(template.sampleAnswers).filter(
    ([key]) => !isSuggested.get(key),
  )
  return { ...defaultsFor(template, { today: day }), ...Object.fromEntries(unsuggested) }
}

describe.each(TEMPLATES)('$id', (template) => {
  const fields = allFields(template)
  const sample = template.sampleAnswers
  const print = (part: 'agreement' | 'instructions', answers: Answers) =>
    assemble(template, part, answers, { today })

  it('prints no double punctuation after a name or an address', () => {
    const keys = fields
      .filter(({ kind, key }) => kind === 'address' || template.parties.includes(key))
      .flatMap(({ key }) => (isFilled(sample[key]) ? [key] : []))
    for (const mark of MARKS) {
      const marked = Object.fromEntries(keys.map((key) => [key, `${sample[key]}${mark}`]))
      for (const part of ['agreement', 'instructions'] as const) {
        expect(documentText(print(part, { ...sample, ...marked }))).not.toMatch(
          /[,;\uff0c\u060c]\s*[,;.]/,
        )
      }
    }
  })

  it('shows typed names in its options', () => {
    const names = Object.fromEntries(
      fields.filter(({ key }) => /Name$/.test(key)).map(({ key }) => [key, `Name of ${key}`]),
    )
    const labels = fields.flatMap((field) =>
      (namedField(field, names).options ?? []).map(({ label }) => label),
    )
    expect(labels.filter((label) => BY_NUMBER.test(label) && !label.includes('Name of '))).toEqual(
      [],
    )
  })

  it('suggests dates that the server accepts even if the visitor’s clock is a day off', () => {
    const errorsOn = (day: string, now: string) =>
      checkAnswers(template, answersOn(template, day), { today: now }).errors
    for (const day of ['2026-11-24', '2026-11-26']) {
      expect(errorsOn(day, today)).toEqual(errorsOn(day, day))
    }
  })

  it('gives each instruction step a unique title', () => {
    const [, number = ''] = /^## (\w+) steps/m.exec(template.instructions) ?? []
    for (const answers of [sample, {}]) {
      const steps = instructionSteps(print('instructions', answers))
      const titles = steps.map(({ title }) => title)
      expect(titles.length).toBeGreaterThan(8)
      if (STEPS[number]) expect(titles).toHaveLength(STEPS[number])
      expect(new Set(titles).size).toBe(titles.length)
      for (const title of titles) expect(title).toMatch(/^[A-Z].{2,120}$/)
      for (const { title, text } of steps) expect(`${title}: ${text}`).toMatch(/[.!?)”"]$/)
    }
  })

  it('has instruction steps without question labels for a blank document', () => {
    const blank = JSON.stringify(instructionSteps(print('instructions', {})))
    expect(blank).not.toMatch(/\[[A-Z]/)
  })

  it('has the source of each state rule and the date of its notes', () => {
    const unsourced = Object.keys(template.stateNotes).flatMap((state) =>
      readStateNotes(template, state).requirements.filter(({ cite }) => cite === undefined),
    )
    expect(unsourced).toEqual([])
    expect(documentText(print('instructions', sample))).toMatch(
      /as of [A-Z][a-z]+ \d+, 202\d\. Laws, forms and fees/,
    )
  })

  it('names no county in a guide to signing in Louisiana', () => {
    const counties = fields.filter(({ format }) => format === 'county')
    const answers = {
      ...sample,
      [template.stateField]: 'Louisiana',
      signingState: 'Louisiana',
      notaryRequired: true,
      ...Object.fromEntries(counties.map(({ key }) => [key, 'Orleans'])),
    }
    expect(documentText(print('instructions', answers))).not.toContain('Orleans County')
  })

  it('explains why each question is asked', () => {
    const document = print('agreement', sample)
    const unexplained = fields.filter(
      ({ key, why }) => !why && clausesOf(document, key).length === 0,
    )
    expect(unexplained.map(({ key }) => key)).toEqual([])
  })

  it('reports every required question without an answer', () => {
    const asked = askedAnswers(template, defaultsFor(template, { today }))
    const errors = checkAllEnds(template, asked, { today }).errors.map(({ field }) => field)
    const empty = fields
      .filter((field) => isAsked(field, asked) && isRequired(field, asked))
      .flatMap(({ key }) => (isFilled(asked[key]) ? [] : [key]))
    expect(empty.length).toBeGreaterThan(0)
    expect(empty.filter((key) => !errors.includes(key))).toEqual([])
  })

  it('asks for the state first, and every question once', () => {
    const keys = allFields(askStateFirst(template)).map(({ key }) => key)
    expect(keys[0]).toBe(template.stateField)
    expect(keys.toSorted()).toEqual(fields.map(({ key }) => key).toSorted())
  })

  it('names the parties in file names', () => {
    const parties = partiesInFileName(template, sample)
    expect(parties).toHaveLength(template.parties.length)
    expect(fileNameOf(template.name, 'instructions', parties)).toMatch(
      /^[\p{L}\p{N}_-]+_instructions\.pdf$/u,
    )
  })
})
