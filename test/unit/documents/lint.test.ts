import { expect, test } from 'vitest'
import { lintDocument } from '../../../shared/documents/linter/lint.ts'
import { runCommand } from '../../support/command.ts'
import { withAgreement } from '../../support/fixture-template/index.ts'

const template = {
  ...withAgreement('# Title\n\n{% $unknown %}\n'),
  id: 'loan',
  stateNotes: { 'New York': '{% $unknown %}' },
  stateField: 'gone',
  sampleAnswers: { lost: 'x' },
}

const FILES: Readonly<Record<string, string>> = {
  'loan/index.ts': "export const template = {\n  stateField: 'gone',\n}\n",
  'loan/sample.ts': 'export const sampleAnswers = {}\n',
}

test('problems are reported by file and line', () => {
  const problems = lintDocument(template, (path) => FILES[path] ?? '')
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'loan/agreement.md:3',
    'loan/states/new-york.md:1',
    'loan/index.ts:2',
    'loan/sample.ts:1',
  ])
})

test('npm run document:check prints the report of a valid document and rejects an unknown one', () => {
  const { status, lines } = runCommand('document-check.ts', ['bill-of-sale'])
  expect(status).toBe(0)
  expect(lines[0]).toBe('Bill of Sale · shared/documents/bill-of-sale')
  expect(lines.at(-1)).toBe('1 checked, no errors.')
  expect(runCommand('document-check.ts', ['nope'])).toMatchObject({
    status: 1,
    errors: ['Unknown template: nope'],
  })
})
