import { type Changes, changesFor } from '../../support/golden.ts'
import { CAR, SAW } from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: CAR,
    changes: {
      'an item that only sounds like a firearm': { not_excluded: true },
      'a business seller': { seller_in_business: true },
      'a warranty with inspection': {
        condition_type: 'warranty',
        warranty_details: 'The engine, for 90 days.',
      },
      'statutory warranties with inspection': { condition_type: 'law' },
      'a gift that may be returned': {
        sale_amount: '0',
        return_exception: 'the engine fails within 30 days',
      },
      'a deposit, with the rest due later': {
        deposit_amount: 500,
        deposit_date: '2026-11-28',
      },
      'a refundable deposit, and a return before the price is paid': {
        return_exception: 'if a survey finds damage',
        payment_date: '2026-12-20',
        deposit_amount: 500,
        deposit_rule: 'returned',
      },
      'a deposit kept to cover the loss': {
        payment_date: '2026-12-20',
        deposit_amount: 500,
        deposit_rule: 'loss',
      },
      'the buyer pays off the loan': {
        deposit_amount: 500,
        lienholder: 'Harbor Bank',
        payoff_amount: 2100.5,
        payoff_good_through: '2026-12-15',
        payoff_by: 'buyer',
        payoff_letter: true,
      },
      'the seller pays off the loan in a state with a deadline': {
        notary_county: '',
        lienholder: 'Harbor Bank',
        payoff_by: 'seller',
      },
      'no fault is known': { known_defects: 'NONE known' },
      'phrases that begin with a capital': {
        transfer_date: 'When the title is signed over.',
        free_of: 'Liens, taxes',
        proof_use: 'Registration and insurance.',
        return_exception: 'Unless the state refuses a title.',
      },
      'a trustee named with the trust': {
        seller_name: 'Kekoa Lee, as co-trustee of the Lee Family Trust',
        seller_type: 'trust',
      },
      'a tool with a notary': { item_type: 'other' },
      'nothing is said about faults': { known_defects: ' ' },
      ...changesFor('odometer', 'odometer_status', ['exceeds', 'not_actual', 'exempt']),
      ...changesFor('paid by', 'payment_method', ['check', 'credit_card', 'wire_transfer']),
      'the guide asks an estate for its papers, and a partnership says what it is': {
        seller_name: 'Ann Lee and Cy Lee, as executors of the Estate of Bo Lee',
        buyer_name: 'Oyster Lane, a general partnership',
        buyer_type: 'partnership',
      },
      'paid in another way': { payment_method: 'other', payment_method_other: 'two gold coins' },
      'another payment method may still fail': {
        payment_method: 'other',
        payment_method_other: 'gold',
        transfer_date: '2026-12-15',
      },
      'cash is promised for later': {
        payment_date: '2026-12-20',
        transfer_date: 'when the title is signed over',
      },
      'with a day for delivery': { item_description: 'An old bus', delivery_date: '2026-12-12' },
      'a vehicle of model year 2010': { item_details: 'Year 2010, make Ford' },
      'goods in Louisiana': { item_type: 'other', state: 'Louisiana' },
      'a state that wants particular words': { state: 'South Carolina' },
      ...changesFor('an animal in', 'state', ['Nebraska'], {
        item_type: 'animal',
        vet_exam_days: 5,
      }),
      'a private warranty': { condition_type: 'warranty', warranty_details: 'Engine for 90 days' },
      'not inspected': { buyer_inspection: 'not_inspected' },
      'an answer ends with a period': { free_of: 'liens.', return_exception: 'if it rains.' },
      'promises are added': {
        seller_promises: 'Seller cleans it\n\nSeller fuels it.',
        buyer_promises: 'Buyer tows',
      },
      'the representative of an estate signs before a notary': {
        seller_name: 'Estate of Bo Lee, by Ann Lee, personal representative',
        state: 'Massachusetts',
      },
      ...changesFor('a notary in', 'state', ['California', 'Florida']),
      'two owners sell': { seller_name: 'Ann Lee and Bo Lee' },
      'two people buy under one family name': { buyer_name: 'Ann & Bo Lee' },
      'a company buys': { buyer_name: 'Lee & Sons, Inc.' },
      'an item of kind "trailer"': { item_type: 'trailer' },
      ...changesFor('a loan in', 'state', ['Missouri', 'Kansas', 'Tennessee', 'Utah'], {
        lienholder: 'Harbor Bank',
        payoff_by: 'buyer',
      }),
      ...changesFor('a titled vehicle in', 'state', ['Ohio', 'Texas', 'Nebraska'], {
        transfer_date: 'when the keys are handed over',
      }),
      ...changesFor('after the sale in', 'state', ['Georgia', 'Minnesota', 'New Jersey']),
      ...changesFor('after the sale in', 'state', ['Wisconsin', 'Alaska', 'Louisiana']),
      'an exception with its own deadline': {
        return_exception: 'Buyer may return the car within 3 days if the axle is cracked.',
      },
      'a trustee by name': {
        buyer_name: 'Ana Ruiz, Trustee of the Ruiz Family Trust',
        state: 'Illinois',
        notary_county: 'Peoria',
        buyer_type: 'trust',
        notary_signers: 'both',
      },
      ...changesFor('in', 'state', [
        'Arizona',
        'Arkansas',
        'Kentucky',
        'Maryland',
        'North Dakota',
        'Rhode Island',
      ]),
      'a boat documented with the Coast Guard': { item_type: 'vessel', documented_vessel: true },
      'a boat in North Carolina': { state: 'North Carolina', item_type: 'vessel' },
      'the guide dates the report of Washington in business days': {
        date: '2026-12-01',
        state: 'Washington',
      },
    },
  },
  {
    from: SAW,
    changes: {
      'a business gives an animal away': { item_type: 'animal', sale_amount: '0' },
      'a business sells with statutory warranties': {
        condition_type: 'law',
        state: 'Massachusetts',
      },
    },
  },
]
