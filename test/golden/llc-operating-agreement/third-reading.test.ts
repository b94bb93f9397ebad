import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { agreementText, FOUR, instructionsText, PAIR, SIX, SOLE } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

/** Where a notary's certificate says in what capacity somebody signs. */
const OHIO: Answers = { state: 'Ohio', signingState: 'Ohio', county: 'Franklin' }

const ROWS: Row[] = [
  {
    when: 'the state begins with a vowel',
    change: { state: 'Ohio' },
    says: ['An Ohio Limited Liability Company', ', an Ohio limited liability company (the'],
  },
  {
    when: 'it does not sound like one',
    change: { state: 'Utah' },
    says: ['A Utah Limited Liability Company', ', a Utah limited liability company (the'],
  },
  {
    when: 'the end pays capital accounts first, as a buyout then does',
    change: {},
    says: [
      'what the Member would receive if the Fair Market Value of the whole Company were divided on the Valuation Date as Section 13.3 divides what is left',
      'at what it would receive if that price were divided as Section 13.3 divides what is left',
    ],
    omits: ['Percentage Interest multiplied by', 'its Percentage Interest of that price'],
  },
  {
    when: 'the end divides equally and books set the price',
    change: { departurePayout: 'book value', dissolutionSplit: 'equal shares' },
    says: ['would receive if the Book Value were divided', '“Book Value” is the Company’s assets'],
  },
  {
    when: 'the end divides by percentage',
    change: { dissolutionSplit: 'ownership percentage' },
    says: [
      'Percentage Interest multiplied by the Fair',
      'at its Percentage Interest of that price',
    ],
    omits: ['would receive if'],
  },
  {
    when: 'six agree on a price',
    from: SIX,
    change: {},
    says: ['would receive if the Agreed Price were divided', 'each at what it would receive if'],
  },
  {
    when: 'a trust is the second member and nobody said who signs',
    change: { ...OHIO, member2Name: 'The Crosmere Family Trust dated June 3, 2019' },
    says: ['as Trustee of The Crosmere Family Trust'],
    omits: ['as authorized signer'],
  },
  {
    when: 'the first member is a company with its signer',
    change: {
      ...OHIO,
      member1Name: 'Oak Partners, Inc.',
      member1Type: 'company',
      member1State: 'Ohio',
      member1Signer: 'Lena Roth',
      member1SignerTitle: 'President',
    },
    says: ['Oak Partners, Inc., an Ohio corporation', 'as President of Oak Partners, Inc.'],
  },
  {
    when: 'the first page sums up',
    change: {},
    says: [
      'A new Member needs\nthe consent of',
      'What is left at the end goes\nfirst to Capital Accounts',
    ],
  },
  {
    when: 'capital comes over years',
    change: { laterContributions: 'Yusuf Karaca - $100,000 - 2028-05-01' },
    says: ['These parts are due later', 'Yusuf Karaca\n$100,000\nMay 1, 2028'],
  },
]

describe('the printed agreement', () => {
  test.each(ROWS)('$when', ({ from = PAIR, change, ...wording }) => {
    expectWording(agreementText({ ...from, ...change }), wording)
  })
})

test('an interest that vests has its election in the agreement, the dates and the guide', () => {
  expect(agreementText(FOUR)).toContain('sent to the IRS by June 17, 2026')
  const guide = instructionsText(FOUR)
  expect(guide).toContain('Section 83(b) election sent to the IRS by\nJune 17, 2026')
  expect(guide).toContain('IRS Form 15620 goes to the IRS within 30 days')
  expect(instructionsText(PAIR)).not.toContain('83(b)')
})

test('a sole owner takes on no duty of care, except where somebody else may rely on it', () => {
  const text = agreementText({ ...SOLE, state: 'Kansas' })
  expect(text).toContain('the Member owes no duty of loyalty or care to the Company, its creditors')
  expect(text).not.toContain('three duties')
  expect(agreementText(PAIR)).toContain('three duties')
})

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

test('a publication that is late stays in the dates', () => {
  const late = { ...PAIR, formationDate: '2025-10-01' }
  expect(instructionsText(late)).toContain(
    'Publication was due by\nJanuary 29, 2026: publish and file now',
  )
  expect(instructionsText(PAIR)).not.toContain('Publication was due')
})

test('spouses who share an interest read of their choice of tax', () => {
  expect(instructionsText({ ...PAIR, state: 'Texas' })).toContain('Rev. Proc. 2002-69')
  expect(instructionsText({ ...PAIR, state: 'Ohio' })).not.toContain('Rev. Proc. 2002-69')
})

test('a company without a signer is asked for one', () => {
  expect(check({ ...PAIR, member2Name: 'Blue Holdings, LLC' }).warnings).toMatchObject([
    { field: 'member2Signer' },
  ])
})
