import { describe, expect, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, instructionsText, PAIR, SOLE } from './cases.ts'

const MEMBERS_MANAGE = { managementType: 'managed by Members', newMemberApproval: 'all Members' }

/** One row for each condition of the outline, with the wording that an answer adds and removes. */
const ROWS: Row[] = [
  {
    when: 'profit follows ownership',
    change: {},
    says: ['shared between the Members in proportion to their Percentage Interests'],
    omits: ['one half to each Member', 'Unreturned Contributions'],
  },
  {
    when: 'profit is shared equally',
    change: { profitSplitRule: 'equal shares' },
    says: [
      'shared equally, one half to each Member, whatever the Percentage Interests are',
      'still govern votes and the value of the Interests',
    ],
    omits: ['Unreturned Contributions'],
  },
  {
    when: 'profit is shared equally and each member has one vote',
    change: { profitSplitRule: 'equal shares', votingMethod: 'one vote per Member' },
    says: ['still govern the value of the Interests'],
  },
  {
    when: 'profit follows money contributed',
    change: { profitSplitRule: 'contributed capital' },
    says: [
      'in proportion to the Members’ Unreturned Contributions on its first day',
      'a Member’s Capital Contributions, less Distributions',
    ],
    omits: ['one half to each Member'],
  },
  {
    when: 'big decisions need both',
    change: { decisionMethod: 'all Members to agree' },
    says: ['A Major Decision requires all Members to agree', 'all Members to agree (Article 6)'],
    omits: ['a majority vote'],
  },
  {
    when: 'big decisions need a majority',
    change: {},
    says: ['A Major Decision requires a majority vote', 'a majority vote (Article 6)'],
    omits: ['requires all Members'],
  },
  {
    when: 'votes follow ownership',
    change: {},
    says: ['more than half of the Percentage Interests', 'when a Majority is present'],
    omits: ['Each Member has one vote'],
  },
  {
    when: 'each member has one vote',
    change: { votingMethod: 'one vote per Member' },
    says: [
      'more than half of the Members by number',
      'Each Member has one vote',
      'when both Members are present. If they are not',
    ],
    omits: ['percentage points'],
  },
  ...['twice a year', 'every quarter', 'every month'].map((meetingSchedule) => ({
    when: `the members meet ${meetingSchedule}`,
    change: { meetingSchedule },
    says: [`The Members meet ${meetingSchedule}, to review`],
    omits: ['no fixed meetings'],
  })),
  {
    when: 'the members meet once a year',
    change: { meetingSchedule: 'once a year' },
    says: ['once a year, within 90 days after the Fiscal Year ends, to review'],
  },
  {
    when: 'there is no fixed meeting',
    change: { meetingSchedule: 'only when called' },
    says: ['There are no fixed meetings.'],
    omits: ['to review the accounts'],
  },
  {
    when: 'every member approves a new one',
    change: { newMemberApproval: 'all Members' },
    says: ['only with the written consent of every Member.'],
  },
  {
    when: 'a majority approves a new member',
    change: { newMemberApproval: 'a majority' },
    says: ['only with the written consent of a Majority.'],
  },
  {
    when: 'the manager approves a new member',
    change: {},
    says: ['only with the written consent of the Manager, who gives the Members'],
  },
  {
    when: 'a sole member approves',
    from: SOLE,
    change: {},
    says: ['only with the written consent of the Member.'],
  },
  {
    when: 'a sole member has a manager approve too',
    from: SOLE,
    change: {
      managementType: 'managed by Manager',
      managerName: 'Tom Ode',
      newMemberApproval: 'the Manager',
    },
    says: [
      'the written consent of the Manager and of the Member, whose share changes.',
      'The first Manager is Tom Ode.',
      'Tom Ode, individually and as Manager of',
    ],
    omits: ['Majority'],
  },
  {
    when: 'a leaving member is paid fair market value',
    change: { dissolutionSplit: 'ownership percentage' },
    says: ['multiplied by the Fair Market Value of the whole Company'],
    omits: ['Book Value', 'Agreed Price'],
  },
  {
    when: 'a leaving member is paid book value',
    change: { departurePayout: 'book value', dissolutionSplit: 'ownership percentage' },
    says: ['the Company’s assets less its liabilities', '(the “Book Value”)'],
    omits: ['Agreed Price'],
  },
  {
    when: 'a leaving member is paid the capital account',
    change: { departurePayout: 'capital account' },
    says: ['balance of the Member’s Capital Account on the Valuation Date', 'never below zero'],
    omits: ['Book Value'],
  },
  {
    when: 'a leaving member is paid the agreed price',
    change: { departurePayout: 'agreed price', dissolutionSplit: 'ownership percentage' },
    says: [
      '(the “Agreed Price”)',
      'none was signed in the 15 months before',
      'sign a value of the whole Company once a year',
    ],
    omits: ['Book Value'],
  },
  {
    when: 'the rest goes by ownership',
    change: { dissolutionSplit: 'ownership percentage' },
    says: ['what is left, to the Members in proportion to their Percentage Interests.'],
  },
  {
    when: 'the rest goes to capital accounts first',
    change: {},
    says: ['what is left, first to the Members with positive Capital Accounts'],
  },
  {
    when: 'the rest goes equally',
    change: { dissolutionSplit: 'equal shares' },
    says: ['what is left, to the Members in equal shares, one half each.'],
  },
  {
    when: 'the members manage',
    change: { ...MEMBERS_MANAGE, signingState: 'Ohio' },
    says: [
      'Each Member is an agent of the Company',
      'Representative under section 6223 of the Code is Beatrix Falk',
      'Printed name and capacity: Beatrix Falk, Member',
      'Beatrix Falk, individually and as Member of',
    ],
    omits: ['Manager’s Joinder', 'The Manager', 'Delphine Marchetti'],
  },
  {
    when: 'a manager manages',
    change: {},
    says: ['The first Manager is', 'A Majority may remove the Manager'],
    omits: ['Each Member is an agent'],
  },
  {
    when: 'a member is the manager',
    change: { managerName: 'imran  yusuf', signingState: 'Ohio' },
    says: ['Imran Yusuf, individually and as Manager of'],
  },
  {
    when: 'the purpose is any lawful business',
    change: { purpose: 'Any lawful business.' },
    says: ['The Company’s purpose is any lawful business. It may'],
    omits: ['and any other lawful business'],
  },
  {
    when: 'the purpose ends with a full stop',
    change: { purpose: 'Baking bread.\nSelling it.' },
    says: ['purpose is Baking bread. Selling it, and any other lawful business.'],
  },
  {
    when: 'an agent is named',
    change: { registeredAgent: 'Rosa Lind, 1 Elm St, Albany, NY 12207.' },
    says: ['The registered agent for legal papers is Rosa Lind, 1 Elm St, Albany, NY 12207. The'],
    omits: ['shown in the Formation Document'],
  },
  {
    when: 'no office is named',
    change: { principalOffice: '' },
    says: ['The principal office is at the address of Beatrix Falk in Schedule A.'],
  },
  {
    when: 'a member is a company',
    change: { member2Name: 'Yusuf Holdings, Inc.', signingState: 'Ohio' },
    says: [
      'Member 2: Yusuf Holdings, Inc.',
      '[Name of the signer], as authorized signer of Yusuf Holdings, Inc.',
    ],
  },
  {
    when: 'percentages have decimals',
    change: { member1Percentage: '33.33', member2Percentage: '66.67' },
    says: ['33.33%', '66.67%'],
  },
  {
    when: 'percentages have needless zeros',
    change: { member1Percentage: '60.00', member2Percentage: 40 },
    says: ['Beatrix Falk, 60%', 'Imran Yusuf, 40%'],
  },
  {
    when: 'a sole member elects',
    from: SOLE,
    change: { taxTreatment: 's_corporation' },
    says: ['The Member intends that the Company be taxed as an S corporation', 'reasonable wages'],
    omits: ['disregarded', 'Capital Account'],
  },
  {
    when: 'two members are a partnership',
    change: {},
    says: ['section 704(c)', 'qualified income offset', 'Form 1065', 'section 6221(b)'],
    omits: ['Form 2553', 'disregarded'],
  },
  {
    when: 'the county came with its word',
    change: { county: 'Kings County' },
    says: ['County of Kings, ss.'],
  },
  {
    when: 'nobody said where they sign',
    change: { county: '' },
    says: ['State of [State where you sign], County of [County]'],
    omits: ['State of New York, County'],
  },
  {
    when: 'they sign in another state than that of formation',
    change: { signingState: 'Florida', county: 'Duval' },
    says: [
      'State of Florida, County of Duval',
      '☐ physical presence',
      'New York Limited Liability',
    ],
  },
  {
    when: 'they sign in California',
    change: { signingState: 'California', county: 'Alameda' },
    says: [
      'verifies only the identity of the individual',
      'State of California\nCounty of Alameda\n',
    ],
    omits: ['personally known to me'],
  },
  {
    when: 'they sign in Louisiana',
    change: { signingState: 'Louisiana', county: 'Orleans Parish' },
    says: ['State of Louisiana, Parish of Orleans\n'],
  },
  {
    when: 'they sign in the District of Columbia',
    change: { signingState: 'District of Columbia' },
    says: ['\nDistrict of Columbia\nThis instrument was acknowledged'],
    omits: ['County of'],
  },
]

describe('what each answer prints', () => {
  test.each(ROWS)('$when', ({ from = PAIR, change, says = [], omits = [] }) => {
    const text = agreementText({ ...from, ...change })
    expectWording(text, { says, omits })
  })
})

test('old companies get no deadlines that have passed', () => {
  const guide = instructionsText({ ...PAIR, formationDate: '2019-03-02' })
  expect(guide).not.toContain('completed and filed by')
  expect(guide).toContain('within 120 days after formation')
})

test('a list asks to tick one of the choices where nothing was answered', () => {
  const text = agreementText({})
  expect(text.match(/tick one/g)).toHaveLength(10)
  expect(text).toContain('One Member, who owns 100 percent.')
})
