import { type Changes, changesFor } from '../../support/golden.ts'
import { COUPLE, PARENTS } from './cases.ts'

/** States with rules of their own. */
const STATES = ['New York', 'Massachusetts', 'California', 'Florida', 'Texas']

/** Changed answers of a known set; `changes.txt` lists what each adds and removes. */
export const changes: Changes = [
  {
    from: PARENTS,
    changes: {
      'none is filed': { filingDate: '', courtInfo: '' },
      'the case is filed after the agreement': { filingDate: '2026-04-10' },
      'military retired pay is divided': { militaryMember: 'Spouse 1', militaryPercent: 42.5 },
      'military retired pay with survivor coverage': {
        militaryMember: 'Spouse 2',
        militaryPercent: 50,
        militarySurvivor: true,
      },
      'a co-op, with the worksheet for a home': {
        spouse1Property: 'Co-op shares at 1 Canal St, unit 4B, value 220000',
        homeWorksheet: true,
      },
      'there is one child': { childrenDetails: 'T.W., born 2013' },
      ...changesFor('unlisted property:', 'unlistedPropertyRule', ['sell', 'court']),
      'Spouse 1 receives and owes nothing, and bears all costs': {
        spouse1Property: 'None',
        spouse1Debts: '-',
        expenseShare: 100,
        additionalTerms: 'N/A',
      },
      'separate property is confirmed, and a ranch needs a deed': {
        spouse1Separate: 'The ranch of my parents\nMy violin',
        spouse2Separate: 'Lot 4',
        spouse2Property: 'Ranch near Salmon ($400,000)',
      },
      'Spouse 2 pays joint debts': { jointDebtsRule: 'spouse2' },
      'both lists divide a plan': { spouse1Property: 'Half of the Lane pension' },
      'Spouse 1 pays until a day': {
        alimonyPayer: 'Spouse 1',
        alimonyDuration: 'Until June 30, 2030.',
      },
      'support that decreases once': {
        alimonyStepAmount: 500,
        alimonyStepDate: '2028-07-01',
      },
      'a worksheet for the order to a plan': { planWorksheet: true },
      'a pension listed before military pay': { spouse1Property: 'Pension of the Army' },
      'no one pays support': { hasAlimony: false },
      'Spouse 1 decides': { custodyArrangement: 'sole_spouse1' },
      'no child support': { childSupportAmount: 0 },
      'child support to the end of high school': { childSupportDuration: 'age_18_hs' },
      'child support for a student': { childSupportDuration: 'age_23_student' },
      'a former name only': {
        restoredName: 'Spouse 1, to Marisol Anne Reyes',
        additionalTerms: '',
      },
      'further terms, line by line': { additionalTerms: 'One.\n\nTwo' },
      'two lawyers': { spouse2Lawyer: 'Ida Moll, Moll PC' },
      'debts are "none"': { spouse2Debts: 'None.' },
      'support without an end date date date': { alimonyDuration: 'Indefinitely' },
      'support of a length in other words': { alimonyDuration: 'life of Spouse 1' },
      'one spouse makes an equalizing payment': {
        equalizingPayer: 'Spouse 1',
        equalizingAmount: 25000,
      },
      'the worksheet gives the agreed amount': { guidelineAmount: 1100, childSupportAmount: 1100 },
      'the worksheet is complete': {
        guidelineAmount: 1250,
        supportReason: 'The house is kept for the Children.',
      },
      'New York computes the amount': {
        state: 'New York',
        spouse1Income: 60000,
        spouse2Income: 120000,
        guidelineAmount: 2400,
      },
      'installments without a valid day': {
        equalizingPayer: 'Spouse 1',
        equalizingAmount: 25000,
        equalizingDue: 'in 24 equal monthly payments',
      },
      'a house with a mortgage not listed as a debt': {
        spouse1Debts: 'None',
        jointDebtsRule: 'equal',
        spouse2Debts: 'Both mortgages, balance 401000',
      },
      'a waiting period longer than six months': { state: 'Arkansas' },
      'the guide dates the equalizing payment and a judgment that is final only later, and names ':
        {
          equalizingPayer: 'Spouse 1',
          equalizingAmount: 25000,
          equalizingDue: 'by December 31, 2027',
        },
      ...changesFor('the guide of', 'state', [
        'Colorado',
        'Kentucky',
        'New Mexico',
        'Tennessee',
        'Montana',
        'Utah',
      ]),
      'a share of a plan follows a colon, whatever it begins with': {
        spouse2Property: 'Half of the state pension',
      },
      'Virginia with children': { state: 'Virginia' },
      'birth dates are in the answer': {
        childrenDetails: 'Zola, 03/02/2015\nT., born 2013-06-11\nM., born on June 11, 2019',
      },
      'items transfer in different ways': {
        spouse1Property:
          'Co-op shares at 1 Canal St - $220,000\nQuill Holdings, Inc. - $85,000\nArmy pension',
        spouse2Property: 'Yacht - $2,000',
      },
      ...changesFor('parents in', 'state', STATES),
      ...changesFor('fixed alimony in', 'state', ['Connecticut', ...STATES], {
        alimonyModifiable: 'no',
      }),
      'sole custody in Texas': { state: 'Texas', custodyArrangement: 'sole_spouse2' },
    },
  },
  {
    from: COUPLE,
    changes: {
      'North Carolina, where the agreement takes effect at signing': {
        state: 'North Carolina',
        noSupport: 'waive',
      },
      'a state whose court decides first': { state: 'Ohio', noSupport: 'waive' },
      'support is left to the court in California': { state: 'California', noSupport: 'reserve' },
      ...changesFor('a couple in', 'state', STATES),
    },
  },
  {
    from: { ...PARENTS, state: 'Ohio' },
    changes: {
      ...changesFor('in', 'state', ['Nebraska', 'Vermont', 'Rhode Island', 'Wisconsin', 'Arizona']),
      ...changesFor('in', 'state', ['District of Columbia', 'North Carolina']),
      'child support to 21 in Georgia': { state: 'Georgia', childSupportDuration: 'age_21' },
      'fixed alimony in Michigan': { state: 'Michigan', alimonyModifiable: 'no' },
    },
  },
  {
    from: COUPLE,
    changes: {
      ...changesFor('health coverage in New York:', 'healthCoverage', ['spouse2']),
      'a divided plan with its value': {
        spouse1Property: 'One half of the Novak 401(k) ending 1190, value 96000',
      },
      'a timeshare, land and a cabin cruiser': {
        spouse1Property:
          'Timeshare in Traverse City, value 8500\nLot 14, Birch Lake\nCabin on Birch Lake\nCabin cruiser Annie, a boat',
      },
    },
  },
  {
    from: { ...PARENTS, state: 'New York', hasAlimony: false },
    changes: {
      ...changesFor('children:', 'childrenDetails', ['', 'A.\nB.\nC.\nD.', 'A\nB\nC\nD\nE\nF']),
      'equal incomes': { hasChildren: false, spouse1Income: 90000, spouse2Income: 90000 },
      'five children': {
        childrenDetails: 'A.\nB.\nC.\nD.\nE.',
        spouse1Income: 0,
        spouse2Income: 60000,
      },
      'maintenance of an amount not known yet': {
        hasAlimony: true,
        alimonyAmount: '',
        spouse1Income: 100000,
        spouse2Income: 150000,
      },
    },
  },
]
