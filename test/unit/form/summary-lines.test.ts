import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import type { WideIssue } from '../../../shared/documents/template/checks.ts'
import { summaryLines } from '../../../web/features/form/steps/summary-lines.ts'

const GAIN = 'Leo Ruiz receives something.'
const errors: WideIssue[] = [
  { field: 'witness1', message: GAIN, also: ['residualBeneficiary'] },
  { field: 'fullName', message: 'Your name is required.', also: [] },
]
const messages = { witness1: GAIN, residualBeneficiary: GAIN, fullName: 'Your name is required.' }
const keys = (stepId?: string, shown: Record<string, string> = messages) =>
  summaryLines({ template, errors, messages: shown, stepId }).map(({ key }) => key)

test('the whole form names each trouble once, in the order of the form', () => {
  expect(keys()).toEqual(['fullName', 'witness1'])
})

test('a step names the end that lies within it', () => {
  expect(keys('gifts')).toEqual(['residualBeneficiary'])
  expect(keys('signing')).toEqual(['witness1'])
  expect(keys('family')).toEqual([])
})

test('equal words about two answers are two lines', () => {
  const refused = { witness1: 'Please enter text', witness2: 'Please enter text' }
  expect(keys('signing', refused)).toEqual(['witness1', 'witness2'])
})

test('a line leads to the step of its question', () => {
  const [first] = summaryLines({ template, errors, messages })
  expect(first).toEqual({ key: 'fullName', stepId: 'you', message: 'Your name is required.' })
})
