import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { agreementText, FOUR, instructionsText, PAIR, sections } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

/** Case B with the usual schedule. */
const VESTING: Answers = {
  ...PAIR,
  hasVesting: true,
  member1Vests: true,
  member2Vests: true,
  vestingMonths: 48,
  vestingCliffMonths: 12,
  vestingStart: '2026-01-31',
  unvestedTreatment: 'bought at cost',
  vestingOnSale: 'none',
}

test('is none unless it is asked for', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    hasVesting: false,
    vestingMonths: 48,
    vestingCliffMonths: 12,
    vestingStart: TODAY,
    unvestedTreatment: 'bought at cost',
    vestingOnSale: 'none',
  })
  const unused = agreementText({ ...VESTING, hasVesting: false })
  expect(unused).toBe(agreementText(PAIR))
  expect(unused).not.toMatch(/vest/i)
})

test('may be bought, for two and for more', () => {
  expect(check(VESTING)).toEqual({ errors: [], warnings: [] })
  expect(check(FOUR)).toEqual({ errors: [], warnings: [] })
})

const REFUSED: [string, Answers, string, string][] = [
  [
    'nobody whose interest vests',
    { member1Vests: false, member2Vests: false },
    'hasVesting',
    'Choose at least one member whose ownership vests.',
  ],
  [
    'a period of five months',
    { vestingMonths: 5, vestingCliffMonths: 0 },
    'vestingMonths',
    'Vesting takes from 6 to 120 whole months.',
  ],
  [
    'half a month',
    { vestingMonths: 36.5 },
    'vestingMonths',
    'Vesting takes from 6 to 120 whole months.',
  ],
  [
    'a cliff longer than vesting',
    { vestingCliffMonths: 49 },
    'vestingCliffMonths',
    'The cliff is a number of whole months, and no longer than vesting itself.',
  ],
]

test.each(REFUSED)('refused: %s', (_, change, field, message) => {
  expect(check({ ...VESTING, ...change }).errors).toEqual([{ field, message }])
})

test('with an S corporation is a hint', () => {
  const taxed = {
    ...VESTING,
    taxTreatment: 's_corporation',
    dissolutionSplit: 'ownership percentage',
  }
  expect(check(taxed).errors).toEqual([])
  expect(check(taxed).warnings).toMatchObject([{ field: 'hasVesting' }])
})

const ROWS: Row[] = [
  {
    when: 'there is a cliff',
    change: {},
    says: [
      '48 months from January 31, 2026, nothing before January 31, 2027; a sale of the Company changes nothing (Article 11)',
      'Nothing vests in the first 12 months. On January 31, 2027, if the Member is then in Service, 12 of the parts vest at once',
      'The first 12 parts vest on January 31, 2027, one part at the end of each further month, and the last one on January 31, 2030',
    ],
  },
  {
    when: 'there is no cliff',
    change: { vestingCliffMonths: 0 },
    says: [
      'One part vests at the end of each month of Service, counted from January 31, 2026.',
      'The first part vests one month after that day',
      '48 months from January 31, 2026; a sale',
    ],
    omits: ['Nothing vests in the first'],
  },
  {
    when: 'everything vests on one day, the last of a shorter month',
    change: { vestingMonths: 13, vestingCliffMonths: 13 },
    says: [
      'vests as a whole on February 28, 2027, which is 13 months after January 31, 2026',
      'All parts vest on February 28, 2027',
    ],
  },
  {
    when: 'what has not vested is bought',
    change: {},
    says: [
      'the Company, as the other Member decides, or else the other Member may by written notice buy',
      'What is not bought in time vests',
      'paid to the Member up to the price under Section 11.5',
    ],
    omits: ['without payment and without a further act'],
  },
  {
    when: 'what has not vested is lost',
    change: { unvestedTreatment: 'lost' },
    says: [
      'passes, without payment and without a further act, to the other Member.',
      'What does not vest in this way is paid to the other Member.',
    ],
    omits: ['What is not bought in time vests'],
  },
  {
    when: 'it is lost to several',
    from: FOUR,
    change: { unvestedTreatment: 'lost' },
    says: ['to the other Members in proportion to their own Percentage Interests.'],
  },
  {
    when: 'a sale vests everything',
    change: { vestingOnSale: 'single' },
    says: [
      'Just before a Sale closes, the Unvested Interest of each Member who is then in Service vests.',
      'a sale of the Company vests everything (Article 11)',
    ],
    omits: ['A Sale does not change the schedule'],
  },
  {
    when: 'a sale vests everything for whoever is let go',
    change: { vestingOnSale: 'double' },
    says: [
      'But everything vests if within 12 months after the Sale',
      'vests everything for a Member let go within 12 months after it (Article 11)',
    ],
  },
  {
    when: 'only one member vests',
    change: { member2Vests: false },
    says: ['Equal parts\nBeatrix Falk\n60%\n48\nInitials'],
  },
  {
    when: 'a company vests',
    change: { member1Vests: false, member2Name: 'Yusuf Holdings, Inc.' },
    says: ['(b) not being a natural person, dissolves', 'Yusuf Holdings, Inc.\n40%\n48'],
    omits: ['(b) dies or suffers'],
  },
]

describe('the article and its summary', () => {
  test.each(ROWS)('$when', ({ from = VESTING, change, ...wording }) => {
    expectWording(agreementText({ ...from, ...change }), wording)
  })
})

test('has an article before leaving, and a schedule of its own', () => {
  const all = sections(FOUR)
  expect(all).toContain('11 Vesting')
  expect(all).toContain('12 Leaving, Death and Buyout')
  expect(all.indexOf('Schedule D: Vesting')).toBe(all.indexOf('Schedule C: Appraisers') + 1)
  expect(agreementText(FOUR)).toContain('only as this Article and Articles 11, 12 and 13 allow')
})

test('sends everybody to a tax adviser, in the guide and before signing', () => {
  expect(instructionsText(VESTING)).toContain(
    'Before anybody signs, ask a tax adviser about section 83(b)',
  )
  expect(instructionsText({ ...VESTING, unvestedTreatment: 'lost' })).toContain(
    'A member who stops working early loses the part that has not vested',
  )
  expect(instructionsText(PAIR)).not.toMatch(/vest(s|ed|ing)\b/)
})
