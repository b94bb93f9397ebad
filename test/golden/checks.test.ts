import { describe, expect, test } from 'vitest'
import { checkAnswers } from '../../shared/documents/template/checks.ts'
import type { Issue } from '../../shared/documents/template/field-checks.ts'
import { defaultsFor } from '../../shared/documents/template/fields.ts'
import type { Answers } from '../../shared/documents/template/template.ts'
import { type Changes, type GoldenDocument, TODAY } from '../support/golden.ts'

/** Every document has named changes of answers in its `checks.ts`. */
const CHECKS = import.meta.glob<Changes>('./*/checks.ts', { eager: true, import: 'checks' })
const GOLDEN = import.meta.glob<GoldenDocument>('./*/cases.ts', { eager: true, import: 'golden' })

/** Refusals required by a document's specification. */
type Refusal = { name?: string; change: Answers; field: string; message: string }
const REFUSALS = import.meta.glob<readonly Refusal[]>('./*/negative.json', {
  eager: true,
  import: 'default',
})

const linesOf = (kind: string, messages: readonly Issue[]): string[] =>
  messages.map(({ field, message }) => `${kind} ${field}: ${message}`)

describe.each(Object.keys(GOLDEN).map((path) => path.replace('/cases.ts', '')))('%s', (folder) => {
  const golden = GOLDEN[`${folder}/cases.ts`]
  const checks = CHECKS[`${folder}/checks.ts`]
  if (!golden || !checks) throw new Error(`${folder} has no checks`)
  const { template, texts } = golden
  const refusals = (REFUSALS[`${folder}/negative.json`] ?? []).map((refusal) => ({
    ...refusal,
    name: `refused: ${refusal.name ?? JSON.stringify(refusal.change)}`,
    answers: { ...checks[0]?.from, ...refusal.change },
  }))

  const report = (name: string, answers: Answers, today = TODAY): string => {
    const { errors, warnings } = checkAnswers(template, answers, { today })
    if (/^(refused|allowed): /.test(name)) {
      expect([name, errors.length > 0]).toEqual([name, name.startsWith('refused')])
    }
    return [`## ${name}`, ...linesOf('error', errors), ...linesOf('warning', warnings)].join('\n')
  }

  test.each(refusals)('$name', ({ answers, field, message }) => {
    const { errors } = checkAnswers(template, answers, { today: TODAY })
    expect(errors[0]).toEqual({ field, message })
  })

  test('the form defaults, errors and warnings match the review', async () => {
    const defaults = Object.entries(defaultsFor(template, { today: TODAY }))
      .filter(([, value]) => value !== '')
      .map(([key, value]) => `${key}: ${value}`)
    const { blank: _, ...complete } = texts
    const reports = [
      ['## the form opens with', ...defaults].join('\n'),
      ...Object.entries(complete).map(([name, answers]) => report(name, answers)),
      ...refusals.map(({ name, answers }) => report(name, answers)),
      ...checks.flatMap(({ from, changes, today }) =>
        Object.entries(changes).map(([name, change]) =>
          report(name, { ...from, ...change }, today),
        ),
      ),
    ]
    await expect(`${reports.join('\n\n')}\n`).toMatchFileSnapshot(`${folder}/checks.txt`)
  })
})
