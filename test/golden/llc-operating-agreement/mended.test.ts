import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { agreementText, FOUR, instructionsText, PAIR, S_CORPORATION, SIX, SOLE } from './cases.ts'

/** What a member's lawyer could turn against the others, and what the text now says about it. */
const ROWS: Row[] = [
  {
    when: 'a member dies, and nobody else holds more than half of all percentages',
    change: {},
    says: ['What has no vote, such as an assignee’s Interest, is left out of the count.'],
  },
  {
    when: 'the company has a claim against a member whose consent a lawsuit needs',
    from: S_CORPORATION,
    change: { decisionMethod: 'all Members to agree' },
    says: [
      'A Member has no vote, and need not consent, on a claim of the Company against that Member or its Affiliate.',
    ],
  },
  {
    when: 'each member has one vote',
    from: SIX,
    change: {},
    says: ['A Member has no vote, and need not consent, on a claim'],
  },
  {
    when: 'a member lets the manager’s two signatures be the manager’s own',
    from: FOUR,
    change: {},
    says: ['from the Manager and another Member, or from two Members.'],
  },
  {
    when: 'the manager is no member',
    change: {},
    says: ['from the Manager and a Member, or from both Members.'],
  },
  {
    when: 'members agree on a sale to one of them, or to somebody else',
    change: {},
    says: [
      'With the written consent of all Members an Interest may be Transferred to anyone, another Member included.',
    ],
  },
  {
    when: 'a member holds the interest through a trust, which does not die',
    from: FOUR,
    change: {},
    says: ['is bound like the Member, whose acts, death and other events still count.'],
  },
  {
    when: 'a member who lost the whole interest still counts heads',
    from: SIX,
    change: {},
    says: ['Whoever has no Interest left is no longer a Member.'],
  },
  {
    when: 'the smaller side calls a refusal of the larger a deadlock',
    change: {},
    says: ['or to admit a new member is not a deadlock, and what a Majority rejects is decided.'],
  },
  {
    when: 'two thirds decide, and a majority is against',
    from: FOUR,
    change: {},
    says: ['is not a deadlock, and what a Majority rejects is decided.'],
  },
  {
    when: 'everybody must agree, anybody’s refusal may become a deadlock',
    change: { decisionMethod: 'all Members to agree' },
    says: ['or to admit a new member is not a deadlock.'],
    omits: ['what a Majority rejects'],
  },
  {
    when: 'money is paid out between the day of the value and the closing',
    change: {},
    says: [
      'The price is reduced by Distributions after that date, except Tax Distributions, by what the Member owes the Company',
    ],
  },
  {
    when: 'the company buys, and the interest that secures the price is its own',
    from: FOUR,
    change: {},
    says: [
      'secured by the Interest sold, which the Company, if it is the buyer, holds without votes or profit and cancels only when it is paid for.',
    ],
    omits: ['that part is cancelled and the percentages'],
  },
  {
    when: 'a seller who has lent to the company signs the release',
    change: {},
    says: ['other than the price, loans, pay and expenses still owed, indemnity and taxes.'],
  },
  {
    when: 'a spouse dies and leaves a community share to somebody else',
    change: {},
    says: ['or passes to others on a spouse’s death, unless the Member gets that part back'],
  },
  {
    when: 'somebody says that a member broke the agreement, to buy that member out',
    change: {},
    says: [
      'While that event is in dispute, the seller votes, nothing is bought and the 90 days do not run, until it is decided under Section 14.7.',
    ],
  },
  {
    when: 'the price is known before the notice period ends',
    change: {},
    says: ['within 60 days after the price is fixed, but no earlier than a notice period ends.'],
  },
  {
    when: 'the representative in an audit is a member who sells',
    from: FOUR,
    change: {},
    says: [
      'is Priya Raman or, if that person leaves the Company or cannot serve, the Person whom a Majority names.',
    ],
  },
  {
    when: 'the representative is whoever is the manager',
    change: {},
    says: ['is the Manager or, if that person cannot serve, the Person whom a Majority names.'],
  },
  {
    when: 'the manager of a sole member keeps the money back',
    from: SOLE,
    change: { managementType: 'managed by Manager', managerName: 'Delphine Marchetti' },
    says: ['Available Cash is distributed when the Manager or the Member so decides.'],
  },
]

describe('no way out', () => {
  test.each(ROWS)('$when', ({ from = PAIR, change, ...row }) => {
    expectWording(agreementText({ ...from, ...change }), row)
  })
})

describe('a company that is formed after the agreement', () => {
  const later: Answers = { ...PAIR, date: '2026-04-20', formationDate: '2026-06-30' }

  test('waits with the contributions until it exists', () => {
    const due = 'by July 30, 2026, which is 30 days after the expected day of formation.'
    expect(agreementText(later)).toContain(due)
    expect(instructionsText(later)).toContain('July 30, 2026')
    expect(agreementText(PAIR)).toContain('which is 30 days after the date of this Agreement.')
  })
})

describe('vesting that counts from a day before the agreement', () => {
  const earlier: Answers = { ...FOUR, vestingStart: '2025-05-18' }
  const counted = 'Each Vesting Member counts as having been in Service from May 18, 2025 until'

  test('counts the work of that time, of which there was no schedule yet', () => {
    expect(agreementText(earlier)).toContain(`${counted} the date of this Agreement.`)
    expect(agreementText(FOUR)).not.toContain('counts as having been')
  })

  const errors = (vestingStart: string) =>
    checkAnswers(template, { ...FOUR, vestingStart }, { today: TODAY }).errors

  test('is refused once nothing is left to earn', () => {
    expect(errors('2022-05-18')).toEqual([
      {
        field: 'vestingStart',
        message:
          'Everything has vested by the agreement date. Choose a later start or a longer period, or leave vesting out.',
      },
    ])
    expect(errors('2022-05-19')).toEqual([])
  })

  test('a percentage that is paid for later is vested from the start', () => {
    expectWording(agreementText(FOUR), {
      says: [
        'every Interest or percentage gained later for a further Capital Contribution or a price, is vested from the start.',
        'If a Percentage Interest changes otherwise, both parts change in the same proportion.',
        'paid to the others who share in the price of the Sale, in proportion.',
      ],
    })
  })
})
