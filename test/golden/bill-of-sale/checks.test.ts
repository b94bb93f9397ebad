import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { TODAY } from '../../support/golden.ts'
import { CAR, SAW } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test.each(['100', '$100', '100.00', '$100.00', '0.00'])('a price of %j', (sale_amount) => {
    expect(check({ ...CAR, sale_amount }).errors).toEqual([])
  })
})

test.each(['12,500', '$12,500.00', '100.5', '100.', 'USD 100', '-5', '$ 100', '1e3'])(
  'a price of %j is refused',
  (sale_amount) => {
    expect(check({ ...CAR, sale_amount }).errors).toEqual([
      {
        field: 'sale_amount',
        message: 'Please enter a valid dollar amount (e.g. $100 or $100.00)',
      },
    ])
  },
)

test('an answer that is too long is not called missing', () => {
  const answers = { ...CAR, condition_type: 'warranty', warranty_details: 'word '.repeat(300) }
  expect(check(answers).errors).toEqual([
    { field: 'warranty_details', message: MESSAGES.validation.tooLong(1000) },
  ])
})

test('a comma at the end of a name or an address is printed once', () => {
  const typed = { seller_name: 'Rosalind Okonjo-Pratt,', seller_address: '31 Cider Mill Lane,\n' }
  const printed = documentText(
    assemble(template, 'agreement', { ...CAR, ...typed }, { today: TODAY }),
  )
  expect(printed).not.toContain(',,')
  expect(printed).toContain('Rosalind Okonjo-Pratt')
})

describe('a deposit and a payoff', () => {
  const deposit = { deposit_amount: 500, deposit_rule: 'returned' }
  const payoff = { lienholder: 'Harbor Bank', payoff_by: 'buyer' }
  const fieldsOf = (answers: Answers) => {
    const { errors, warnings } = check({ ...CAR, ...answers })
    return [errors, warnings].map((messages) => messages.map(({ field }) => field))
  }

  test('may be agreed together', () => {
    expect(fieldsOf({ ...deposit, ...payoff, payoff_amount: 7350 })).toEqual([[], []])
  })

  test.each([0, 7850, 9000])('a deposit of %j is refused', (deposit_amount) => {
    expect(fieldsOf({ ...deposit, deposit_amount })).toEqual([['deposit_amount'], []])
  })

  test('a deposit comes before the rest', () => {
    expect(fieldsOf({ ...deposit, deposit_date: '2026-12-06' })).toEqual([['deposit_date'], []])
    expect(fieldsOf({ ...deposit, deposit_date: '2026-12-05' })).toEqual([[], []])
  })

  test('it is said what becomes of the deposit, and who pays the lender', () => {
    expect(fieldsOf({ ...deposit, deposit_rule: '' })).toEqual([['deposit_rule'], []])
    expect(fieldsOf({ ...payoff, payoff_by: '' })).toEqual([['payoff_by'], []])
  })

  test('a payoff of nothing is refused', () => {
    expect(fieldsOf({ ...payoff, payoff_amount: 0 })).toEqual([['payoff_amount'], []])
  })

  test('a payoff above what is left of the price warns', () => {
    expect(fieldsOf({ ...payoff, payoff_amount: 7850 })).toEqual([[], []])
    expect(fieldsOf({ ...payoff, payoff_amount: 7850.01 })).toEqual([[], ['payoff_amount']])
    expect(fieldsOf({ ...deposit, ...payoff, payoff_amount: 7351 })).toEqual([
      [],
      ['payoff_amount'],
    ])
  })

  test('a payoff that ends before the price is paid warns', () => {
    expect(fieldsOf({ ...payoff, payoff_good_through: '2026-12-05' })).toEqual([[], []])
    expect(fieldsOf({ ...payoff, payoff_good_through: '2026-12-04' })).toEqual([
      [],
      ['payoff_good_through'],
    ])
  })
})

test.each([
  ['known_defects', 1000],
  ['seller_promises', 1000],
  ['item_details', 2000],
])('%s holds %i characters', (field, limit) => {
  expect(check({ ...CAR, [field]: 'x'.repeat(limit) }).errors).toEqual([])
  expect(check({ ...CAR, [field]: 'x'.repeat(limit + 1) }).errors).toEqual([
    { field, message: `Please keep this under ${limit.toLocaleString('en-US')} characters` },
  ])
})

test('a business in Massachusetts may sell with the warranties of the law', () => {
  const law = { ...SAW, state: 'Massachusetts', condition_type: 'law', warranty_details: '' }
  expect(check(law).errors).toEqual([])
})

test('a car of 2016 may be called exempt in a sale of 2036', () => {
  const { errors } = check({ ...CAR, odometer_status: 'exempt', date: '2036-01-04' })
  expect(errors.map(({ field }) => field)).not.toContain('odometer_status')
})

test('a heavy truck may be exempt, and a model aircraft is none', () => {
  const details = 'Year 2016, make Mack, GVWR 33,000 pounds'
  expect(check({ ...CAR, odometer_status: 'exempt', item_details: details }).errors).toEqual([])
  expect(check({ ...SAW, item_description: 'Model aircraft' }).errors).toEqual([])
})
