import { describe, expect, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, CAR, instructionsText, SAW } from './cases.ts'

/** One row for each condition of the outline, with the wording that an answer adds and removes. */
const ROWS: Row[] = [
  {
    when: 'a private seller',
    change: {},
    says: ['Seller is not a dealer in goods of this kind'],
    omits: ['Seller deals in goods'],
  },
  {
    when: 'a business seller',
    change: { seller_in_business: true },
    says: ['Seller deals in goods of this kind', 'attorney-fee clauses'],
    omits: ['Seller is not a dealer'],
  },
  {
    when: 'a warranty, whose promises inspection and mileage leave alone',
    change: { condition_type: 'warranty', warranty_details: 'The engine, for 90 days.' },
    says: [
      'Apart from what Section 2 says about the Item, Section 3 (mileage), and from the promises in Sections 6 and 10, Seller gives no other express warranty.',
      'This Section takes nothing from the warranties that Section 7 gives or leaves to Buyer.',
    ],
    omits: ['SOLD AS IS'],
  },
  {
    when: 'the warranties of the law, which inspection leaves alone',
    change: { condition_type: 'law' },
    says: [
      'This Section takes nothing from the warranties that Section 7 gives or leaves to Buyer.',
    ],
    omits: ['SOLD AS IS'],
  },
  {
    when: 'no loan is left',
    change: { notary_county: '' },
    says: ['☐ Yes ☐ No lien', 'Release of any lien handed over.'],
    omits: ['takes nothing from the warranties', '☐ Follows', 'still holds follows'],
  },
  {
    when: 'a lender whose release comes after the handover',
    change: { lienholder: 'Harbor Bank', payoff_by: 'buyer', notary_county: '' },
    says: ['☐ Yes ☐ Follows', 'handed over; what Lienholder still holds follows.'],
    omits: ['No lien', 'Release of any lien handed over.'],
  },
  {
    when: 'a lender, before a notary',
    change: { lienholder: 'Harbor Bank', payoff_by: 'buyer' },
    says: ['Title, keys and accessories handed over; what Lienholder still holds follows.'],
    omits: ['Title, lien release, keys'],
  },
  {
    when: 'a gift that may come back',
    change: { sale_amount: '0', return_exception: 'the engine fails within 30 days' },
    says: ['return the Item in the same condition. Seller then takes it back.'],
    omits: ['refunds the Price', 'A sale of goods for $500 or more'],
  },
  {
    when: 'a price that is paid later',
    change: { payment_date: '2026-12-20' },
    says: [
      'Seller may end the sale by written notice, and Buyer returns an Item already handed over.',
    ],
    omits: ['Seller acknowledges receipt'],
  },
  {
    when: 'a deposit was paid, and the rest is paid at once in cash',
    change: { deposit_amount: 500, deposit_date: '2026-11-28' },
    says: [
      '$500.00, received on November 28, 2026; $7,350.00 is the rest',
      'Of the Price Seller received a deposit of $500.00 on November 28, 2026. The rest is $7,350.00.',
      'Seller acknowledges receipt of the full Price',
    ],
    omits: ['gives back the whole deposit', 'Lienholder'],
  },
  {
    when: 'a deposit that goes back, whatever happens',
    change: { deposit_amount: 500, deposit_rule: 'returned', payment_date: '2026-12-20' },
    says: [
      'If the sale fails, for whatever reason, Seller gives back the whole deposit within 10 days.',
      'Buyer promises to pay the rest of the Price by December 20, 2026',
    ],
    omits: ['demonstrably costs'],
  },
  {
    when: 'a deposit that covers the loss of a failed sale',
    change: { deposit_amount: 500, deposit_rule: 'loss', payment_date: '2026-12-20' },
    says: [
      'Seller may keep of the deposit what the failed sale demonstrably costs Seller',
      'If the sale fails for another reason, Seller gives back the whole deposit within 10 days.',
    ],
    omits: ['for whatever reason'],
  },
  {
    when: 'the buyer pays off the loan',
    change: {
      deposit_amount: 500,
      lienholder: 'Harbor Bank',
      payoff_amount: 2100.5,
      payoff_good_through: '2026-12-15',
      payoff_by: 'buyer',
    },
    says: [
      'Harbor Bank is paid $2,100.50 at closing, section 6',
      'free of liens once the payoff below is made',
      'Any other loan on the Item is paid off.',
      'The payoff is $2,100.50, good through December 15, 2026, or what a newer written statement of Lienholder says. At closing, that is, when the rest of the Price is paid, Buyer pays the payoff straight to Lienholder and what is left to Seller.',
      'until then Seller need not hand over the title',
      'Lienholder has confirmed the payoff',
    ],
    omits: ['the lender’s release handed over', 'in Buyer’s presence'],
  },
  {
    when: 'the seller pays off the loan by a statement that is still to come',
    change: { lienholder: 'Harbor Bank', payoff_by: 'seller', notary_county: '' },
    says: [
      'Lienholder has confirmed the payoff; its release is here or on its way.',
      'The payoff is what Lienholder’s written statement says. At closing, that is, when the Price is paid, Seller pays the payoff to Lienholder from the Price, in Buyer’s presence.',
    ],
    omits: ['counts as paid to Seller', 'good through'],
  },
  {
    when: 'a gift has neither deposit nor payoff',
    change: { sale_amount: '0.00', deposit_amount: 500, lienholder: 'Harbor Bank' },
    says: ['and the lender’s release is handed over'],
    omits: ['deposit', 'Lienholder'],
  },
  {
    when: 'faults are known',
    change: {},
    says: ['Faults disclosed', '• Rear wiper motor does not work', 'Item and its faults'],
  },
  {
    when: 'no fault is known',
    change: { known_defects: 'NONE known' },
    says: ['Seller knows of no material fault in the Item.'],
    omits: ['Faults disclosed'],
  },
  {
    when: 'nothing is said about faults',
    change: { known_defects: ' ' },
    omits: ['Faults disclosed', 'material fault', 'and its faults'],
  },
  {
    when: 'the mileage is true',
    change: {},
    says: ['98,412 miles, without tenths', 'this is the true mileage', '49 U.S.C. chapter 327'],
    omits: ['mechanical limit', 'exempt'],
  },
  {
    when: 'the odometer rolled over',
    change: { odometer_status: 'exceeds' },
    says: ['mechanical limit', '98,412 miles, past the odometer’s limit', '49 CFR part 580'],
    omits: ['this is the true mileage', 'DISCREPANCY'],
  },
  {
    when: 'the mileage is wrong',
    change: { odometer_status: 'not_actual' },
    says: ['WARNING - ODOMETER DISCREPANCY', '98,412 miles, not the true mileage'],
    omits: ['mechanical limit'],
  },
  {
    when: 'the vehicle is exempt',
    change: { odometer_status: 'exempt' },
    says: ['exempt from federal mileage disclosure and gives no mileage', 'believed exempt'],
    omits: ['98,412', '49 U.S.C. chapter 327'],
  },
  {
    when: 'paid in cash',
    change: {},
    says: ['Seller has counted the money, and this document is the receipt.'],
    omits: ['chargeback', 'available funds', 'subject to clause'],
  },
  {
    when: 'paid by check',
    change: { payment_method: 'check' },
    says: [
      'Receipt is conditional on the check clearing.',
      'ownership has not passed',
      'subject to clause 4.2',
    ],
    omits: ['counted the money'],
  },
  {
    when: 'paid by card',
    change: { payment_method: 'credit_card' },
    says: ['A chargeback without good cause is a breach', 'when the processor has paid Seller'],
    omits: ['check clearing'],
  },
  {
    when: 'paid by wire',
    change: { payment_method: 'wire_transfer' },
    says: ['complete when Seller’s bank shows the money as available funds'],
    omits: ['chargeback'],
  },
  {
    when: 'paid in another way',
    change: { payment_method: 'other', payment_method_other: 'two gold coins' },
    says: ['Buyer pays in this way: two gold coins.'],
    omits: ['Another way'],
  },
  {
    when: 'another way is described but not chosen',
    change: { payment_method_other: 'two gold coins' },
    omits: ['two gold coins'],
  },
  {
    when: 'paid on signing',
    change: {},
    says: ['Seller acknowledges receipt of the full Price on December 5, 2026.'],
    omits: ['Buyer promises to pay', 'Paid in full on'],
  },
  {
    when: 'paid after signing',
    change: { payment_date: '2026-12-06' },
    says: ['Buyer promises to pay the full Price by December 6, 2026.', 'Paid in full on'],
    omits: ['acknowledges receipt', 'has counted'],
  },
  {
    when: 'ownership passes when paid',
    change: {},
    says: [
      'passes to Buyer when Seller has received the full Price and any title is assigned as the state requires.',
      'Ownership passes\nWhen Seller has received the full Price',
    ],
  },
  {
    when: 'ownership passes on a date',
    change: { transfer_date: '12/9/2026' },
    says: [
      'passes to Buyer on December 9, 2026, but not before any title is assigned as the state requires.',
    ],
    omits: ['12/9/2026', 'not before Seller'],
  },
  {
    when: 'ownership passes on an event',
    change: { transfer_date: 'when the title is signed over' },
    says: ['passes to Buyer when the title is signed over, but not before any title is assigned'],
    omits: ['received the full Price.'],
  },
  ...['check', 'credit_card', 'wire_transfer', 'other'].map((payment_method) => ({
    when: `money by ${payment_method} may still fail to arrive`,
    change: { payment_method, payment_method_other: 'gold', transfer_date: '2026-12-15' },
    says: [
      'Until Seller has received the full Price, Seller need not hand over the Item and ownership does not pass',
      'on December 15, 2026, but not before Seller has received the full Price and any title is assigned',
      'Ownership passes\nDecember 15, 2026, and not before the full Price is received',
    ],
  })),
  {
    when: 'cash is promised for later',
    change: { payment_date: '2026-12-20', transfer_date: 'when the title is signed over' },
    says: [
      'Until Seller has received the full Price',
      'when the title is signed over, but not before Seller has received the full Price and any title is assigned',
      'when the title is signed over, and not before the full Price is received',
      'Seller may end the sale by written notice',
    ],
    omits: ['before then'],
  },
  {
    when: 'cash is counted at signing',
    change: {},
    omits: ['Until Seller has received', 'not before'],
  },
  {
    when: 'nothing is paid',
    change: { sale_amount: '0' },
    says: [
      'Gift',
      'None: a gift',
      'Seller gives and Buyer accepts this item',
      'passes to Buyer on handover, but not before any title is assigned',
      'No price is paid',
    ],
    omits: [
      'Zero and 00/100',
      '$0.00',
      'acknowledges receipt',
      'Price and Payment',
      'the Price',
      'Payment received',
    ],
  },
  {
    when: 'a gift with a warranty and an exception',
    change: {
      sale_amount: '0',
      condition_type: 'warranty',
      warranty_details: 'The engine.',
      return_exception: 'if it rains',
    },
    says: [
      'repair the Item or replace it, at Seller’s choice',
      'same condition. Seller then takes it back',
    ],
    omits: ['refund the Price', 'refunds the Price'],
  },
  {
    when: 'a thing without an article',
    change: { item_description: 'Upright piano' },
    says: ['Seller sells and Buyer buys this item: Upright piano,'],
  },
  {
    when: 'one owner on each side',
    change: {},
    says: ['Buyer has read this list. [Buyer’s initials]', 'give up. [Buyer’s initials]'],
    omits: ['Joint owners', '[Buyer’s initials] B'],
  },
  {
    when: 'a vehicle of model year 2010',
    change: { item_details: 'Year 2010, make Ford' },
    says: ['no mileage statement for a vehicle of model year 2010 or older', '98,412'],
    omits: ['49 U.S.C. chapter 327', 'will complete the statement on the title'],
  },
  {
    when: 'a boat that may be documented',
    change: { item_type: 'vessel' },
    says: ['If the Item is documented with the United States Coast Guard', 'Form CG-1340'],
  },
  {
    when: 'a documented boat',
    change: { item_type: 'vessel', documented_vessel: true },
    says: ['The Item is documented with the United States Coast Guard.', 'Form CG-1340'],
  },
  {
    when: 'goods in Louisiana',
    change: { state: 'Louisiana', item_type: 'other' },
    says: ['REDHIBITORY DEFECTS', 'POINTED THIS WAIVER OUT', 'Louisiana Civil Code'],
    omits: ['MERCHANTABILITY'],
  },
  {
    when: 'a private warranty in Louisiana',
    change: {
      state: 'Louisiana',
      item_type: 'other',
      condition_type: 'warranty',
      warranty_details: 'The hinges.',
    },
    says: ['REDHIBITORY DEFECTS', 'Buyer has read this waiver. ['],
  },
  {
    when: 'a state that wants particular words',
    change: { state: 'South Carolina' },
    says: ['IN PARTICULAR SELLER DOES NOT PROMISE THE QUALITY'],
  },
  {
    when: 'the day of signing is written by hand',
    change: {},
    says: ['The parties plan to sign on December 5, 2026.', 'Date signed: ['],
    omits: ['Date signed: December'],
  },
  {
    when: 'an animal is sold',
    change: { item_type: 'animal' },
    says: [
      'a veterinarian chosen by Buyer',
      'Buyer pays for all care and treatment',
      'Health papers',
    ],
    omits: ['mechanic', 'repairs', 'Number of keys', 'keys and accessories'],
  },
  {
    when: 'sold as is',
    change: { warranty_details: 'Engine for 90 days' },
    says: ['Sold As Is', 'SOLD AS IS, WHERE IS, WITH ALL FAULTS', 'As is, no warranty'],
    omits: ['Limited Warranty', 'Engine for 90 days'],
  },
  {
    when: 'a private warranty',
    change: { condition_type: 'warranty', warranty_details: 'Engine for 90 days' },
    says: [
      'Limited Warranty',
      'Engine for 90 days',
      'TO THE EXTENT THE LAW ALLOWS, SELLER EXCLUDES',
      'MERCHANTABILITY',
      'or a fault listed in Section 2',
      'Limited warranty, section 7',
    ],
    omits: ['Sold As Is', 'Buyer keeps the implied warranties'],
  },
  {
    when: "a business's warranty",
    from: SAW,
    change: {},
    says: [
      'Buyer keeps the implied warranties',
      'they last for the period of the Limited Warranty',
    ],
    omits: ['MERCHANTABILITY', 'fault listed'],
  },
  {
    when: 'a business sells with the warranties of the law',
    from: SAW,
    change: { condition_type: 'law', state: 'Massachusetts' },
    says: [
      'Warranties of the Law',
      'With the warranties the law gives',
      'implied warranties that the law of Massachusetts gives',
    ],
    omits: ['AS IS', 'As is', 'Limited Warranty', '90 days from delivery', 'MERCHANTABILITY'],
  },
  {
    when: 'inspected',
    change: {},
    says: ['inspected the Item as fully as Buyer wanted before signing'],
    omits: ['chose not to'],
  },
  {
    when: 'not inspected',
    change: { buyer_inspection: 'not_inspected' },
    says: ['Buyer chose not to inspect it', 'governed by Section 7'],
    omits: ['as fully as Buyer wanted'],
  },
  {
    when: 'no return',
    change: {},
    says: ['There is no return, refund or exchange'],
    omits: ['To use this exception'],
  },
  {
    when: 'one exception',
    change: { return_exception: 'if the state refuses a title' },
    says: [
      'the sale is final, with this exception: if the state refuses a title.',
      'within 10 days of the event',
    ],
    omits: ['There is no return'],
  },
  {
    when: 'an answer brings its own full stop',
    change: { return_exception: 'if it rains.', free_of: 'liens.' },
    says: ['exception: if it rains. To use', 'free of liens. Seller will'],
    omits: ['..'],
  },
  {
    when: 'the document is meant as proof',
    change: {},
    says: ['In particular it is intended as proof for registration, insurance and tax.'],
  },
  {
    when: 'no use is named',
    change: { proof_use: '' },
    says: ['Either party may show this Bill of Sale'],
    omits: ['In particular'],
  },
  {
    when: 'promises are added',
    change: {
      seller_promises: 'Seller cleans it.\n\nSeller fuels it.',
      buyer_promises: 'Buyer tows.',
    },
    says: ['(d) Seller cleans it.', '(e) Seller fuels it.', '(e) Buyer tows.'],
  },
  {
    when: 'a notary is wanted',
    change: {},
    says: [
      'Notary Acknowledgment',
      'State of Connecticut, County of Hartford',
      'meeting the notary',
    ],
    omits: ['Hour of handover written'],
  },
  {
    when: 'the county came with its word',
    change: { notary_county: 'Hartford County' },
    says: ['County of Hartford, ss'],
  },
  {
    when: 'no notary is wanted',
    change: { notary_county: '' },
    says: ['Hour of handover written in the record above.'],
    omits: ['Notary Acknowledgment', 'County of', 'acknowledged signing'],
  },
  {
    when: 'a notary in a commonwealth',
    change: { state: 'Massachusetts', notary_county: 'Worcester' },
    says: ['Commonwealth of Massachusetts, County of Worcester'],
    omits: ['State of Massachusetts'],
  },
  {
    when: 'the District of Columbia',
    change: { state: 'District of Columbia', notary_county: '' },
    says: ['The law of the District of Columbia governs', 'court in the District of Columbia.'],
  },
  {
    when: 'a notary in California',
    change: { state: 'California' },
    says: [
      'verifies only the identity of the individual',
      'State of California\nCounty of Hartford\nOn [',
    ],
    omits: ['Notary Acknowledgment', 'personally known'],
  },
  {
    when: 'a notary in Florida',
    change: { state: 'Florida' },
    says: ['☐ physical presence or ☐ online notarization', 'has produced [Type of'],
  },
  {
    when: 'two owners sell',
    change: { seller_name: 'Ann Lee and Bo Lee' },
    says: [
      'Printed name: Ann Lee',
      'Seller, joint owner\nSignature: [Signature]\nPrinted name: Bo Lee',
    ],
    omits: ['By (signature)'],
  },
  {
    when: 'two people buy under one family name',
    change: { buyer_name: 'Ann & Bo Lee' },
    says: ['Buyer, joint owner', 'Printed name: ['],
  },
  {
    when: 'a company buys',
    change: { buyer_name: 'Lee & Sons, Inc.' },
    says: ['Buyer: Lee & Sons, Inc.', 'By (signature)', 'Title: ['],
    omits: ['joint owner'],
  },
]

