import { describe, expect, it } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { checkAnswers } from '../../../shared/documents/checks.ts'
import {
  progressOf,
  progressText,
  sameProgress,
  stepText,
} from '../../../web/features/customize/steps/progress.ts'
import {
  CHECK_STEP,
  hrefOf,
  stepOfField,
  stopAt,
  stopsOf,
} from '../../../web/features/customize/steps/stops.ts'

const today = '2026-11-21'
const stops = stopsOf(template)
const errorsOf = (answers: object) =>
  checkAnswers(template, { ...template.sampleAnswers, ...answers }, { today }).errors
const progress = (open: number[]) =>
  open.map((left, index) => ({ id: `s${index}`, title: `S${index}`, open: left }))

describe('the stops of the form', () => {
  it('are the steps of the template and then the check of answers', () => {
    expect(stops).toHaveLength(template.steps.length + 1)
    expect(stops.at(-1)).toBe(CHECK_STEP)
  })

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
  it('counts the questions of each section that still need the person', () => {
    const open = (answers: object) => progressOf(template, errorsOf(answers)).map((s) => s.open)
    const complete = template.steps.map(() => 0)
    expect(open({})).toEqual(complete)
    expect(open({ seller_name: '', buyer_name: ' ' })).toEqual(complete.with(0, 2))
  })

  it('says it in words', () => {
    expect(progressText(progress([0, 1, 0, 3, 0, 0]))).toBe('4 of 6 sections, 2 need you')
    expect(progressText(progress([0, 1]))).toBe('1 of 2 sections, 1 needs you')
    expect(progressText(progress([0, 0]))).toBe('All 2 sections done')
    expect(progress([0, 1, 2]).map(stepText)).toEqual([
      'done',
      '1 question left',
      '2 questions left',
    ])
  })

  it('is redrawn only when a count changes', () => {
    expect(sameProgress(progress([0, 1]), progress([0, 1]))).toBe(true)
    expect(sameProgress(progress([0, 1]), progress([0, 0]))).toBe(false)
  })
})
