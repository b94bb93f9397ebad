import { describe, expect, it } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import {
  isDone,
  progressOf,
  progressText,
  stepText,
} from '../../../web/features/form/steps/progress.ts'
import {
  CHECK_STEP,
  hrefOf,
  stepOfField,
  stopAt,
  stopsOf,
} from '../../../web/features/form/steps/stops.ts'

const today = '2026-11-21'
const stops = stopsOf(template)
const errorsOf = (answers: object) =>
  checkAnswers(template, { ...template.sampleAnswers, ...answers }, { today }).errors
const progress = (open: number[], unseen: number[] = []) =>
  open.map((count, index) => ({
    id: `s${index}`,
    title: `S${index}`,
    open: count,
    seen: !unseen.includes(index),
  }))

describe('the stops of the form', () => {
  it('are found by the address, the first for any other text', () => {
    expect(stops[stopAt(stops, 'check')]).toBe(CHECK_STEP)
    expect(stops[stopAt(stops, template.steps[1]?.id ?? '')]).toBe(template.steps[1])
    for (const id of [null, '', 'toString', '__proto__']) expect(stopAt(stops, id)).toBe(0)
  })

  it('have addresses, and so has every question', () => {
    expect(hrefOf('item')).toBe('?step=item')
    expect(hrefOf('a&b', 'sale_amount')).toBe('?step=a%26b#question-sale_amount')
    expect(stepOfField(template).size).toBe(template.steps.flatMap((step) => step.fields).length)
  })
})

describe('progress', () => {
  const defaults = defaultsFor(template, { today })
  const facts = { defaults, left: new Set<string>() }

  it('counts the questions of each section that still need the person', () => {
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

  it('calls nothing done that holds only our own suggestions', () => {
    const untouched = progressOf(template, { ...facts, errors: [], answers: defaults })
    expect(untouched.some(isDone)).toBe(false)
    const [first] = template.steps
    const left = new Set([first?.id ?? ''])
    const looked = progressOf(template, { defaults, left, errors: [], answers: defaults })
    expect(looked.map(isDone)).toEqual(template.steps.map((_, index) => index === 0))
  })

  it('says it in words', () => {
    expect(progressText(progress([0, 1, 0, 3, 0, 0]))).toBe('4 questions left in 2 sections')
    expect(progressText(progress([0, 1], [0]))).toBe('1 question left in 1 section')
    expect(progressText(progress([0, 0], [1]))).toBe('1 section left to look at')
    expect(progressText(progress([0, 0]))).toBe('All 2 sections done')
    expect(progress([0, 1, 2, 0], [3]).map(stepText)).toEqual([
      'done',
      '1 question left',
      '2 questions left',
      'to look at',
    ])
  })
})
