import { describe, expect, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, MEALS, PRICE_TERMS, ROBOTS } from './cases.ts'

const { both, cap, discount, better } = PRICE_TERMS
const ENTITY = {
  investorType: 'entity',
  investorName: 'Quillon Ventures LP',
  investorSignerName: 'Marta Osei',
  investorSignerTitle: 'General Partner',
  accreditedStatus: 'entity',
}

/** One row for each condition of the outline, with the wording that an answer adds and removes. */
const ROWS: Row[] = [
  {
    when: 'cap and discount',
    change: both,
    says: [
      '(Valuation Cap and Discount)',
      'In a Priced Round the cap or the discount, whichever gives more shares',
      'counting as issued, each once:',
      'Discount Price means 80 percent of the New Price',
      'divided by the Sale-Time Count; the discount works only in a Priced Round.',
      'the lower of two prices, the Listing Price and the valuation cap divided by the Sale-Time',
      'New Price × 80 ÷ 100',
    ],
    omits: ['(Post-Money Valuation Cap)'],
  },
  {
    when: 'cap only',
    change: cap,
    says: [
      '(Post-Money Valuation Cap)',
      'The cap, or the new investors’ price if that is lower',
      'so that Investor never pays more than those who invest new money',
      'Sale Conversion Price (“liquidity price”) means the valuation cap divided by the Sale-Time Count.',
      'about 2.50 percent of the company',
      'Discount\nNone',
    ],
    omits: ['Discount Price', '; the discount works only'],
  },
  {
    when: 'discount only',
    change: discount,
    says: [
      '\n(Discount)\n',
      'The discount, taken off the new investors’ price',
      'means the Discount Price.',
      'means 80 percent of the value per common share in the Sale.',
      'divided by 80 percent of the Listing Price, rounded down.',
      'Valuation cap\nNone',
    ],
    omits: ['Cap Price', 'percent of the company', 'Sale-Time Count', 'post-money'],
  },
  {
    when: 'neither, better later terms',
    change: better,
    says: [
      '(Most Favored Terms)',
      'The new investors’ price, unless Investor takes better later terms',
      '(“conversion price”) means the New Price.',
      'means the value per common share in the Sale.',
      'divided by the Listing Price, rounded down.',
      '9. Best Later Terms',
      'In a Sale on these terms Investor makes no gain.',
    ],
    omits: ['Cap Price', 'Discount Price', 'percent of the company', 'Right to Better Terms'],
  },
  {
    when: 'a right to better terms beside a cap',
    change: { mfnRight: true },
    says: ['9. Right to Better Terms', 'Yes, Section 9', 'single terms cannot be picked'],
    omits: ['Best Later Terms', 'applies only if'],
  },
  {
    when: 'no right to buy more',
    change: { ...discount, proRataRight: false },
    omits: ['Right to Buy More', 'Fully Diluted Count', 'apart from Section'],
  },
  {
    when: 'a right to buy more without a cap',
    change: { ...discount, proRataRight: true },
    says: ['Fully Diluted Count (“company capitalization”)', '9. Right to Buy More'],
    omits: ['post-money cap'],
  },
  {
    when: 'shadow preferred shares',
    change: {},
    says: ['Shadow preferred shares:', 'run on the Investor Price instead of the New Price'],
    omits: ['may therefore be larger'],
  },
  {
    when: 'the same preferred shares',
    change: { equityType: 'same_preferred' },
    says: ['The same preferred shares that the new', 'may therefore be larger than the Investment'],
    omits: ['hadow preferred', 'SAFE preferred'],
  },
  {
    when: 'common shares',
    change: { equityType: 'common' },
    says: ['The Investor Shares are common shares. They carry no liquidation preference.'],
    omits: ['hadow preferred', 'SAFE preferred'],
  },
  {
    when: 'nothing chosen to receive',
    change: { equityType: '' },
    says: [
      'As ticked in Section 3',
      '☐ Shadow preferred shares',
      '☐ In a limited liability company',
    ],
  },
  {
    when: 'a sale: the larger of both',
    change: {},
    says: ['No choice or notice by Investor is needed.', 'Share-Value Amount means'],
    omits: ['15 days’ written notice', 'stands in rank 3'],
  },
  {
    when: 'a sale: the investor chooses',
    change: { liquidationOption: 'investor_choice' },
    says: [
      'Company gives Investor 15 days’ written notice before closing',
      'Silence is a choice of the Money-Back Amount.',
      'Investor may choose $375,000 for the shares or $150,000 back.',
    ],
    omits: ['No choice or notice by Investor is needed.'],
  },
  {
    when: 'a sale: money back only',
    change: { liquidationOption: 'cash_back' },
    says: [
      'The money back and nothing more',
      'is paid the Money-Back Amount at closing, in cash, and nothing more.',
      'Sale for $15,000,000\n$1.50\nNone\nNone\n$150,000\n',
    ],
    omits: ['Share-Value Amount', 'Sale Conversion Price', '$375,000'],
  },
  {
    when: 'a sale: shares only',
    change: { liquidationOption: 'convert_only' },
    says: [
      'Common shares only, no money back; Investor ranks with the common holders',
      'No money is paid back.',
      'In a Sale Investor always stands in rank 3.',
      'Common shares in a Sale',
      'Investor receives $75,000, the value of the shares.',
    ],
    omits: ['Share-Value Amount'],
  },
  {
    when: 'a sale: nothing chosen',
    change: { liquidationOption: '' },
    says: ['As ticked in Section 4', '☐ The Money-Back Amount, and nothing more.'],
  },
  {
    when: 'a listing: conversion',
    change: {},
    says: ['the Right turns automatically into common shares immediately before it.'],
    omits: ['valued at the Listing Price', 'Silence is a choice of common shares'],
  },
  {
    when: 'a listing: the larger of both',
    change: { publicOption: 'greater_of' },
    says: ['the larger of the Money-Back Amount, in cash, and common shares valued at the Listing'],
    omits: ['turns automatically into common shares'],
  },
  {
    when: 'a listing: the investor chooses',
    change: { publicOption: 'investor_choice' },
    says: ['Silence is a choice of common shares.', 'Investor chooses, after notice, the money'],
    omits: ['turns automatically into common shares'],
  },
  {
    when: 'a listing: nothing chosen',
    change: { publicOption: '' },
    says: ['As ticked in Section 5', '☐ Automatically, common shares.'],
  },
  {
    when: 'a C corporation',
    change: {},
    says: ['a corporation formed in Delaware', 'Internal Revenue Code § 1202'],
    omits: ['S corporation', 'benefit corporation'],
  },
  {
    when: 'an S corporation',
    change: { companyEntityType: 's_corporation' },
    says: [
      'a corporation (taxed as an S corporation) formed in',
      '(h) It is taxed as an S corporat',
    ],
  },
  {
    when: 'a benefit corporation',
    change: { companyEntityType: 'benefit_corporation' },
    says: ['a benefit corporation formed in Delaware', '(h) It is a benefit corporation'],
    omits: ['S corporation'],
  },
  {
    when: 'an LLC with a cap',
    from: MEALS,
    change: cap,
    says: [
      'no part in management',
      'before conversion, other than for the taxes of its members on its income, it pays Investor',
      'Cap Price $0.60: the cap sets it.',
    ],
    omits: ['§ 1202', 'dividend'],
  },
  {
    when: 'an LLC without a cap',
    from: MEALS,
    change: {},
    says: [
      'without Investor’s written consent, other than for the taxes of its members on its income.',
    ],
  },
  {
    when: 'a corporation without a cap',
    change: discount,
    says: ['Company pays no cash dividend on common shares without Investor’s written consent.'],
  },
  {
    when: 'a person invests',
    change: {},
    says: ['(a) Investor has full legal capacity to sign.', 'Investor resides at the address'],
    omits: ['validly formed, has the power', 'Investor: Priya Lindqvist'],
  },
  {
    when: 'an entity invests',
    change: ENTITY,
    says: ['(a) Investor is validly formed', 'Investor: Quillon Ventures LP', 'Name: Marta Osei'],
    omits: ['full legal capacity', 'spouse signs'],
  },
  {
    when: 'a signer is named, but a person invests',
    change: { investorSignerName: 'Marta Osei' },
    omits: ['Marta Osei'],
  },
  ...['income', 'net_worth', 'professional'].map((accreditedStatus) => ({
    when: `qualified by ${accreditedStatus}`,
    change: { accreditedStatus },
    says: ['is an accredited investor (Rule 501(a)', 'on this ground', 'with Exhibits A and B, is'],
    omits: ['Exhibit C', 'not an accredited investor'],
  })),
  {
    when: 'not accredited',
    change: { accreditedStatus: 'not_accredited' },
    says: [
      'Investor is not an accredited investor, but can judge',
      'with Exhibits A, B and C, is',
      'Exhibit C: Information List',
      'so that there is no box to tick',
    ],
    omits: ['on the basis stated in Exhibit B'],
  },
  {
    when: 'nothing said about qualifying',
    change: { accreditedStatus: '' },
    says: ['What Investor ticks in Exhibit B', 'Investor ticks each ground'],
    omits: ['on this ground', 'Exhibit C'],
  },
  {
    when: 'exceptions to confidentiality',
    change: { confidentialityExceptions: 'First one.\n\nSecond one.' },
    says: ['(e) First one.', '(f) Second one.'],
  },
  {
    when: 'an investor at home in the company’s state',
    change: { investorAddress: '1 Loockerman Street, Dover, DE 19901' },
    omits: ['Investor’s state:'],
  },
  {
    when: 'an investor whose address names no state',
    change: { investorAddress: '12 Rue Cler, Paris' },
    says: ['Investor’s spouse, if state law requires consent'],
    omits: ['Investor’s state:'],
  },
  {
    when: 'an investor in the District of Columbia',
    change: { investorAddress: '1200 K Street NW, Washington, DC 20005' },
    says: ['Investor’s state: the District of Columbia.'],
    omits: ['Investor’s spouse'],
  },
  {
    when: 'an investor in a community property state',
    change: { investorAddress: '9 Elm Street, Austin, Texas 78701, USA' },
    says: ['A spouse who signs consents', 'Investor’s spouse, if state law requires consent'],
  },
  {
    when: 'a company of the District of Columbia',
    change: { companyState: 'District of Columbia' },
    says: ['formed in the District of Columbia', 'The law of the District of Columbia governs'],
  },
  {
    when: 'a notary is wanted',
    change: { notaryRequired: true, signingState: 'Massachusetts', county: 'Suffolk County' },
    says: ['Notary Acknowledgment', 'Commonwealth of Massachusetts, County of Suffolk, ss.'],
  },
  {
    when: 'a notary is wanted, and no place of signing is known',
    change: { notaryRequired: true, county: 'Kent' },
    says: ['State of Delaware, County of Kent'],
  },
  {
    when: 'a notary in California',
    change: { notaryRequired: true, signingState: 'California', county: 'Marin' },
    says: [
      'verifies only the identity of the individual',
      'State of California\nCounty of Marin\n',
    ],
  },
  {
    when: 'a notary in Florida',
    change: { notaryRequired: true, signingState: 'Florida', county: 'Duval' },
    says: ['☐ physical presence or ☐ online notarization'],
  },
  {
    when: 'a county is given, but no notary wanted',
    change: { county: 'Kent' },
    omits: ['Notary', 'Kent'],
  },
]

describe('what each answer prints', () => {
  test.each(ROWS)('$when', ({ from = ROBOTS, change, says = [], omits = [] }) => {
    const text = agreementText({ ...from, ...change })
    expectWording(text, { says, omits })
  })
})

test('no variant uses a term that it does not define', () => {
  const TERMS = [
    'Cap Price',
    'Discount Price',
    'Fully Diluted Count',
    'Sale-Time Count',
    'Sale Conversion Price',
    'Share-Value Amount',
  ]
  for (const terms of Object.values(PRICE_TERMS)) {
    for (const liquidationOption of [
      'greater_of',
      'investor_choice',
      'cash_back',
      'convert_only',
    ]) {
      for (const proRataRight of [true, false]) {
        const text = agreementText({ ...ROBOTS, ...terms, liquidationOption, proRataRight })
        for (const term of TERMS) {
          const defined = new RegExp(`^2\\.\\d+ ${term} .*means`, 'm').test(text)
          const uses = text.split(term).length - 1
          expect([term, uses > 0]).toEqual([term, defined])
          if (defined) expect([term, uses > 1]).toEqual([term, true])
        }
      }
    }
  }
})
