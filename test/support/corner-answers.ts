import type { Answers } from '../../shared/documents/template.ts'

const TEN_DIRECTORS = Array.from(
  { length: 10 },
  (_, index) => `Director Number ${index + 1}, ${index + 1} Quay Street, Norwich, CT 06360`,
).join('\n')

const LONG_LIST = Array.from(
  { length: 12 },
  (_, index) => `Lathe number ${index + 1}, serial ${4000 + index}, in the workshop at 5 Dock Road`,
).join('\n')

/** Changes to the sample's answers that few people make together, for the rarest conditions. */
export const CORNERS: Readonly<Record<string, readonly Answers[]>> = {
  'bill-of-sale': [
    {
      transfer_date: '2026-12-10',
      known_defects: 'None known',
      seller_name: 'Ann Lee and Bo Lee',
      buyer_name: 'Cy Park and Dee Park',
    },
    {
      transfer_date: 'when the crane has loaded it',
      seller_name: 'Lee & Sons LLC',
      buyer_name: 'Park Inc.',
    },
    { seller_name: 'Ann and Bo and Cy Lee', buyer_name: 'Dee and Eva and Flo Park' },
  ],
  'divorce-settlement-agreement': [
    { spouse1Property: '401(k) at Alder, one half\nHouse', spouse2Property: 'Boat' },
    { spouse1Property: 'House', spouse2Property: '401(k) at Birch, 40 percent\nBoat' },
    { spouse1Property: 'Pension at Alder, one half', spouse2Property: '401(k) at Birch, 40%' },
    { hasChildren: true, childSupportAmount: '0' },
  ],
  'prenuptial-agreement': [
    {
      party1Assets: 'None',
      party1Debts: 'None',
      party2Assets: 'None',
      party2Debts: 'None',
      party1SeparateProperty: 'None',
      party2SeparateProperty: 'None',
      separatePropertyOption: 'specific-separate',
    },
  ],
  'employment-agreement': [
    { work_location: 'Remote' },
    { work_location: 'Remote from 12 Elm Street, Hartford, CT' },
    { work_location: 'Office in Hartford, two days remote', vacation_days: 0 },
  ],
  'llc-operating-agreement': [
    {
      purpose: 'Any lawful business',
      member1Name: 'Alder Holdings LLC',
      hasMember2: true,
      member2Name: 'Birch Inc.',
      managementType: 'managed by Manager',
      managerName: 'Cedar Management LLC',
    },
  ],
  'promissory-note': [
    { interestRate: '0', loanAmount: '1200', paymentAmount: '100', gracePeriod: '10' },
    { interestRate: '0', paymentType: 'lumpsum', dueDate: '2028-12-01' },
    { interestRate: '0', paymentOrder: 'principal_first', gracePeriod: '0' },
    { borrowerName: 'Ann Lee and Bo Lee', securityType: 'secured', collateral: LONG_LIST },
    { missedPayments: 1, gracePeriod: 0 },
  ],
  'articles-of-incorporation': [
    { initialDirectors: TEN_DIRECTORS, businessPurpose: 'Any lawful activity' },
    { initialDirectors: TEN_DIRECTORS, state: 'California' },
    { registeredAgentName: 'Nutmeg Agents LLC' },
    { registeredAgentName: 'Nutmeg Agents LLC', state: 'Ohio' },
  ],
}
