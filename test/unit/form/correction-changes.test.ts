import { expect, it } from 'vitest'
import { changesBetween } from '../../../web/features/correction/correction-check.tsx'
import { loadTemplateById } from '../../support/templates.ts'

const template = await loadTemplateById('bill-of-sale')
const bought = template.sampleAnswers

const diff = (after: Record<string, string | number | boolean>) =>
  changesBetween(template, bought, { ...bought, ...after }).map(({ key, before, after }) => [
    key,
    before,
    after,
  ])

it('lists no change when nothing is printed differently', () => {
  expect(diff({})).toEqual([])
  expect(diff({ seller_in_business: bought.seller_in_business ?? false })).toEqual([])
})

it('lists old and new answers as displayed, in form order', () => {
  expect(diff({ sale_amount: '9000.00', date: '2026-12-01', buyer_name: 'Bo Lee' })).toEqual([
    ['date', expect.stringMatching(/^\w+ \d+, 2026$/), 'December 1, 2026'],
    ['buyer_name', bought.buyer_name, 'Bo Lee'],
    ['sale_amount', expect.stringMatching(/^\$/), '$9,000.00'],
  ])
})

it('lists a removed answer, and those of questions no longer asked', () => {
  const lost = diff({ item_type: 'other', known_defects: '' })
  expect(lost).toContainEqual(['known_defects', bought.known_defects, undefined])
  expect(lost).toContainEqual(['odometer_reading', expect.any(String), undefined])
})
