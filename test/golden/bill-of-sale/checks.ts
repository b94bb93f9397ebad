import { type Changes, changesFor } from '../../support/golden.ts'
import { CAR, SAW } from './cases.ts'

const PAYOFF = { lienholder: 'Harbor Bank', payoff_by: 'buyer' }

/** Items whose names only sound like those that are not sold with this document. */
const SOUNDS_EXCLUDED = [
  'Pistol-grip drill',
  'Rifle scope rings',
  'Shotgun microphone',
  'Surge suppressor',
  'Helicopter landing light, framed',
  'Mobile home air conditioner',
]

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: CAR,
    changes: {
      'hint: payment after a year': { payment_date: '2027-12-07' },
      'hint: payment after 366 days': { payment_date: '2027-12-06' },
      'hint: a gift': { sale_amount: '$0.00' },
      'hint: an expensive sale in Connecticut without a notary': {
        sale_amount: '2500',
        notary_county: '',
      },
      'hint: a cheaper one': { sale_amount: '2499.99', notary_county: '' },
      'hint: the same elsewhere': { sale_amount: '2500', notary_county: '', state: 'Ohio' },
      'hint: a VIN with an O': { identification_number: '4S4BSACC5G32I4587' },
      'hint: an old VIN': {
        identification_number: '1Z37L9S',
        item_details: 'Year 1979, make Chevrolet',
      },
      'hint: a short hull number': { item_type: 'vessel', identification_number: 'ABC12345' },
      'hint: land': { item_description: 'Two acres of land' },
      'hint: a Land Rover': { item_description: '2012 Land Rover LR4' },
      'hint: a car in Massachusetts with nothing said about faults': {
        state: 'Massachusetts',
        known_defects: '',
      },
      'hint: a business that sells as is': {
        seller_in_business: true,
        item_type: 'equipment',
        state: 'Ohio',
      },
      'refused: free of none, by a dealer': { seller_name: 'Bay Car Mart', free_of: 'None' },
      'hint: livestock': { state: 'Nebraska', item_type: 'animal', notary_county: '' },
      'refused: a rifle': { item_description: 'Hunting rifle' },
      'refused: a shotgun among the details': { item_details: 'One Shotgun' },
      'refused: an aircraft': { item_description: 'Light airplane' },
      'refused: a mobile home': { item_description: 'Mobile home' },
      "refused: a dealer's car": { seller_in_business: true, state: 'Ohio' },
      'refused: consumer goods as is by a business in Massachusetts': {
        seller_in_business: true,
        item_type: 'other',
        state: 'Massachusetts',
      },
      'refused: a boat in Louisiana': { item_type: 'vessel', state: 'Louisiana' },
      'refused: a car of 2016 called exempt': { odometer_status: 'exempt' },
    },
  },
  {
    from: {},
    changes: {
      'refused: a warranty without details, and nothing else': { condition_type: 'warranty' },
    },
  },
  {
    from: CAR,
    changes: {
      ...changesFor('allowed: a price of', 'sale_amount', ['100', '$100', '100.00', '0.00']),
      ...changesFor('refused: a price of', 'sale_amount', ['12,500', '100.5', '100.', '-5', '1e3']),
      'refused: a nursery as two owners': { seller_name: 'Ferris and Daughter Nursery' },
      'refused: a house for arts': { buyer_name: 'Quillfern House for Arts and Letters' },
      'refused: a name that ends in one word': { buyer_name: 'Blue Door and Quarry' },
      'allowed: two owners with full names': { seller_name: 'Ann Lee and Bo Lee' },
      'refused: a receipt for money that is still owed': {
        payment_method: 'other',
        payment_method_other: 'Half in cash today, half by money order on January 5, 2027',
        payment_date: CAR.signature_date ?? '',
      },
      'refused: a warranty that is too long, which is not called missing': {
        condition_type: 'warranty',
        warranty_details: 'word '.repeat(300),
      },
      'allowed: long answers': {
        known_defects: 'x'.repeat(1000),
        seller_promises: 'x'.repeat(1000),
        item_details: 'x'.repeat(2000),
      },
      'refused: longer answers': {
        known_defects: 'x'.repeat(1001),
        seller_promises: 'x'.repeat(1001),
        item_details: 'x'.repeat(2001),
      },
      'hint: exempt in a sale of 2036': { odometer_status: 'exempt', date: '2036-01-04' },
      'allowed: a heavy truck is exempt': {
        odometer_status: 'exempt',
        item_details: 'Year 2016, make Mack, GVWR 33,000 pounds',
      },
    },
  },
  {
    from: { ...CAR, deposit_amount: 500, deposit_rule: 'returned' },
    changes: {
      'allowed: a deposit and a payoff': { ...PAYOFF, payoff_amount: 7350 },
      'hint: a payoff above the rest': { ...PAYOFF, payoff_amount: 7351 },
      ...changesFor('refused: a deposit of', 'deposit_amount', [0, 7850, 9000]),
      'refused: a deposit after the rest': { deposit_date: '2026-12-06' },
      'allowed: a deposit on the day of the rest': { deposit_date: '2026-12-05' },
      'refused: a deposit without a rule': { deposit_rule: '' },
    },
  },
  {
    from: { ...CAR, ...PAYOFF },
    changes: {
      'refused: a payoff without a payer': { payoff_by: '' },
      'refused: a payoff of nothing': { payoff_amount: 0 },
      'hint: a payoff of the price': { payoff_amount: 7850 },
      'hint: a payoff above the price': { payoff_amount: 7850.01 },
      'hint: a payoff until the payment': { payoff_good_through: '2026-12-05' },
      'hint: a payoff that ends before it': { payoff_good_through: '2026-12-04' },
    },
  },
  {
    from: SAW,
    changes: {
      ...changesFor('refused: confirm', 'item_description', SOUNDS_EXCLUDED),
      ...changesFor('allowed: confirmed', 'item_description', SOUNDS_EXCLUDED, {
        not_excluded: true,
      }),
      'allowed: a model aircraft': { item_description: 'Model aircraft' },
      'allowed: a business in Massachusetts with the warranties of the law': {
        state: 'Massachusetts',
        condition_type: 'law',
        warranty_details: '',
      },
    },
  },
]
