import { type Changes, changesFor } from '../../support/golden.ts'
import { COUPLE, PARENTS } from './cases.ts'

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: PARENTS,
    changes: {
      'hint: filed long after the agreement date': { filingDate: '2026-04-16' },
      'hint: filed within 30 days of it': { filingDate: '2026-04-15' },
      'hint: an item in both lists': { spouse2Property: '2019 Ford F-150\n2021  subaru forester' },
      'hint: half each': { spouse1Property: 'Half of Elm', spouse2Property: 'Half of Elm' },
      ...changesFor('hint: a former name, and not whose:', 'restoredName', [
        'Marisol Anne Reyes',
        'Marisol Anne Whitcomb',
      ]),
      'allowed: a former name': { restoredName: 'Marisol Anne Whitcomb, to Marisol Reyes' },
      'hint: health in a public file': { childrenDetails: 'T.W., born 2013 (autism)' },
      'hint: a Social Security number': { additionalTerms: 'SSN 123-45-6789' },
      'hint: a full account number': { spouse1Debts: 'Card 4111111111111111' },
      'hint: seven digits': { spouse1Debts: 'Loan 4111111' },
      'hint: a long docket number': { courtInfo: 'Case 2025000123' },
      'hint: a Social Security number of the court': { courtInfo: '123-45-6789' },
      'refused: support that increases': {
        alimonyStepAmount: 99999,
        alimonyStepDate: '2028-07-01',
      },
      'refused: support that decreases before the agreement': {
        alimonyStepAmount: 500,
        alimonyStepDate: '2020-07-01',
      },
      'refused: more than half of the military pay': {
        militaryMember: 'Spouse 1',
        militaryPercent: 51,
      },
      'refused: military pay without a share': { militaryMember: 'Spouse 2' },
      'hint: no child support': { childSupportAmount: 0 },
      'hint: the main parent pays': { childSupportPayer: 'Spouse 1' },
      'hint: the deciding parent pays': { custodyArrangement: 'sole_spouse2' },
      'hint: shared care': { custodyArrangement: 'joint_shared' },
      'hint: alimony in Texas': { state: 'Texas' },
      'hint: no alimony in Texas': { state: 'Texas', hasAlimony: false },
      'hint: alimony for life outside Florida': { alimonyDuration: 'for life' },
      'hint: children in New York': { state: 'New York' },
      'hint: a short schedule': { visitationSchedule: 'Every other weekend.' },
      'allowed: filing on the day of separation': { filingDate: '2025-08-01' },
      'allowed: amounts with cents': { alimonyAmount: 950.5, childSupportAmount: '1180.25' },
      'allowed: unchecked boxes require nothing': {
        hasAlimony: false,
        alimonyAmount: 0,
        hasChildren: false,
        custodyArrangement: '',
      },
      'refused: a missing date, which is not compared': {
        marriageDate: '',
        separationDate: '2011-06-18',
      },
    },
  },
  { from: COUPLE, changes: { 'allowed: stale answers and all': { noSupport: 'waive' } } },
  {
    from: {},
    changes: {
      'refused: all at once': {
        hasAlimony: true,
        hasChildren: true,
        marriageDate: '2011-06-18',
        separationDate: '2011-06-18',
        filingDate: '2011-06-17',
      },
    },
  },
  {
    from: PARENTS,
    changes: {
      'allowed: no child support for a reason': {
        childSupportAmount: 0,
        supportReason: 'Both parents earn the same.',
      },
      ...changesFor('allowed: child support of', 'childSupportAmount', ['0', '0.00']),
      'refused: a reason that waives child support': {
        supportReason: 'Spouse 1 waives all child support.',
      },
      'refused: terms that waive child support': {
        additionalTerms: 'Spouse 1 waives all child support.',
      },
      'hint: an account number in the reason': { supportReason: 'To account 123456789' },
      ...changesFor(
        'refused: alimony in Florida',
        'alimonyDuration',
        ['indefinitely', 'until remarriage', 'for life'],
        { state: 'Florida' },
      ),
      'hint: too short a time apart in Arkansas': {
        state: 'Arkansas',
        separationDate: '2026-03-01',
        filingDate: '',
      },
      'allowed: support that goes down in ten years': {
        alimonyStepAmount: 500,
        alimonyStepDate: '2036-07-01',
      },
      'refused: military pay that is divided twice': {
        spouse1Property: 'Half of Army pension',
        militaryMember: 'Spouse 1',
        militaryPercent: 40,
      },
      'hint: children of another state': { childrenHomeState: 'Ohio' },
      'refused: a covenant marriage': { state: 'Arizona', covenantMarriage: true },
      'refused: Louisiana': { state: 'Louisiana' },
    },
  },
  {
    from: { ...COUPLE, state: 'North Carolina' },
    changes: {
      'hint: support that is not mentioned': {},
      'hint: support that is waived': { noSupport: 'waive' },
    },
  },
]
