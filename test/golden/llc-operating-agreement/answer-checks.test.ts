import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { FOUR, PAIR } from './cases.ts'

test('vesting is refused once nothing is left to earn', () => {
  const errors = (vestingStart: string) =>
    checkAnswers(template, { ...FOUR, vestingStart }, { today: TODAY }).errors
  expect(errors('2022-05-18')).toEqual([
    { field: 'vestingStart', message: expect.stringContaining('Everything has vested') },
  ])
  expect(errors('2022-05-19')).toEqual([])
})

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

const REFUSED: [string, Answers, string][] = [
  [
    'capital over years',
    { member2Contribution: '$400,000 over four years' },
    'member2Contribution',
  ],
  ['labor', { member2Contribution: 'his labor' }, 'member2Contribution'],
  ['services', { member1Contribution: '$5 and services to be rendered' }, 'member1Contribution'],
  ['a later part without a date', { laterContributions: 'Bo - $5' }, 'laterContributions'],
  [
    'an account as the price and an equal end',
    {
      departurePayout: 'capital account',
      dissolutionSplit: 'equal shares',
    },
    'departurePayout',
  ],
]

test.each(REFUSED)('refused: %s', (_, change, field) => {
  expect(check({ ...PAIR, ...change }).errors).toMatchObject([{ field }])
})

test.each([
  '$5,000 cash',
  'van and service contract valued at $8,000',
  'services company shares valued at $900',
])('not refused: %s', (member2Contribution) => {
  expect(check({ ...PAIR, member2Contribution }).errors).toEqual([])
})

test('a company without a signer is asked for one', () => {
  expect(check({ ...PAIR, member2Name: 'Blue Holdings, LLC' }).warnings).toMatchObject([
    { field: 'member2Signer' },
  ])
})
