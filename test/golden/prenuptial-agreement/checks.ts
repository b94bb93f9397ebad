import { type Changes, changesFor } from '../../support/golden.ts'
import { APART } from './cases.ts'

const IN_CALIFORNIA = { state: 'California' }

/** States whose law does not let a spouse give up support. */
const KEEP_SUPPORT = ['Iowa', 'New Mexico', 'South Dakota']

/** Answers that the form refuses, warns about or accepts; `checks.txt` lists the messages. */
export const checks: Changes = [
  {
    from: APART,
    changes: {
      'hint: an amount without a payer, though a name is part of a word': {
        party1Name: 'Ana de Souza',
        alimonyWaiver: 'custom',
        customAlimony: 'indefinitely, $5,000 a month',
      },
      'refused: a formula of more than half': {
        alimonyWaiver: 'custom',
        supportPercent: 60,
        supportMonths: 4,
      },
      'refused: a formula for part of a month, up to nothing': {
        alimonyWaiver: 'custom',
        supportPercent: 25,
        supportMonths: '0.5',
        supportCap: 0,
      },
      'refused: a formula without an end': { alimonyWaiver: 'custom', supportPercent: 25 },
      'hint: 29 days': { agreementDate: '2027-08-20' },
      'hint: 30 days': { agreementDate: '2027-08-19' },
      'hint: a wedding soon and no day to sign': {
        agreementDate: '',
        finalDraftDate: '',
        marriageDate: '2026-12-01',
      },
      'hint: no assets': { party1Assets: '' },
      'hint: no debts named': { party2Debts: ' ' },
      'hint: debts: none': { party2Debts: 'None' },
      'hint: no income in Connecticut': { party2Income: '' },
      'hint: no income elsewhere': { party2Income: '', state: 'Ohio' },
      'hint: California without the day of the final version': {
        ...IN_CALIFORNIA,
        finalDraftDate: '',
      },
      'hint: California without the day of signing': { ...IN_CALIFORNIA, agreementDate: '' },
      'hint: California, second without a lawyer': IN_CALIFORNIA,
      'hint: California, only the advised one gives up': {
        ...IN_CALIFORNIA,
        alimonyWaiver: 'party1-waives',
      },
      'hint: California, nothing given up': { ...IN_CALIFORNIA, alimonyWaiver: 'no-waiver' },
      'hint: California, own terms and one lawyer': {
        ...IN_CALIFORNIA,
        alimonyWaiver: 'custom',
        customAlimony: 'Five years.',
      },
      'hint: no lawyer': { party1Counsel: '' },
      'hint: New York, support limited': { state: 'New York' },
      'hint: New York, support untouched': { state: 'New York', alimonyWaiver: 'no-waiver' },
      'hint: fidelity': { additionalProvisions: 'Infidelity costs $10.' },
      'hint: cheating': { additionalProvisions: 'No cheating.' },
      'hint: custody in own words': {
        debtLiability: 'custom',
        customDebtArrangement: 'Costs of custody are shared.',
      },
      'hint: a counterweight': { additionalProvisions: 'The counterweight.' },
      'hint: rights at death untouched': { deathProvision: 'no-effect' },
      'hint: six days elsewhere': { finalDraftDate: '2027-07-06' },
      'allowed: seven days in California': { state: 'California', finalDraftDate: '2027-07-05' },
    },
  },
  {
    from: {},
    changes: {
      'refused: all at once': {
        maritalPropertyDivision: 'custom',
        alimonyWaiver: 'custom',
        debtLiability: 'custom',
        inheritanceProvision: 'custom',
        deathProvision: 'custom',
      },
    },
  },
  {
    from: APART,
    changes: {
      ...changesFor('allowed: years until the sunset:', 'sunsetYears', ['', 0, '0', 1, '50']),
      ...changesFor('hint: Minnesota, signed on', 'agreementDate', ['2027-06-13', '2027-06-14'], {
        state: 'Minnesota',
        marriageDate: '2027-06-20',
      }),
      ...changesFor(
        'hint: own terms:',
        'customAlimony',
        ['indefinitely, $5,000 a month', 'First Party pays $5,000 a month'],
        { alimonyWaiver: 'custom' },
      ),
      ...changesFor(
        'refused: an equalizing payment of',
        'equalizingAmount',
        ['', '0', '0.00', 'much'],
        {
          equalizingPayer: 'First Party',
        },
      ),
      'hint: no community property': {
        state: 'Idaho',
        maritalPropertyDivision: 'equal-split',
        communityProperty: 'owner',
      },
      'refused: a rule of "none"': { inheritanceProvision: 'custom', customInheritance: 'none' },
      'hint: an equalizing payment': { equalizingPayer: 'First Party', equalizingAmount: 25000 },
      'hint: an equalizing payment despite equal halves': {
        equalizingPayer: 'First Party',
        equalizingAmount: 25000,
        maritalPropertyDivision: 'equal-split',
      },
      ...changesFor('refused: no support in', 'state', KEEP_SUPPORT),
      ...changesFor('allowed: support left to the court in', 'state', KEEP_SUPPORT, {
        alimonyWaiver: 'no-waiver',
      }),
      ...changesFor('allowed: own terms of support in', 'state', KEEP_SUPPORT, {
        alimonyWaiver: 'custom',
        customAlimony: 'Ten years.',
      }),
      'refused: no statement of assets in New Jersey': {
        state: 'New Jersey',
        party1Assets: '',
        party2Assets: 'None',
      },
      ...changesFor('hint: a warning for', 'state', ['Minnesota', 'Oklahoma', 'Maine']),
      'refused: Louisiana': { state: 'Louisiana' },
    },
  },
]
