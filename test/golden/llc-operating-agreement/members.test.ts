import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { agreementText, FOUR, instructionsText, PAIR, SIX } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

/** Case B with a third member. */
const THREE: Answers = {
  ...PAIR,
  hasMember3: true,
  member3Name: 'Odile Renner',
  member3Type: 'person',
  member3Address: '5 Van Dyke St, Brooklyn, NY 11231',
  member1Percentage: 50,
  member2Percentage: 30,
  member3Percentage: 20,
  member3Contribution: '$6,000 cash',
}

const COMPANY: Answers = {
  member3Name: 'Renner Capital, Inc.',
  member3Type: 'company',
  member3State: 'Ohio',
  member3Signer: 'Odile Renner',
  member3SignerTitle: 'President',
}

describe('more than two members may be bought', () => {
  test.each([
    ['three', THREE],
    ['four, one a company', FOUR],
    ['six, one a trust', SIX],
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [] })
  })

  test('a member who was unticked again is forgotten', () => {
    const two = { ...SIX, hasMember3: false, member1Percentage: 60, member2Percentage: 40 }
    expect(check(two).errors).toEqual([])
    expect(agreementText(two)).not.toMatch(/Hollis|Haddad|Emmett|Marisol|Member 3/)
  })
})

const REFUSED: [string, Answers, string, string][] = [
  [
    'percentages of all members that are no whole',
    { member3Percentage: 25.5 },
    'member2Percentage',
    'Ownership percentages must total 100%. Currently they total 105.5%.',
  ],
  [
    'a member who owns nothing',
    { member2Percentage: 50, member3Percentage: 0 },
    'member3Percentage',
    'Each ownership percentage must be above 0 and at most 100.',
  ],
  [
    'a name that is there already',
    { member3Name: 'beatrix  FALK' },
    'member3Name',
    'Each member must be a different person or company.',
  ],
  [
    'a member without a name',
    { member3Name: '' },
    'member3Name',
    "The third member's name and address are required.",
  ],
  [
    'a member who puts in nothing',
    { member3Contribution: ' ' },
    'member3Contribution',
    'Please say what the third member puts in.',
  ],
  [
    'a company said to be a person',
    { ...COMPANY, member3Type: 'person' },
    'member3Type',
    'This is the name of a company or a trust. Choose "A company or a trust".',
  ],
  [
    'a company without a signer',
    { ...COMPANY, member3Signer: '' },
    'member3Signer',
    'Please name the person who signs for the third member.',
  ],
  [
    'a company that signs for a company',
    { ...COMPANY, member3Signer: 'Renner Services LLC' },
    'member3Signer',
    'Name the person who signs, not a company.',
  ],
  [
    'a corporation in an S corporation',
    { ...COMPANY, taxTreatment: 's_corporation', dissolutionSplit: 'ownership percentage' },
    'taxTreatment',
    'A corporation or a partnership may not own a share of an S corporation.',
  ],
]

test.each(REFUSED)('refused: %s', (_, change, field, message) => {
  expect(check({ ...THREE, ...change }).errors).toEqual([{ field, message }])
})

test('the message on percentages stands at each of them', () => {
  const { errors } = check({ ...SIX, member6Percentage: 16 })
  expect(errors).toEqual([
    {
      field: 'member2Percentage',
      message: 'Ownership percentages must total 100%. Currently they total 101%.',
    },
  ])
  const rule = template.rules.find(({ field }) => field === 'member2Percentage')
  expect(typeof rule?.also === 'function' && rule.also(SIX)).toEqual(
    [1, 3, 4, 5, 6].map((number) => `member${number}Percentage`),
  )
})

test('a contribution without a value is a hint for every member', () => {
  const { warnings } = check({ ...THREE, member3Contribution: 'her tools' })
  expect(warnings).toEqual([
    { field: 'member3Contribution', message: 'Give a value for what the member puts in.' },
  ])
})

/** What two members read, which no agreement among more may say. */
const FOR_TWO =
  /\b(both Members|either Member|the other Member|the remaining Member|one half|for either|against either|written for two|the sender|both accept|if both have)\b/

test.each([
  ['three', THREE],
  ['four', FOUR],
  ['six', SIX],
])('nothing of %s is worded for two', (_, answers) => {
  expect(agreementText(answers)).not.toMatch(FOR_TWO)
  expect(instructionsText(answers)).not.toMatch(/both members|both of you|third owner|Two owners/i)
})

const MANAGED = {
  managementType: 'managed by Manager',
  managerName: 'Odile Renner',
  signingState: 'Ohio',
}

