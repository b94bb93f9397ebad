import { type Changes, changesFor } from '../../support/golden.ts'
import { CONNECTICUT, ELSEWHERE, NEW_YORK } from './cases.ts'

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: CONNECTICUT,
    changes: {
      'hint: no period': { corporationName: 'Acme inc' },
      'hint: Unlimited': { corporationName: 'Unlimited Gear' },
      'hint: Accompany': { corporationName: 'Accompany Travel' },
      'hint: a bank': { corporationName: 'Seed Bank Corp.' },
      'hint: a bankable name': { corporationName: 'Bankable Corp.' },
      'hint: 20,000 shares': { sharesAuthorized: 20000 },
      'hint: 20,001 shares': { sharesAuthorized: 20001 },
      'hint: 90 days': { incorporationDate: '2027-02-19' },
      'hint: 91 days': { incorporationDate: '2027-02-20' },
      'hint: 5,000 in Delaware': { ...ELSEWHERE.Delaware, sharesAuthorized: 5000 },
      'hint: 5,001 in Delaware': { ...ELSEWHERE.Delaware, sharesAuthorized: 5001 },
      'hint: California': { ...ELSEWHERE.California },
      'hint: two in Massachusetts': { ...ELSEWHERE.Massachusetts },
      'refused: fewer directors than are named': { directorCount: 1 },
      'hint: more directors than are named': { directorCount: 9 },
      'hint: preferred': { shareType: 'preferred stock' },
      'allowed: a name with a warning only': { corporationName: 'Unlimited Gear' },
    },
  },
  {
    from: CONNECTICUT,
    changes: Object.fromEntries(
      Object.entries(ELSEWHERE).map(([state, answers]) => [`allowed: case A in ${state}`, answers]),
    ),
  },
  {
    from: {},
    changes: {
      'refused: little but a bad name': {
        state: 'Connecticut',
        sharesAuthorized: 0,
        corporationName: 'Acme',
      },
    },
  },
  {
    from: CONNECTICUT,
    changes: changesFor('hint: an office elsewhere in', 'state', ['Arizona', 'Maryland', 'Ohio'], {
      principalOffice: '9 River St, New Haven, CT 06513',
    }),
  },
  { from: ELSEWHERE.California ?? {}, changes: { 'refused: no office': { principalOffice: '' } } },
  { from: ELSEWHERE.Delaware ?? {}, changes: { 'refused: no county': { officeCounty: '' } } },
  { from: CONNECTICUT, changes: { 'refused: two on one line': { initialDirectors: 'Al; Bo' } } },
  {
    from: ELSEWHERE.Ohio ?? {},
    changes: {
      'refused: Nebraska without a par value': {
        state: 'Nebraska',
        registeredAgentAddress: '1 First Street, Omaha, NE 68102',
        shareType: 'common stock without par value',
      },
      'refused: Illinois without the shares issued': {
        state: 'Illinois',
        registeredAgentAddress: '1 First Street, Springfield, IL 62701',
      },
      'refused: Maryland without directors': {
        state: 'Maryland',
        registeredAgentAddress: '1 First Street, Baltimore, MD 21201',
        initialDirectors: '',
      },
    },
  },
  {
    from: NEW_YORK,
    changes: {
      'refused: foreign letters in New York': { corporationName: 'Hudson & Søn Incorporated' },
      'allowed: English letters there': { corporationName: 'Hudson & Son Incorporated' },
    },
  },
]
