import { describe, expect, test } from 'vitest'
import { checkAnswers } from '../../shared/documents/template/checks.ts'
import { schemaFor } from '../../shared/documents/template/schema.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { changedLines } from '../support/changed-lines.ts'
import { printer, TODAY } from '../support/golden.ts'
import { loadTemplateById } from '../support/templates.ts'
import rows from './parties.json' with { type: 'json' }

/** Changes of a document's sample: a party that is a company, or a person with a company-like name. */
const ROWS: Readonly<Record<string, Readonly<Record<string, Answers>>>> = rows

/** The lines that contain one of the values, with two lines before and three after: signature blocks. */
const linesNear = (text: string, values: readonly string[]): string[] => {
  const lines = text.split('\n')
  const names = values
    .flatMap((value) => value.split(' and '))
    .filter((name) => /^[A-Z]/.test(name))
  const isNamed = lines.map((line) => names.some((name) => line.includes(name)))
  return lines.filter((_, index) => isNamed.slice(Math.max(0, index - 3), index + 3).includes(true))
}

/** What the form says at one question of the sample, with a change. */
const issuesAt = async (id: string, field: string, change: Answers) => {
  const template = await loadTemplateById(id)
  const answers = { ...template.sampleAnswers, ...change }
  const { errors, warnings } = checkAnswers(template, answers, { today: TODAY })
  const count = (issues: readonly { field: string }[]) =>
    issues.filter((issue) => issue.field === field).length
  return { errors: count(errors), warnings: count(warnings) }
}

describe.each(Object.entries(ROWS))('%s', (id, changes) => {
  test('the agreement names and signs the parties as reviewed', async () => {
    const template = await loadTemplateById(id)
    const { agreementText } = printer(template)
    const sample = agreementText(template.sampleAnswers)
    const reports = Object.entries(changes).map(([when, change]) => {
      const answers = { ...template.sampleAnswers, ...change }
      expect(schemaFor(template, { today: TODAY }).safeParse(answers).success).toBe(true)
      const text = agreementText(answers)
      const signed = linesNear(text, Object.values(change).map(String))
      return [`## ${when}`, ...changedLines(sample, text), '', ...signed].join('\n')
    })
    await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot(`./${id}/parties.txt`)
  })
})

test.each([
  ['last-will-and-testament', 'fullName'],
  ['healthcare-directive', 'principal_name'],
  ['healthcare-directive', 'agent_name'],
  ['prenuptial-agreement', 'party1Name'],
  ['prenuptial-agreement', 'party2Name'],
  ['divorce-settlement-agreement', 'spouse1Name'],
  ['divorce-settlement-agreement', 'spouse2Name'],
  ['employment-agreement', 'employee_name'],
  ['articles-of-incorporation', 'incorporatorName'],
] as const)('%s: %s is a person, even when named Company', async (id, field) => {
  const errorsOf = async (name: string) => (await issuesAt(id, field, { [field]: name })).errors
  expect(await errorsOf('Acme Holdings LLC')).toBe(1)
  expect(await errorsOf('Grace Company')).toBe(0)
  expect(await errorsOf('Mary Ann Trust')).toBe(0)
})

test.each([
  ['promissory-note', 'borrowerName', 'borrowerType'],
  ['independent-contractor-agreement', 'contractor_name', 'contractor_entity_type'],
  ['safe-agreement', 'investorName', 'investorType'],
] as const)('%s: a company at %s is not taken for a person', async (id, name, type) => {
  const warningsOf = async (party: string) =>
    (await issuesAt(id, type, { [name]: party, [type]: 'individual' })).warnings
  expect(await warningsOf('Acme Holdings LLC')).toBe(1)
  expect(await warningsOf('Ann Lee')).toBe(0)
})
