import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { type GoldenDocument, printer } from '../../support/golden.ts'
import sole from './case-a.json' with { type: 'json' }
import pair from './case-b.json' with { type: 'json' }
import four from './case-d.json' with { type: 'json' }
import six from './case-e.json' with { type: 'json' }

/** Case A: a designer in Connecticut, the only member and manager. */
export const SOLE: Answers = { ...sole, signingState: 'Connecticut' }
/** Case B: two members in New York, 60 and 40 percent, with an outside manager and separate signature pages. */
export const PAIR: Answers = pair
/** Case C: the same members with an S corporation in California that they manage themselves. */
export const S_CORPORATION: Answers = {
  ...PAIR,
  llcName: 'Harborline Repairs, LLC',
  state: 'California',
  taxTreatment: 's_corporation',
  managementType: 'managed by Members',
  newMemberApproval: 'all Members',
  dissolutionSplit: 'ownership percentage',
  signingState: 'California',
  county: 'Alameda',
}

/** Case D: three founders in Delaware whose interests vest, one of them the manager, and a corporate investor. */
export const FOUR: Answers = four
/** Case E: six members of a ranch in Texas, one of them a trust, with one vote each. */
export const SIX: Answers = six

/** Case B with the usual vesting schedule. */
export const VESTING: Answers = {
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

/** Case B with a third member. */
export const THREE: Answers = {
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

/** A company as the third member. */
export const COMPANY: Answers = {
  member3Name: 'Renner Capital, Inc.',
  member3Type: 'company',
  member3State: 'Ohio',
  member3Signer: 'Odile Renner',
  member3SignerTitle: 'President',
}

/** The third member as the manager. */
export const MANAGED: Answers = {
  managementType: 'managed by Manager',
  managerName: 'Odile Renner',
  signingState: 'Ohio',
}

/** A corporation owns the company, and an outsider manages it. */
export const PARENT: Answers = {
  date: '2026-12-01',
  llcName: 'Acorn Holdings LLC',
  state: 'Ohio',
  formationDate: '2026-12-01',
  purpose: 'any lawful business',
  member1Name: 'Oak Parent, Inc.',
  member1Address: '1 King St, Wilmington, DE 19801',
  hasMember2: false,
  member1Percentage: 100,
  member1Contribution: '$1',
  taxTreatment: 'default',
  managementType: 'managed by Manager',
  managerName: 'Tess Quill',
  newMemberApproval: 'the Manager',
}

/** A person with a third, who manages, and a corporation with two thirds, in a community property state. */
export const MIXED: Answers = {
  ...PAIR,
  llcName: 'Nandu LLC',
  state: 'California',
  member1Name: 'Jose Iniguez',
  member1Address: '1 Sunset, Los Angeles, CA 90028',
  member2Name: 'Blue & Gold Holdings, Inc.',
  member2Address: '2 Vine, Los Angeles, CA 90028',
  member1Percentage: 33.33,
  member2Percentage: 66.67,
  managerName: 'Jose Iniguez',
  votingMethod: 'one vote per Member',
  newMemberApproval: 'a majority',
}

export const { agreementText, instructionsText } = printer(template)

export const golden: GoldenDocument = {
  template,
  texts: {
    'case-a': SOLE,
    'case-b': PAIR,
    'case-c': S_CORPORATION,
    'case-d': FOUR,
    'case-e': SIX,
    sample: template.sampleAnswers,
    blank: {},
  },
  unclean: / {2}| [,.;:]|,,|,\.|;\.|\.\.|\( | \)/,
  elsewhere: {
    principalOffice: '1 First Street',
    member1Address: '1 First Street',
    member2Address: '2 Second Street',
    registeredAgent: '',
    signingState: '',
  },
}