describe('what each answer prints', () => {
  test.each(ROWS)('$when', ({ from = CAR, change, says = [], omits = [] }) => {
    const text = agreementText({ ...from, ...change })
    expectWording(text, { says, omits })
  })
})

const KINDS = [
  { kind: 'vehicle', subtitle: 'Motor Vehicle', says: ['Mileage at handover', 'Plates removed'] },
  { kind: 'vessel', subtitle: 'Vessel', says: ['hull identification number', 'public water'] },
  { kind: 'trailer', subtitle: 'Trailer', says: ['Plates removed', 'public road'] },
  { kind: 'equipment', subtitle: 'Equipment', says: ['Papers handed over'] },
  { kind: 'animal', subtitle: 'Animal', says: ['pedigree and health papers'] },
  { kind: 'other', subtitle: 'Personal Property', says: ['Papers handed over'] },
  { kind: '', subtitle: 'Personal Property', says: ['Mileage of a vehicle', 'Papers handed over'] },
]

test.each(KINDS)('an item of kind "$kind"', ({ kind, subtitle, says }) => {
  const text = agreementText({ ...CAR, item_type: kind })
  expect(text.split('\n')[1]).toBe(subtitle)
  for (const wording of says) expect(text).toContain(wording)
  expect(text.includes('98,412')).toBe(kind === 'vehicle')
  expect(text.includes('Mileage Statement')).toBe(kind === 'vehicle')
  const titled = !['equipment', 'animal', 'other'].includes(kind)
  expect(text.includes('Taxes, Title and Registration')).toBe(titled)
})

test('the guide to a gift moves no money', () => {
  const guide = instructionsText({ ...CAR, sale_amount: '0.00' })
  expect(guide).toContain('Let the gift be a gift.')
  expect(guide).not.toContain('Settle how the money moves')
})
