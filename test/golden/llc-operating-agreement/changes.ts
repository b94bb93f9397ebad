import { type Changes, changesFor } from '../../support/golden.ts'
import {
  COMPANY,
  FOUR,
  MANAGED,
  MIXED,
  PAIR,
  PARENT,
  S_CORPORATION,
  SOLE,
  THREE,
  VESTING,
} from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: PAIR,
    changes: {
      'two thirds can sell the whole company, and members buy first': {
        dragAlong: true,
        preemptiveRight: true,
      },
      'profits interests': { profitsInterests: true, purpose: 'tours; it also runs a shop' },
      'a preferred return': { preferredReturn: 8, dissolutionSplit: 'ownership percentage' },
      'a preferred return and capital accounts first': {
        preferredReturn: 6.5,
        dissolutionSplit: 'capital accounts',
      },
      'no preferred return for an S corporation': {
        preferredReturn: 8,
        taxTreatment: 's_corporation',
      },
      'the purpose is an activity with a capital letter': {
        purpose: 'Raising trout.\nSelling Amazon gift baskets',
      },
      'the company is formed in the District of Columbia': { state: 'District of Columbia' },
      'they sign in a city of Maryland': { county: 'Baltimore City', signingState: 'Maryland' },
      'equal division at the end': {
        departurePayout: 'book value',
        dissolutionSplit: 'equal shares',
      },
      'the first member is a company': {
        state: 'Ohio',
        member1Name: 'Oak Partners, Inc.',
        county: 'Franklin',
        signingState: 'Ohio',
        member1Type: 'company',
        member1State: 'Ohio',
        member1Signer: 'Lena Roth',
        member1SignerTitle: 'Manager of Oak GP LLC, its parent',
      },
      'two trustees sign for their trust, and a company represents': {
        member1Name: 'Ann Tull and Bo Tull, Co-Trustees of the Tull Family Trust',
        member1Type: 'company',
        member1State: 'Virginia',
        member1Signer: 'Ann Tull and Bo Tull',
        member1SignerTitle: 'Co-Trustees',
        managerName: 'Bay Management Company',
      },
      'capital is contributed over years': {
        laterContributions: 'Yusuf Karaca - $100,000 - 2028-05-01',
      },
      'a publication that is late stays in the dates': { formationDate: '2025-10-01' },
      'spouses who share an interest read of their choice of tax': { state: 'Texas' },
      'profit is shared equally': { profitSplitRule: 'equal shares' },
      'profit follows money contributed': { profitSplitRule: 'contributed capital' },
      'the members meet once a year': { meetingSchedule: 'once a year' },
      'there is no fixed meeting': { meetingSchedule: 'only when called' },
      'a leaving member is paid the capital account': { departurePayout: 'capital account' },
      'a leaving member is paid the agreed price': {
        departurePayout: 'agreed price',
        dissolutionSplit: 'ownership percentage',
      },
      'a member is the manager': { managerName: 'imran yusuf', signingState: 'Ohio' },
      'the purpose is any lawful business': { purpose: 'Any lawful business.' },
      'the purpose ends with a period': {
        purpose: 'Baking bread.\nSelling it; any other lawful business.',
      },
      'an agent is named': { registeredAgent: 'Rosa Lind, 1 Elm St, Albany, NY 12207.' },
      'no office is named': { principalOffice: '' },
      'a member is a company': { member2Name: 'Yusuf Holdings, Inc.', signingState: 'Ohio' },
      'they sign in a state other than that of formation': {
        county: 'Duval',
        signingState: 'Florida',
      },
      'they sign in Louisiana': { county: 'Orleans Parish', signingState: 'Louisiana' },
      'they sign in the District of Columbia': { signingState: 'District of Columbia' },
      'old companies get no deadlines that have passed': { formationDate: '2019-03-02' },
      'waits with the contributions until it exists': { formationDate: '2026-06-30' },
      'ownership that vests': VESTING,
      'a third member': THREE,
      'two members need two thirds': {
        decisionMethod: 'a two-thirds vote',
        votingMethod: 'one vote per Member',
      },
    },
  },
  {
    from: SOLE,
    changes: {
      'a sole owner takes on no duty of care, except where someone else may rely on it': {
        state: 'Kansas',
      },
      'a sole member has a manager approve too': {
        managementType: 'managed by Manager',
        managerName: 'Tom Ode',
        newMemberApproval: 'the Manager',
      },
      'a sole member elects': { taxTreatment: 's_corporation' },
    },
  },
  {
    from: S_CORPORATION,
    changes: {
      'the form opens with the defaults of the brief, and without a choice of treatment': {
        departurePayout: 'capital account',
      },
      'the company has a claim against a member': { decisionMethod: 'all Members to agree' },
      'a name with an and of its own stays apart': {
        member2Name: 'Ann Tull and Bo Tull, Co-Trustees of the Tull Family Trust',
      },
    },
  },
  {
    from: FOUR,
    changes: {
      'counts the work of that time, of which there was no schedule yet': {
        vestingStart: '2025-05-18',
      },
      'it is lost to several': { unvestedTreatment: 'lost' },
    },
  },
  {
    from: VESTING,
    changes: {
      'there is no cliff': { vestingCliffMonths: 0 },
      'everything vests on one day, the last of a shorter month': {
        vestingMonths: 13,
        vestingCliffMonths: 13,
      },
      'what has not vested is lost': { unvestedTreatment: 'lost' },
      'a sale vests everything': { vestingOnSale: 'single' },
      'a company vests': { member1Vests: false, member2Name: 'Yusuf Holdings, Inc.' },
    },
  },
  {
    from: THREE,
    changes: {
      'a further member is the manager': MANAGED,
      'a company that is a further member is the manager': {
        ...COMPANY,
        ...MANAGED,
        managerName: 'Renner Capital, Inc.',
      },
      'the members sign themselves': {
        managementType: 'managed by Members',
        newMemberApproval: 'all Members',
      },
      'the Agreed Price is signed by all': { departurePayout: 'agreed price' },
    },
  },
  {
    from: { ...PAIR, state: 'Ohio' },
    changes: {
      ...changesFor('in', 'state', ['Florida', 'Nevada']),
      ...changesFor('in', 'state', ['Arizona', 'Nebraska', 'South Carolina', 'Hawaii']),
      ...changesFor('in', 'state', ['District of Columbia']),
      'a trust owns with a person in Idaho': {
        state: 'Idaho',
        member2Name: 'Ostrander Family Trust',
        member2Type: 'company',
      },
      'profit in equal shares, the end by percentage': {
        profitSplitRule: 'equal shares',
        dissolutionSplit: 'ownership percentage',
      },
      'a company owns with a person, who manages': MIXED,
      'the address of the manager': { managerAddress: '9 Elm Street, Troy, NY 12180' },
    },
  },
  {
    from: SOLE,
    changes: {
      ...changesFor('owned and managed by', 'member1Name', ['Oak Parent, Inc.', 'The Oak Trust'], {
        ...PARENT,
        managementType: 'managed by Members',
      }),
      'a member who lives in Texas': { member1Address: '1 Oak Street, Austin, TX 78701' },
      'no state of signing': { signingState: '' },
      'no office': { principalOffice: '' },
    },
  },
]
