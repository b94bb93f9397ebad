import { describe, expect, test } from 'vitest'
import {
  readDeliverables,
  readMilestones,
  readServices,
  totalOf,
} from '../../../shared/documents/independent-contractor-agreement/exhibits.ts'
import {
  hasNumber,
  periodsIn,
} from '../../../shared/documents/independent-contractor-agreement/periods.ts'

describe('milestones', () => {
  test.each([
    ['Designs accepted, March 1, 2027, 2000', 'Designs accepted', '2027-03-01', 200000],
    ['Designs accepted by March 1st, 2027: $2,000.50', 'Designs accepted', '2027-03-01', 200050],
    ['Launch - 4/9/2027 - USD 500', 'Launch', '2027-04-09', 50000],
    ['Phase 2; 2027-04-09; 1,250 dollars.', 'Phase 2', '2027-04-09', 125000],
    ['Launch, $750', 'Launch', undefined, 75000],
    ['Phase 2', 'Phase 2', undefined, undefined],
    ['Launch, April 9, 2027', 'Launch', '2027-04-09', undefined],
    ['300', '300', undefined, undefined],
    ['$300', '$300', undefined, 30000],
    ['Launch, $5 $6', 'Launch, $5 $6', undefined, undefined],
    ['Launch, 500-600', 'Launch, 500-600', undefined, undefined],
    ['Launch, 1,2,3', 'Launch, 1,2,3', undefined, undefined],
    ['Launch, 1.234,56', 'Launch, 1.234,56', undefined, undefined],
  ])('%j', (line, name, due, cents) => {
    const [milestone] = readMilestones(line)
    expect({ due: undefined, cents: undefined, ...milestone }).toEqual({ name, due, cents })
  })

  test('are totaled only when each has an amount', () => {
    expect(totalOf(readMilestones('A, 33.33\nB, 66.67'))).toBe(10000)
    expect(totalOf(readMilestones('A, 33.33\nB'))).toBeUndefined()
    expect(totalOf([])).toBeUndefined()
  })
})

test('a service has a value only with a dollar sign', () => {
  expect(readServices('Logo, $400\nTwelve icons, 64 pixels\n$90')).toEqual([
    { name: 'Logo', cents: 40000 },
    { name: 'Twelve icons, 64 pixels' },
    { name: '$90', cents: 9000 },
  ])
})

test('a deliverable is due on the date at the end of its line', () => {
  expect(
    readDeliverables(
      'Logo by March 1, 2027.\nProof within 5 days of March 1, 2027 or sooner\nMarch 9, 2027',
    ),
  ).toEqual([
    { name: 'Logo', due: '2027-03-01' },
    { name: 'Proof within 5 days of March 1, 2027 or sooner' },
    { name: 'March 9, 2027', due: '2027-03-09' },
  ])
})

describe('payment periods', () => {
  test.each([
    ['15 days after invoice', [15]],
    ['fifteen (15) days', [15]],
    ['Net 30', [30]],
    ['two weeks', [14]],
    ['10 business days', [14]],
    ['twenty-one days', [21]],
    ['10 days, at most 2 months', [10, 62]],
    ['by the 5th day of the next month', []],
    ['upon receipt', []],
  ])('%j', (words, days) => {
    expect(periodsIn(words)).toEqual(days)
  })

  test('can be written in words', () => {
    expect(hasNumber('ten days')).toBe(true)
    expect(hasNumber('often')).toBe(false)
  })
})
