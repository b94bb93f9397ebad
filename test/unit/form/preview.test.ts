import { describe, expect, it } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { sectionsOf } from '../../../shared/documents/engine/plain-text.ts'
import type { Answers, Field } from '../../../shared/documents/template/template.ts'
import { keyedBlocks } from '../../../web/features/preview/sheet/block-view.tsx'
import { sectionChanges } from '../../../web/features/preview/worker/sections.ts'
import { formatAnswer } from '../../../web/features/review/answer-list.tsx'

const preview = (answers: Answers) =>
  assemble(
    template,
    'agreement',
    { ...template.sampleAnswers, ...answers },
    { today: '2026-11-21' },
  )
const car = preview({ item_type: 'vehicle' })
const saw = preview({ item_type: 'other' })

describe('the screen reader announcement', () => {
  it('lists the sections added and removed', () => {
    expect(sectionChanges(saw, car)).toContain('Section 3, Mileage Statement, added')
    expect(sectionChanges(car, saw)).toContain('Section 3, Mileage Statement, removed')
  })

  it('is empty when only words or numbers changed', () => {
    expect(sectionChanges(car, preview({ item_type: 'vehicle', seller_name: 'Zoe' }))).toEqual([])
  })
})

describe('block keys', () => {
  const keysOf = (document: typeof car) => keyedBlocks(document.blocks).map(({ key }) => key)

  it('are unique and stable across renders', () => {
    const keys = keysOf(car)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keysOf(preview({ item_type: 'vehicle', seller_name: 'Zoe' }))).toEqual(keys)
  })

  it('do not change when a section is added before them', () => {
    const last = sectionsOf(saw).findLast(({ number }) => number !== undefined)?.id ?? ''
    const ofLast = (document: typeof car) => keysOf(document).filter((key) => key.startsWith(last))
    expect(ofLast(saw).length).toBeGreaterThan(1)
    expect(ofLast(car)).toEqual(ofLast(saw))
  })
})

describe('a formatted answer', () => {
  const field = (kind: Field['kind'], rest: Partial<Field> = {}): Field => ({
    key: 'x',
    label: 'X',
    help: '',
    required: false,
    kind,
    ...rest,
  })
  const options = [{ value: 'as_is', label: 'Sold as is' }]

  it.each([
    [field('radio', { options }), 'as_is', 'Sold as is'],
    [field('date'), '2026-12-05', 'December 5, 2026'],
    [field('text', { format: 'money' }), '7850', '$7,850.00'],
    [field('number'), '98412', '98,412'],
    [field('number', { format: 'percent' }), '50', '50%'],
    [field('checkbox'), true, 'Yes'],
    [field('checkbox'), undefined, 'No'],
    [field('textarea'), 'a\nb', 'a\nb'],
    [field('text'), '  ', undefined],
    [field('text'), undefined, undefined],
  ])('%o with %s is %s', (question, answer, printed) => {
    expect(formatAnswer(question, answer)).toBe(printed)
  })
})
