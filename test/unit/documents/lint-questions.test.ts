import { expect, test } from 'vitest'
import { questionProblems } from '../../../shared/documents/linter/questions.ts'
import type { Field, Template } from '../../../shared/documents/template/template.ts'
import { loan } from '../../support/fixture-template/index.ts'

const messages = (template: Template): string[] =>
  questionProblems(template).map(({ message }) => message)

const withField = (field: Partial<Field>) => ({
  ...loan,
  steps: [
    ...loan.steps,
    {
      id: 'more',
      title: 'More',
      fields: [{ key: 'extra', label: 'Extra', kind: 'text', help: '', required: false, ...field }],
    },
  ] satisfies typeof loan.steps,
})

test('the fixture is valid', () => {
  expect(messages(loan)).toEqual([])
})

test.each<[Partial<Field>, string]>([
  [{ key: 'item' }, 'item: asked twice'],
  [{ shownWhen: { field: 'gone', filled: true } }, 'extra: reads gone, which is not asked'],
  [{ required: { field: 'gone', is: 'x' } }, 'extra: reads gone, which is not asked'],
  [{ default: { sameAs: 'gone' } }, 'extra: reads gone, which is not asked'],
  [{ kind: 'select' }, 'extra: needs options'],
  [{ options: [] }, 'extra: has options but is no choice'],
  [
    { kind: 'radio', options: [{ value: 'a', label: 'A' }], default: 'b' },
    'extra: the default is none of the options',
  ],
  [{ list: { one: 'thing', add: 'Add a thing' } }, 'extra: only a textarea can be a list'],
  [
    { kind: 'textarea', list: { one: 'Thing', add: 'More' } },
    'extra: a list names one thing ("child") and its button ("Add a child")',
  ],
])('%j is reported', (field, message) => {
  expect(messages(withField(field))).toEqual([message])
})

test('rules, the state field and the sample must reference existing fields', () => {
  const rule = { level: 'error', message: '', isViolated: () => false } as const
  const template = {
    ...loan,
    stateField: 'gone',
    sampleAnswers: { lost: 'x' },
    rules: [{ ...rule, field: 'away', also: ['far'] }],
  }
  expect(messages(template)).toEqual([
    'rules: reads away, which is not asked',
    'rules: reads far, which is not asked',
    'stateField: reads gone, which is not asked',
    'sampleAnswers: reads lost, which is not asked',
  ])
})
