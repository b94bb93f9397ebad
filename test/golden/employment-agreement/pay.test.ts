import { describe, expect, test } from 'vitest'
import { COVENANT_LAW } from '../../../shared/documents/employment-agreement/covenant-law.ts'
import { inForce } from '../../../shared/documents/employment-agreement/dated-figures.ts'
import { annualizedPay, overtimeCents } from '../../../shared/documents/employment-agreement/pay.ts'
import { businessDaysFrom, isBusinessDay } from '../../../shared/documents/toolbox/business-days.ts'

describe('annual pay in cents', () => {
  test.each([
    [{ pay_structure: 'hourly', pay_amount: 24.5, hours_per_week: 40 }, 5_096_000],
    [{ pay_structure: 'hourly', pay_amount: '19.99', hours_per_week: 37.5 }, 3_898_050],
    [{ pay_structure: 'weekly', pay_amount: 684 }, 3_556_800],
    [{ pay_structure: 'annual', pay_amount: 138000 }, 13_800_000],
    [{ pay_structure: 'other', pay_amount: 5 }, undefined],
    [{ pay_structure: 'hourly', pay_amount: 24.5 }, undefined],
    [{ pay_structure: 'annual' }, undefined],
  ])('%j', (answers, cents) => {
    expect(annualizedPay(answers)).toBe(cents)
  })
})

describe('the overtime rate', () => {
  test.each([
    ['24.50', '1.5 times rate', 3675],
    ['24.51', '1.5 times the regular rate', 3677],
    ['0.29', '1.5x', 44],
    ['20', '2 times', 4000],
    ['20', 'time and a half', undefined],
    ['20', '1.5 times rate, 2 times on Sundays', undefined],
  ])('for %s at %j', (pay_amount, overtime, cents) => {
    expect(overtimeCents({ pay_structure: 'hourly', pay_amount, overtime })).toBe(cents)
  })

  test('is not printed as an amount for a salary', () => {
    const salary = { pay_structure: 'weekly', pay_amount: 900, overtime: '1.5 times rate' }
    expect(overtimeCents(salary)).toBeUndefined()
  })
})

test.each([
  ['2025-06-01', 7_500_000],
  ['2026-12-31', 7_500_000],
  ['2027-01-01', 8_000_000],
  ['2020-01-01', 7_500_000],
])('the Illinois threshold on %s', (on, cents) => {
  expect(inForce(COVENANT_LAW.Illinois.floor?.figures ?? [], on)).toBe(cents)
})

test.each([
  ['2027-01-01', "New Year's Day"],
  ['2027-12-31', "New Year's Day 2028, a Saturday, kept the day before"],
  ['2027-01-18', 'Martin Luther King Day'],
  ['2027-02-15', "Washington's Birthday"],
  ['2026-05-25', 'Memorial Day at its earliest'],
  ['2027-06-18', 'Juneteenth, a Saturday'],
  ['2027-07-05', 'Independence Day, a Sunday'],
  ['2027-09-06', 'Labor Day'],
  ['2027-10-11', 'Columbus Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving'],
])('%s is no business day: %s', (day) => {
  expect(isBusinessDay(day)).toBe(false)
})

test('business days are counted forward and back', () => {
  expect(isBusinessDay('2026-11-27')).toBe(true)
  expect(businessDaysFrom('2027-03-01', 10, -1)).toBe('2027-02-12')
  expect(businessDaysFrom('2027-02-12', 10)).toBe('2027-03-01')
})
