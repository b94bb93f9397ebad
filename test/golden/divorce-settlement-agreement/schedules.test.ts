import { expect, test } from 'vitest'
import { FLOOR } from '../../../shared/documents/divorce-settlement-agreement/floor.ts'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import {
  childRows,
  readItem,
} from '../../../shared/documents/divorce-settlement-agreement/schedules.ts'

test.each([
  ['House at 901 Hollow - $310,000', 'House at 901 Hollow', '', '$310,000.00'],
  ['Joint account ending 1234: $5,000', 'Joint account', '1234', '$5,000.00'],
  ['2019 wagon (worth $14,000)', '2019 wagon', '', '$14,000.00'],
  ['Loan ending 7740, balance 11900', 'Loan', '7740', '$11,900.00'],
  ['Boat valued at $900', 'Boat', '', '$900.00'],
  ['Checking - 1234', 'Checking - 1234', '', ''],
  ['Half of $5,000 and $20', 'Half of $5,000 and $20', '', ''],
])('an amount at the end of a line: %s', (line, item, lastFour, amount) => {
  expect(readItem(line)).toEqual({ item, lastFour, amount })
})

test('a line without a date stays whole', () => {
  expect(childRows('May Lee')).toEqual([['1', 'May Lee', '']])
})

test('each rule of a state names the code that it cites', () => {
  expect(JSON.stringify(FLOOR)).not.toContain('(§')
})

test('no spouse is called he or she', () => {
  const { agreement, instructions, defaultStateNotes, stateNotes } = template
  for (const source of [agreement, instructions, defaultStateNotes, ...Object.values(stateNotes)]) {
    expect(source).not.toMatch(/\b(he|she|his|her|him|hers|himself|herself|husband|wife)\b/i)
  }
})
