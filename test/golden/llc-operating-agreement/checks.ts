import { type Changes, changesFor } from '../../support/golden.ts'
import {
  COMPANY,
  FOUR,
  MANAGED,
  MIXED,
  PAIR,
  PARENT,
  S_CORPORATION,
  SIX,
  SOLE,
  THREE,
  VESTING,
} from './cases.ts'

const HALVES = { member1Percentage: 50, member2Percentage: 50 }

const CALIFORNIA = { state: 'California' }

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: PAIR,
    changes: {
      'hint: a member abroad': { member2Address: '2-3 Ginza, Tokyo, Japan' },
      'hint: a member abroad in an S corporation': {
        ...S_CORPORATION,
        member2Address: '2-3 Ginza, Tokyo, Japan',
      },
      'refused: a preferred return of nothing': { preferredReturn: 0 },
      'refused: a preferred return of 21 percent': { preferredReturn: 21 },
      'allowed: a preferred return': { preferredReturn: '6.5' },
      'refused: a contribution with its own date': {
        member1Contribution: '$20,000 by June 1, 2027',
      },
      'refused: two people as one member': { member2Name: 'Ann and Bo Lee' },
      'refused: an office at a P.O. box': {
        principalOffice: '',
        member1Address: 'PO Box 9, Troy, NY',
      },
      'hint: one of two trustees signs': {
        member1Name: 'Ann Tull and Bo Tull, Co-Trustees of the Tull Family Trust',
        member1Type: 'company',
        member1Signer: 'Ann Tull',
        member1SignerTitle: 'Co-Trustee',
      },
      'hint: an ending inside a word': { llcName: 'Wellco Traders' },
      'hint: a professional company': { llcName: 'Wells Dental, PLLC' },
      'hint: an S corporation that pays capital accounts': {
        ...S_CORPORATION,
        departurePayout: 'capital account',
      },
      'hint: an agreement after 91 days': { date: '2026-06-01' },
      'hint: an agreement after 90 days': { date: '2026-05-31' },
      'hint: the same elsewhere': { date: '2026-06-01', state: 'Texas' },
      'hint: half each and a majority': HALVES,
      'hint: one vote each and a majority': { votingMethod: 'one vote per Member' },
      'hint: half each and both to agree': { ...HALVES, decisionMethod: 'all Members to agree' },
      'hint: an attorney': { ...CALIFORNIA, purpose: 'the practice of law' },
      'hint: an architect': { ...CALIFORNIA, purpose: 'Architecture' },
      'hint: no one has two thirds': { ...HALVES, dragAlong: true },
      'hint: one member has two thirds': {
        member1Percentage: 70,
        member2Percentage: 30,
        dragAlong: true,
      },
      'hint: a gardener': { ...CALIFORNIA, purpose: 'lawn care, any lawful business' },
      'hint: a programmer': { ...CALIFORNIA, purpose: 'software engineering' },
      'hint: an architect in Texas': { state: 'Texas', purpose: 'Architecture' },
      'hint: a contribution without a value': { member1Contribution: 'my tools' },
    },
  },
  {
    from: SOLE,
    changes: { 'allowed: the second percentage of a sole member': { member2Percentage: 55 } },
  },
  {
    from: {},
    changes: {
      'refused: all at once': {
        hasMember2: true,
        managementType: 'managed by Manager',
        member1Percentage: 60,
        member2Percentage: 45,
      },
      'refused: a blank answer': { hasMember2: true, managementType: ' ' },
    },
  },
  {
    from: VESTING,
    changes: {
      'refused: no member whose interest vests': { member1Vests: false, member2Vests: false },
      'refused: a period of five months': { vestingMonths: 5, vestingCliffMonths: 0 },
      'refused: half a month': { vestingMonths: 36.5 },
      'refused: a cliff longer than vesting': { vestingCliffMonths: 49 },
    },
  },
  {
    from: THREE,
    changes: {
      'refused: percentages of all members that do not total 100': { member3Percentage: 25.5 },
      'refused: a member who owns nothing': { member2Percentage: 50, member3Percentage: 0 },
      'refused: a duplicate name': { member3Name: 'beatrix  FALK' },
      'refused: a member without a name': { member3Name: '' },
      'refused: a member who puts in nothing': { member3Contribution: ' ' },
      'refused: a company said to be a person': { ...COMPANY, member3Type: 'person' },
      'refused: a company without a signer': { ...COMPANY, member3Signer: '' },
      'refused: a company that signs for a company': {
        ...COMPANY,
        member3Signer: 'Renner Services LLC',
      },
      'refused: a corporation in an S corporation': {
        ...COMPANY,
        taxTreatment: 's_corporation',
        dissolutionSplit: 'ownership percentage',
      },
    },
  },
  {
    from: FOUR,
    changes: {
      'refused: everything has vested': { vestingStart: '2022-05-18' },
      'allowed: the last part vests': { vestingStart: '2022-05-19' },
    },
  },
  {
    from: SIX,
    changes: {
      'refused: 101 percent of six': { member6Percentage: 16 },
      'allowed: members who were unchecked': {
        hasMember3: false,
        member1Percentage: 60,
        member2Percentage: 40,
      },
    },
  },
  {
    from: PAIR,
    changes: {
      ...changesFor('refused: a contribution of', 'member2Contribution', [
        '$400,000 over four years',
        'his labor',
        '$5 and services to be rendered',
      ]),
      ...changesFor('allowed: a contribution of', 'member2Contribution', [
        '$5,000 cash',
        'van and service contract valued at $8,000',
        'services company shares valued at $900',
      ]),
      'refused: a later part without a date': { laterContributions: 'Bo - $5' },
      'refused: a price by capital account and equal distribution': {
        departurePayout: 'capital account',
        dissolutionSplit: 'equal shares',
      },
      'hint: a company without a signer': { member2Name: 'Blue Holdings, LLC' },
      'allowed: hundredths of a percent': {
        member1Percentage: '33.33',
        member2Percentage: 66.67,
      },
      ...changesFor('allowed: the name', 'llcName', ['Elm llc', 'Elm L.L.C.', 'ELM, LLC']),
      'refused: the short ending in Delaware': { llcName: 'Elm, L.C.', state: 'Delaware' },
      'allowed: the short ending in Virginia': { llcName: 'Elm, L.C.', state: 'Virginia' },
    },
  },
  {
    from: { ...THREE, ...MANAGED },
    changes: {
      'hint: a manager with half of the votes': { managerName: 'Beatrix Falk' },
      'hint: a manager with one vote of three': {
        managerName: 'Beatrix Falk',
        votingMethod: 'one vote per Member',
      },
    },
  },
  {
    from: MIXED,
    changes: {
      'hint: a manager with one vote of two': {},
      'hint: a manager with a third': { votingMethod: 'ownership percentage' },
      'hint: a manager with two thirds': {
        votingMethod: 'ownership percentage',
        managerName: 'Blue & Gold Holdings, Inc.',
      },
      'hint: a manager from outside': { managerName: 'Delphine Marchetti' },
    },
  },
  {
    from: { ...PARENT, taxTreatment: 's_corporation' },
    changes: {
      'refused: a corporation owns an S corporation': {},
      'allowed: a trust owns one': { member1Name: 'The Oak Trust' },
    },
  },
  {
    from: VESTING,
    changes: {
      'hint: vesting in an S corporation': {
        taxTreatment: 's_corporation',
        dissolutionSplit: 'ownership percentage',
      },
    },
  },
]
