import { expect, test } from 'vitest'
import { checkAllEnds, checkAnswers } from '../../../shared/documents/template/checks.ts'
import { coverageOf } from '../../../shared/documents/template/coverage.ts'
import { schemaFor } from '../../../shared/documents/template/schema.ts'
import type { Template } from '../../../shared/documents/template/template.ts'
import { loan } from '../../support/fixture-template/index.ts'

const today = '2026-11-21'
const inState = (state: string) => ({ ...loan.sampleAnswers, state })
const check = (state: string, template: Template = loan) =>
  checkAnswers(template, inState(state), { today })

test('an unsupported state is an error at the state field, with the reason and alternatives', () => {
  const message = 'Louisiana has no such loan. Where to get help: Ask a notary there.'
  expect(check('Louisiana').errors).toEqual([{ field: 'state', message }])
  const refused = schemaFor(loan, { today }).safeParse(inState('Louisiana'))
  expect(refused.error?.issues).toMatchObject([{ path: ['state'], message }])
})

test('a state with a warning is accepted with the warning as soon as it is selected', () => {
  const { errors, warnings } = checkAllEnds(loan, inState('Ohio'), { today })
  expect(errors).toEqual([])
  expect(warnings).toEqual([
    { field: 'state', message: 'Ohio wants a seal.', also: [], atOnce: true },
  ])
})

test('a rule’s warning at the state field follows that of the state', () => {
  const rules = [
    { field: 'state', level: 'warning', message: 'Think twice.', isViolated: () => true } as const,
  ]
  const { warnings } = check('Ohio', { ...loan, rules })
  expect(warnings).toEqual([{ field: 'state', message: 'Ohio wants a seal. Think twice.' }])
})

test('an unsupported state precedes all other messages at the state field', () => {
  const fields = loan.steps.flatMap((step) => step.fields)
  const without = fields.map((field) => (field.key === 'state' ? { ...field, options: [] } : field))
  const [first] = loan.steps
  const template = { ...loan, steps: first ? [{ ...first, fields: without }] : [] }
  expect(check('Louisiana', template).errors.at(0)?.message).toContain('Ask a notary there.')
})

test('other states and a missing state have no messages', () => {
  expect(check('Texas')).toEqual({ errors: [], warnings: [] })
  expect(check('')).toEqual({ errors: [], warnings: [] })
  expect(coverageOf(loan, {})).toBeUndefined()
})
