import type { Changes } from '../../support/golden.ts'
import { CONNECTICUT, ELSEWHERE } from './cases.ts'

/** Answers that the form refuses, warns about or accepts; `checks.txt` has the messages. */
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
      'hint: preferred': { shareType: 'preferred stock' },
      'allowed: a name that only warns': { corporationName: 'Unlimited Gear' },
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
]
