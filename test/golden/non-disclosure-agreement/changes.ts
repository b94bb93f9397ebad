import { type Changes, changesFor } from '../../support/golden.ts'
import { ROBOTS, SAUCES } from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: SAUCES,
    changes: {
      'a set date and years': { confidentialityTerm: '1' },
      'a set date and no limit': { confidentialityTerm: 'indefinite' },
      'no set end and years': { termType: 'perpetual', confidentialityTerm: '5' },
      'a list': {
        confidentialInfoType: 'specific',
        specificConfidentialInfo: 'Recipe 14;\n\nRecipe 9, and',
      },
      'Texas requires information in return': { governingLaw: 'Texas' },
      'everything is destroyed': { returnMethod: 'destroy' },
      'a person signs': { receivingParty: 'Ada Renn', receivingSignatory: '', receivingTitle: '' },
      'a company signs by someone not yet named': { disclosingSignatory: '', disclosingTitle: '' },
      'answers end with periods': { purpose: 'To give a price.' },
      'no outsider leaves the staff in': { receivingType: 'llc' },
      'an employee, with a perpetual period': {
        relationshipType: 'employee',
        termType: 'perpetual',
      },
      'a person whose affiliates and advisers may see it': {
        receivingParty: 'Ana Ruiz',
        receivingType: 'person',
        shareAffiliates: true,
        shareAdvisers: true,
      },
      'a contractor shares secrets too': { relationshipType: 'contractor', mutual: true },
      'an employee may speak of the hiring talks': {
        relationshipType: 'employee',
        receivingParty: 'Ana Ruiz',
        secretTalks: true,
      },
      'no solicitation of staff': { noPoaching: true, relationshipType: 'business' },
      'a standstill': { standstill: true, relationshipType: 'investor' },
      'secret talks and fees': { secretTalks: true, legalFees: 'prevailing' },
      'the receiver is one person, with readers': {
        receivingParty: 'Ann Lee',
        sharingExceptions: 'Our accountant',
        shareAdvisers: true,
        receivingSignatory: '',
        receivingTitle: '',
      },
      'the California case is in the guide and not in the contract': {
        governingLaw: 'California',
      },
      'the Massachusetts case is in the guide and not in the contract': {
        governingLaw: 'Massachusetts',
      },
    },
  },
  {
    from: ROBOTS,
    changes: {
      'a named outsider in addition to staff': {
        sharingExceptions: 'The accountant of the receiving party',
      },
      'affiliates and advisers': { shareAffiliates: true, shareAdvisers: true },
      'people who are named without their names': { sharingExceptions: 'Two named engineers' },
    },
  },
  {
    from: SAUCES,
    changes: {
      mutual: { mutual: true },
      'mutual, with one person': {
        mutual: true,
        receivingParty: 'Ann Lee',
        receivingSignatory: '',
        receivingTitle: '',
      },
      'people around the receiver': { shareAffiliates: true, shareAdvisers: true },
      ...changesFor('in', 'governingLaw', ['New York', 'District of Columbia']),
      ...changesFor(
        'an employee in',
        'governingLaw',
        ['New York', 'Illinois', 'Washington', 'Ohio'],
        { relationshipType: 'employee' },
      ),
      'a contractor in California': { relationshipType: 'contractor', governingLaw: 'California' },
    },
  },
  { from: ROBOTS, changes: { mutual: { mutual: true } } },
]
