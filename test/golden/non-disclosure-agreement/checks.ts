import type { Answers } from '../../../shared/documents/template/template.ts'
import { type Changes, changesFor } from '../../support/golden.ts'
import { ROBOTS, SAUCES } from './cases.ts'

const list = (specificConfidentialInfo: string): Answers => ({
  confidentialInfoType: 'specific',
  specificConfidentialInfo,
})

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: SAUCES,
    today: '2027-01-18',
    changes: {
      'refused: no end date': { endDate: '' },
      'refused: an empty list': { confidentialInfoType: 'specific', specificConfidentialInfo: ' ' },
      'refused: an end on the first day': { endDate: '2027-01-18' },
      'refused: one party only': { receivingParty: 'THIMBLE  Cove Sauces, LLC' },
      "refused: no title of the discloser's signer": { disclosingTitle: '' },
      "refused: no title of the receiver's signer": { receivingTitle: ' ' },
      'refused: a company signs': { receivingSignatory: 'Bay GP, LLC' },
      'refused: no purpose': { purpose: '' },
      'refused: no discloser': { disclosingParty: '' },
      'refused: a day that does not exist': { endDate: '2027-02-30' },
      'refused: a section on staff in California': {
        noPoaching: true,
        governingLaw: 'California',
      },
      'allowed: a section on staff in Ohio': { noPoaching: true, governingLaw: 'Ohio' },
      'refused: two people': { receivingParty: 'Ann and Bo Lee', receivingSignatory: '' },
      'refused: a standstill for a person': {
        standstill: true,
        relationshipType: 'business',
        disclosingType: 'person',
      },
      'hint: a short purpose': { purpose: 'Quote a price' },
      'hint: a purpose just long enough': { purpose: 'To quote prices' },
      'hint: a non-compete': { purpose: 'To agree on a non-compete clause' },
      'hint: an exclusive deal': { purpose: 'To discuss an exclusive supply' },
      'hint: hiring': list('A promise not to hire our staff'),
      'hint: patients': { purpose: 'To review the files of our patients' },
      'hint: card numbers': list('Card numbers of clients'),
      'hint: a mutual exchange': { purpose: 'To exchange plans with each other' },
      'hint: a settlement': { purpose: 'To keep the settlement of the claim quiet' },
      'hint: a complaint': list('The complaint of March 3'),
      'hint: everything': list('Everything'),
      'hint: all information': list('All information.'),
      'hint: all information we share': list('all our information we share'),
      'hint: real items': list('All drawings of mold MD-4'),
      'hint: no end, no limit, no list': {
        termType: 'perpetual',
        confidentialityTerm: 'indefinite',
      },
      'hint: no end, no limit, but a list': {
        termType: 'perpetual',
        confidentialityTerm: 'indefinite',
        ...list('Recipe 14'),
      },
      'hint: more than ten years': { endDate: '2037-01-19' },
      'hint: ten years': { endDate: '2037-01-18' },
      'hint: a long term for a worker in Illinois': {
        confidentialityTerm: '10',
        relationshipType: 'employee',
        governingLaw: 'Illinois',
      },
      'hint: no limit for a worker in Florida': {
        confidentialityTerm: 'indefinite',
        relationshipType: 'employee',
        governingLaw: 'Florida',
      },
      'hint: the same in Texas': {
        confidentialityTerm: '10',
        relationshipType: 'employee',
        governingLaw: 'Texas',
      },
      'hint: a reader of unknown affiliation': { sharingExceptions: 'our accountant' },
      'hint: a reader of the receiver': {
        sharingExceptions: 'The accountant of Norwich River Packing Co.',
      },
      'hint: a contractor': { relationshipType: 'contractor' },
      'allowed: no title of a person': { disclosingSignatory: '', disclosingTitle: '' },
      'allowed: no end date without an end': { termType: 'perpetual', endDate: '' },
    },
  },
  {
    from: ROBOTS,
    today: '2027-01-18',
    changes: {
      'allowed: a future date': { agreementDate: '2027-01-20' },
      'refused: N2 with an empty list': { specificConfidentialInfo: '' },
    },
  },
  {
    from: {},
    changes: {
      'refused: nothing but choices': { termType: 'fixed', confidentialInfoType: 'specific' },
    },
  },
  {
    from: SAUCES,
    today: '2027-01-18',
    changes: {
      ...changesFor('refused: the purpose', 'purpose', ['interview', 'a job']),
      'allowed: the mutual purpose': { purpose: 'To exchange our plans', mutual: true },
      'refused: a name that sounds like a business': {
        disclosingParty: 'Quillmoor Candle Works',
        disclosingSignatory: '',
        disclosingTitle: '',
      },
      'allowed: one with a signer': {
        disclosingParty: 'Quillmoor Candle Works',
        disclosingSignatory: 'Ana Ruiz',
        disclosingTitle: 'Owner',
      },
      'allowed: a person called Church': {
        disclosingParty: 'Grace Church',
        disclosingSignatory: '',
        disclosingTitle: '',
      },
      'refused: a company as an employee': {
        relationshipType: 'employee',
        receivingType: 'llc',
      },
    },
  },
  { from: SAUCES, today: '2026-12-18', changes: { 'hint: a start in 31 days': {} } },
  { from: SAUCES, today: '2026-12-19', changes: { 'hint: a start in 30 days': {} } },
]
