import { describe, expect, it } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import { CHECK_STEP, stepIndexOf, stepsOf } from '../../../web/features/form/steps/form-steps.ts'
import { isDone, progressOf } from '../../../web/features/form/steps/progress.ts'

const today = '2026-11-21'
const steps = stepsOf(template)
const errorsOf = (answers: object) =>
  checkAnswers(template, { ...template.sampleAnswers, ...answers }, { today }).errors

describe('the form steps', () => {
  it('are found by URL, defaulting to the first', () => {
    expect(steps[stepIndexOf(steps, 'check')]).toBe(CHECK_STEP)
    expect(steps[stepIndexOf(steps, template.steps[1]?.id ?? '')]).toBe(template.steps[1])
    for (const id of [null, '', 'toString', '__proto__']) expect(stepIndexOf(steps, id)).toBe(0)
  })
})

describe('progress', () => {
  const defaults = defaultsFor(template, { today })
  const facts = { defaults, leftSteps: new Set<string>() }

  it('counts the questions of each section that still need attention', () => {
    const open = (changes: object) => {
      const answers = { ...template.sampleAnswers, ...changes }
      return progressOf(template, { ...facts, errors: errorsOf(changes), answers }).map(
        (step) => step.open,
      )
    }
    const complete = template.steps.map(() => 0)
    expect(open({})).toEqual(complete)
    expect(open({ seller_name: '', buyer_name: ' ' })).toEqual(complete.with(0, 2))
  })

  it('does not count a section with only default answers as done', () => {
    const untouched = progressOf(template, { ...facts, errors: [], answers: defaults })
    expect(untouched.some(isDone)).toBe(false)
    const [first] = template.steps
    const leftSteps = new Set([first?.id ?? ''])
    const visited = progressOf(template, { defaults, leftSteps, errors: [], answers: defaults })
    expect(visited.map(isDone)).toEqual(template.steps.map((_, index) => index === 0))
  })
})
