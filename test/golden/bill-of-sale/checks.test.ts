import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { MESSAGES } from '../../../shared/messages.ts'
import { TODAY } from '../../support/golden.ts'
import { CAR, SAW } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test.each([
    ['BS-1', CAR],
    ['BS-2', SAW],
    ['the sample', template.sampleAnswers],
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [] })
  })

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

test.each(negative)('$name', ({ change, field, message }) => {
  expect(check({ ...CAR, ...change }).errors[0]).toEqual({ field, message })
})

test('with no answers the three specified checks come first', () => {
  const { errors } = check({ condition_type: 'warranty' })
  expect(errors.slice(0, 2)).toEqual([
    { field: 'sale_amount', message: 'Sale price is required.' },
    {
      field: 'warranty_details',
      message: 'Warranty details are required when warranty is provided',
    },
  ])
  expect(errors).toContainEqual({
    field: 'seller_name',
    message: "Seller's full legal name is required.",
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

const HINTS: [string, Answers, string, string | undefined][] = [
  [
    'payment after a year',
    { payment_date: '2027-12-07' },
    'payment_date',
    'Payment is due a year or more after the sale. If the price is paid over time, use a promissory note as well.',
  ],
  ['payment after 366 days', { payment_date: '2027-12-06' }, 'payment_date', undefined],
  [
    'a gift',
    { sale_amount: '$0.00' },
    'sale_amount',
    'A price of $0 makes this a gift. Most states want a gift declaration instead of a sale price.',
  ],
  [
    'a dear sale in Connecticut without a notary',
    { sale_amount: '2500', notary_county: '' },
    'sale_amount',
    'Connecticut does not require a notary, but we suggest one for sales of $2,500 or more. Enter a county to add a notary page.',
  ],
  ['a cheaper one', { sale_amount: '2499.99', notary_county: '' }, 'sale_amount', undefined],
  [
    'the same elsewhere',
    { sale_amount: '2500', notary_county: '', state: 'Ohio' },
    'sale_amount',
    undefined,
  ],
  [
    'a VIN with an O',
    { identification_number: '4S4BSACC5G32I4587' },
    'identification_number',
    'A modern VIN has 17 characters and never uses I, O or Q. Please check it.',
  ],
  [
    'an old VIN',
    { identification_number: '1Z37L9S', item_details: 'Year 1979, make Chevrolet' },
    'identification_number',
    undefined,
  ],
  [
    'a short hull number',
    { item_type: 'vessel', identification_number: 'ABC12345' },
    'identification_number',
    'A hull number usually has 12 characters. Please check it.',
  ],
  [
    'land',
    { item_description: 'Two acres of land' },
    'item_description',
    'Land and buildings need a deed, not a bill of sale.',
  ],
  ['a Land Rover', { item_description: '2012 Land Rover LR4' }, 'item_description', undefined],
  [
    'a car in Massachusetts with nothing said about faults',
    { state: 'Massachusetts', known_defects: '' },
    'known_defects',
    'Massachusetts makes private sellers disclose known defects. List them or write "none known".',
  ],
  [
    'a business that sells as is',
    { seller_in_business: true, item_type: 'equipment', state: 'Ohio' },
    'condition_type',
    'Some states limit "as is" sales by businesses. See the state notes in your instructions.',
  ],
]

test.each(HINTS)('hint: %s', (_, change, field, message) => {
  const { errors, warnings } = check({ ...CAR, ...change })
  expect(errors).toEqual([])
  expect(warnings.find((warning) => warning.field === field)?.message).toBe(message)
})

const NO_FIREARMS =
  'This form must not be used for firearms. State and federal transfer rules apply.'

const REFUSED: [string, Answers, string, string | RegExp][] = [
  ['a rifle', { item_description: 'Hunting rifle' }, 'item_description', NO_FIREARMS],
  ['a shotgun among the details', { item_details: 'One Shotgun' }, 'item_details', NO_FIREARMS],
  ['an aircraft', { item_description: 'Light airplane' }, 'item_description', /aircraft/],
  ['a mobile home', { item_description: 'Mobile home' }, 'item_description', /mobile home/],
  [
    "a dealer's car",
    { seller_in_business: true, state: 'Ohio' },
    'seller_in_business',
    /private sales of vehicles.*16 CFR part 455/,
  ],
  [
    'consumer goods as is by a business in Massachusetts',
    { seller_in_business: true, item_type: 'other', state: 'Massachusetts' },
    'condition_type',
    /law of Massachusetts does not let a business/,
  ],
  ['a boat in Louisiana', { item_type: 'vessel', state: 'Louisiana' }, 'state', /act of sale/],
  [
    'a car of 2016 called exempt',
    { odometer_status: 'exempt' },
    'odometer_status',
    /only from 2036/,
  ],
]

test.each(REFUSED)('refused: %s', (_, change, field, message) => {
  const { errors } = check({ ...CAR, ...change })
  expect(errors.map((error) => error.field)).toEqual([field])
  expect(errors[0]?.message).toMatch(message)
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

test('the form opens with the defaults of the brief', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    date: TODAY,
    payment_date: TODAY,
    signature_date: TODAY,
    item_type: 'other',
    payment_method: 'cash',
    transfer_date: 'when paid',
    free_of: 'liens',
    condition_type: 'as_is',
    buyer_inspection: '',
    state: 'Connecticut',
    notary_county: '',
    proof_use: '',
  })
})