const ROWS: Row[] = [
  {
    when: 'three are named',
    change: { signingState: 'Ohio' },
    says: [
      'by Beatrix Falk, Imran Yusuf and Odile Renner (each,',
      'Odile Renner, 20%',
      'All Members\n\n100%',
      'Member 3: work, time and pay',
      'Odile Renner, individually.',
    ],
  },
  {
    when: 'four are named in the form of a company',
    from: FOUR,
    change: {},
    says: [
      'Amara Osei, Jonas Lindqvist, Priya Raman and Buckeye Growth Partners, Inc. (each,',
      'Buckeye Growth Partners, Inc., an Ohio corporation',
      'Walter Dunn, as President of Buckeye Growth Partners, Inc., an Ohio corporation.',
      'Member 4: Buckeye Growth Partners, Inc.\nBy (signature): [By (signature)]\nName: Walter Dunn\nTitle: President',
    ],
  },
  {
    when: 'a further member is the manager',
    change: MANAGED,
    says: [
      'Odile Renner, who is also a Member',
      'For cause, a Majority of the other Members alone may do so',
      'address for notices is 5 Van Dyke St, Brooklyn, NY 11231.',
      'Odile Renner, individually and as Manager of',
    ],
  },
  {
    when: 'a company that is a further member is the manager',
    change: { ...COMPANY, ...MANAGED, managerName: 'Renner Capital, Inc.' },
    says: [
      'as President of Renner Capital, Inc., an Ohio corporation, and as Manager of Harborline',
    ],
  },
  {
    when: 'the members sign themselves',
    change: { managementType: 'managed by Members', newMemberApproval: 'all Members' },
    says: [
      'as long as no other Member has objected',
      'Above it two Members sign',
      'Beatrix Falk, Imran Yusuf and Odile Renner act for the Company',
    ],
  },
  {
    when: 'a Major Decision takes two thirds',
    change: { decisionMethod: 'a two-thirds vote' },
    says: [
      'Members with at least two-thirds of the votes, counted as Section 6.1 says.',
      'requires a two-thirds vote: the consent of a Supermajority',
      'a two-thirds vote (Article 6)',
    ],
    omits: ['a majority vote'],
  },
  {
    when: 'two members need two thirds',
    from: PAIR,
    change: { decisionMethod: 'a two-thirds vote', votingMethod: 'one vote per Member' },
    says: ['a two-thirds vote, which takes both Members (Article 6)'],
  },
  {
    when: 'each of three has one vote',
    change: { votingMethod: 'one vote per Member' },
    says: ['A meeting can decide when a Majority is present. If it is not'],
  },
  {
    when: 'profit and the rest are shared equally',
    change: { profitSplitRule: 'equal shares', dissolutionSplit: 'equal shares' },
    says: ['shared equally, the same part to each Member', 'to the Members in equal shares.'],
  },
  {
    when: 'somebody wants to sell',
    change: {},
    says: [
      'They buy in proportion to their own Percentage Interests; what one of them leaves',
      'Each other Member may require the outsider to buy its Interest too',
    ],
  },
  {
    when: 'there is a deadlock',
    change: {},
    says: ['Those who are for it are one side', 'either side may within 30 days send the other'],
  },
  {
    when: 'somebody else speaks in an audit',
    change: { taxRepresentative: 'Odile Renner.' },
    says: ['under section 6223 of the Code is Odile Renner or, if that person'],
  },
  {
    when: 'the Agreed Price is signed by all',
    change: { departurePayout: 'agreed price' },
    says: ['once a year, with their initials.', 'Initials of all Members'],
  },
]

test.each(ROWS)('$when', ({ from = THREE, change, ...wording }) => {
  expectWording(agreementText({ ...from, ...change }), wording)
})

test('spouses consent where a member is a person, and for no trust', () => {
  const text = agreementText(SIX)
  for (const name of ['Ruben Castellanos', 'Hollis Wray', 'Noor Haddad', 'Emmett Castellanos']) {
    expect(text).toContain(`Spouse of ${name}`)
  }
  expect(text).not.toContain('Spouse of The Marisol')
})

test('a manager among many is warned of only with half of the votes', () => {
  const warned = (change: Answers) =>
    check({ ...THREE, ...MANAGED, ...change }).warnings.map(({ message }) => message)
  expect(warned({ managerName: 'Beatrix Falk' })).toEqual([
    'The manager is a member without whose vote there is no majority. The other members can end the office only for cause, such as fraud or a serious breach.',
  ])
  expect(warned({})).toEqual([])
  expect(warned({ managerName: 'Beatrix Falk', votingMethod: 'one vote per Member' })).toEqual([])
})
