import { type Changes, changesFor } from '../../support/golden.ts'
import { APART, LISTED } from './cases.ts'

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: LISTED,
    changes: {
      'a formula for support': {
        alimonyWaiver: 'custom',
        supportPercent: 25,
        supportMonths: 4,
        supportCap: 3000,
      },
      'a formula for support, and words of our own': {
        alimonyWaiver: 'custom',
        supportPercent: 20,
        supportMonths: 1,
        customAlimony: 'Support ends at the age of 67.',
      },
      'values after a colon, a bracket and a word': {
        party1Assets:
          'Roth IRA (Fidelity): $88,000.50\nHouse ($450,000)\nBoat $1\n1/2 of a bakery worth $20,000\nCar - $9,000',
      },
      'only a list stays separate': { party2SeparateProperty: 'None' },
      'one party makes an equalizing payment': {
        equalizingPayer: 'Second Party',
        equalizingAmount: 25000,
      },
      'the couple has terms of its own on debts': {
        debtLiability: 'custom',
        customDebtArrangement: 'All debts in half.',
        inheritanceProvision: 'separate',
      },
    },
  },
  {
    from: APART,
    changes: {
      'property is divided in half, but each keeps listed property': {
        maritalPropertyDivision: 'equal-split',
        businessRule: 'owner-keeps',
      },
      'a business under the parties’ own rule': {
        maritalPropertyDivision: 'custom',
        customPropertyDivision: 'First line of ours.\nSecond line of ours.',
      },
      'the payment has its own day and method': {
        equalizingPayer: 'First Party',
        equalizingAmount: 25000,
        equalizingDue: 'in 4 quarterly payments within one year',
        equalizingMethod: 'property',
      },
      ...changesFor('paid by', 'equalizingMethod', ['bank_transfer', 'cashiers_check'], {
        equalizingPayer: 'First Party',
        equalizingAmount: 25000,
      }),
      'gifts are shared although the rest follows title': { inheritanceProvision: 'marital' },
      'household debts are shared': { debtLiability: 'joint' },
      'inheritances follow their own rule': {
        inheritanceProvision: 'custom',
        customInheritance: 'First line of ours.\nSecond line of ours.',
      },
      'the first gives up support': { alimonyWaiver: 'party1-waives' },
      'nothing but property is settled': {
        alimonyWaiver: 'no-waiver',
        deathProvision: 'no-effect',
      },
      'there are children from before': { party1PriorChildren: 'Ann, born 2009\nBo, born 2011' },
      'there is one child from before': { party1PriorChildren: 'Ella Corbett, 2012' },
      'there is a sunset': { sunsetYears: 22 },
      'after one year': { sunsetYears: 1 },
      'the second has a lawyer': { party2Counsel: 'Bo Day, Esq.' },
      'a schedule is empty': { party1Assets: '', party2Debts: '', party2Income: ' ' },
      'a value cannot be read': {
        party1Assets:
          'House - joint - 2027-06-01 - about $400,000\nCar\nUnits - sole - 2027-06-01 - value unknown',
      },
      'debts have three parts': {
        party1Debts: 'Shore Bank - car loan - $9,100.50\nCard - $899.50',
      },
      'no date is set': { agreementDate: '', finalDraftDate: '', county: '' },
      'in Nevada': { state: 'Nevada' },
      'in a commonwealth': { state: 'Massachusetts', county: 'Essex County' },
      'in Louisiana': { state: 'Louisiana', county: 'Orleans' },
      'in Florida': { state: 'Florida' },
      'in Texas, nothing of one party is shared': { state: 'Texas' },
      'in California': { state: 'California' },
      'in New York, with both incomes': { state: 'New York', party2Income: '$38,400 wages' },
      'own terms are not written yet': {
        alimonyWaiver: 'custom',
        deathProvision: 'custom',
      },
      ...changesFor('community property of', 'communityProperty', ['both', 'owner'], {
        state: 'Wisconsin',
        maritalPropertyDivision: 'equal-split',
      }),
      '"none" in other words': { party1Debts: '-', additionalProvisions: 'n/a' },
      'own terms cut support elsewhere': {
        alimonyWaiver: 'custom',
        customAlimony: 'No alimony at all.',
      },
      '"-" as the name of a lawyer': { party1Counsel: '-' },
      'Minnesota, six days before': {
        marriageDate: '2027-06-20',
        agreementDate: '2027-06-14',
        state: 'Minnesota',
      },
      'the basis is answered elsewhere': { party1Basis: 'bank statements of May 31' },
      'Wisconsin, whose words differ': { state: 'Wisconsin' },
      ...changesFor('signed in', 'state', ['Georgia', 'Arkansas', 'Minnesota', 'Colorado']),
      ...changesFor('signed in', 'state', ['North Dakota', 'West Virginia', 'Tennessee', 'Ohio']),
      ...changesFor('signed in', 'state', ['New Jersey', 'Virginia']),
      'values at the wedding': { valueSchedule: true },
      'a form for a later change': { amendmentForm: true },
    },
  },
  {
    from: APART,
    changes: {
      ...changesFor('signed in', 'state', ['Idaho', 'Hawaii', 'Vermont', 'Pennsylvania']),
      'only a list stays separate': {
        separatePropertyOption: 'specific-separate',
        party1SeparateProperty: 'A boat',
      },
    },
  },
]
