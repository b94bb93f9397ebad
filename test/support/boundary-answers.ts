import type { Answers } from '../../shared/documents/template/template.ts'

const TEN_DIRECTORS = Array.from(
  { length: 10 },
  (_, index) => `Director Number ${index + 1}, ${index + 1} Quay Street, Norwich, CT 06360`,
).join('\n')

const LONG_LIST = Array.from(
  { length: 12 },
  (_, index) => `Lathe number ${index + 1}, serial ${4000 + index}, in the workshop at 5 Dock Road`,
).join('\n')

const SIX_MEMBERS: Answers = {
  hasMember2: true,
  hasMember3: true,
  hasMember4: true,
  hasMember5: true,
  hasMember6: true,
}
const THREE_MEMBERS: Answers = { hasMember2: true, hasMember3: true, member3Name: 'Cy Park' }
const VESTING: Answers = {
  hasMember2: true,
  hasVesting: true,
  member1Vests: true,
  member2Vests: true,
  vestingMonths: 48,
  vestingCliffMonths: 12,
  vestingStart: '2026-11-24',
  unvestedTreatment: 'bought at cost',
  vestingOnSale: 'none',
}
/** Only interest is paid until the end: level, with a longer first period, twice in all, and weekly for years. */
const INTEREST_ONLY: readonly Answers[] = [
  { dateLoanGiven: '2027-01-01', startDate: '2027-02-01', dueDate: '2029-01-01' },
  { dateLoanGiven: '2027-01-01', startDate: '2027-02-15', dueDate: '2029-01-01' },
  { dateLoanGiven: '2027-01-01', startDate: '2027-02-01', dueDate: '2027-03-01', lateFee: 0 },
  {
    dateLoanGiven: '2027-01-01',
    startDate: '2027-01-08',
    dueDate: '2031-01-01',
    paymentFrequency: 'week',
  },
  { startDate: '' },
  { startDate: '', paymentFrequency: '' },
].map((answers) => ({ ...answers, paymentType: 'interest_only', paymentAmount: '' }))

/** Alder, Birch and Cedar: members none of whom is a person. */
const COMPANIES: Answers = {
  member1Name: 'Alder Holdings LLC',
  member2Name: 'Birch Inc.',
  member3Name: 'Cedar Corp.',
  member3Type: 'company',
}

/** An operating agreement with more than two members, and with vesting. */
const SEVERAL_MEMBERS: readonly Answers[] = [
  SIX_MEMBERS,
  { ...SIX_MEMBERS, state: 'California', taxTreatment: 's_corporation' },
  ...[3, 4, 5, 6].map((number) => ({
    ...SIX_MEMBERS,
    state: 'California',
    [`member${number}Name`]: 'Cedar Corp.',
    [`member${number}Type`]: 'company',
    [`member${number}State`]: 'Ohio',
    [`member${number}Percentage`]: 10,
    [`member${number}Contribution`]: '$10,000 cash',
  })),
  { ...THREE_MEMBERS, managementType: 'managed by Manager', managerName: 'Cy Park' },
  { ...THREE_MEMBERS, managementType: '', decisionMethod: 'a two-thirds vote' },
  { ...THREE_MEMBERS, votingMethod: 'one vote per Member', profitSplitRule: 'equal shares' },
  { ...THREE_MEMBERS, dissolutionSplit: 'equal shares', departurePayout: 'agreed price' },
  { ...THREE_MEMBERS, ...COMPANIES },
  { ...THREE_MEMBERS, ...VESTING, member3Vests: true, unvestedTreatment: 'lost' },
  { ...THREE_MEMBERS, ...VESTING, ...COMPANIES, member3Vests: true, vestingOnSale: 'double' },
  { ...VESTING, decisionMethod: 'a two-thirds vote', votingMethod: 'one vote per Member' },
  { ...VESTING, unvestedTreatment: 'lost', vestingOnSale: 'double', vestingCliffMonths: 0 },
  { ...VESTING, vestingOnSale: 'single', vestingCliffMonths: 48, state: 'California' },
  { ...VESTING, member2Name: 'Birch Inc.', taxRepresentative: 'Cy Park' },
]

/** Changes to the sample answers, by document, that meet conditions which random answers rarely meet. */
export const BOUNDARY_ANSWERS: Readonly<Record<string, readonly Answers[]>> = {
  'bill-of-sale': [
    { item_type: 'animal', vet_exam_days: 5, sale_amount: '0' },
    {
      transfer_date: '2026-12-10',
      known_defects: 'None known',
      seller_name: 'Ann Lee and Bo Lee',
      buyer_name: 'Cy Park and Dee Park',
      notary_signers: 'both',
    },
    {
      transfer_date: 'when the crane has loaded it',
      seller_name: 'Lee & Sons LLC',
      buyer_name: 'Park Inc.',
    },
    { seller_name: 'Ann and Bo and Cy Lee', buyer_name: 'Dee and Eva and Flo Park' },
    { transfer_date: 'when the crane has loaded it', payment_method: 'cash' },
    { transfer_date: '2026-12-10', payment_method: 'cash' },
    {
      state: 'Louisiana',
      condition_type: 'warranty',
      warranty_details: 'The engine, for 90 days.',
    },
    { item_description: '2008 Honda Civic EX, silver', item_details: 'Four-door sedan' },
    {
      deposit_amount: 500,
      deposit_rule: 'returned',
      payment_method: 'check',
      lienholder: 'Harbor Bank',
      payoff_by: 'seller',
      payoff_amount: 2000,
      payoff_good_through: '2026-12-31',
    },
    {
      deposit_amount: 500,
      deposit_rule: 'loss',
      payment_method: 'check',
      payment_date: '2027-12-20',
    },
    { deposit_amount: 500, payment_method: 'cash', lienholder: 'Harbor Bank' },
    { lienholder: 'Harbor Bank', payoff_by: 'buyer', payoff_good_through: '2026-12-31' },
    { lienholder: 'Harbor Bank', payoff_by: 'buyer', payoff_amount: 2000, item_type: 'other' },
    { item_description: '2008 Honda Civic EX', item_details: '', odometer_status: 'exempt' },
  ],
  'divorce-settlement-agreement': [
    { spouse1Property: '401(k) at Alder, one half\nHouse', spouse2Property: 'Boat' },
    { spouse1Property: 'House', spouse2Property: '401(k) at Birch, 40 percent\nBoat' },
    { spouse1Property: 'Pension at Alder, one half', spouse2Property: '401(k) at Birch, 40%' },
    { hasChildren: true, childSupportAmount: '0' },
    { hasChildren: true, childSupportAmount: '0', state: 'California' },
    { hasChildren: true, childSupportAmount: '0', state: 'New York' },
    { hasChildren: true, childSupportAmount: '0', state: 'Texas' },
    { hasChildren: true, state: '' },
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
    {
      state: 'California',
      party2Counsel: '',
      maritalPropertyDivision: 'equal-split',
      businessRule: 'owner-keeps',
    },
    {
      state: 'California',
      party2Counsel: '',
      maritalPropertyDivision: 'title-holder',
      inheritanceProvision: 'marital',
    },
    { state: 'New York', party1Income: '900000', party2Income: '20000' },
    {
      state: 'California',
      party1Counsel: '',
      party2Counsel: '',
      equalizingPayer: 'First Party',
      equalizingAmount: 25_000,
      equalizingMethod: 'property',
    },
    {
      state: 'California',
      party1Counsel: '',
      party2Counsel: '',
      equalizingPayer: 'Second Party',
      equalizingAmount: 25_000,
    },
  ],
  'employment-agreement': [
    { work_location: 'Remote' },
    { hours_per_week: 60 },
    { state: 'California', overtime_status: 'non_exempt', pay_structure: 'annual' },
    { work_location: 'Remote from 12 Elm Street, Hartford, CT' },
    { work_location: 'Office in Hartford, two days remote', vacation_days: 0 },
    { hours_per_week: 12 },
    { hours_per_week: 48 },
    { state: 'California', pay_structure: 'weekly', pay_amount: 1200 },
  ],
  'healthcare-directive': [
    { state: 'New York', feeding: 'follow', life_sustaining_treatment: 'representative' },
  ],
  'independent-contractor-agreement': [{ termination_cause: 'the loss of a license' }],
  'llc-operating-agreement': [
    { hasMember2: false, member1Name: 'Alder Holdings LLC' },
    {
      hasMember2: false,
      member1Name: 'Alder Holdings LLC',
      managementType: 'managed by Manager',
      managerName: 'Ann Lee',
    },
    { hasMember2: true, member1Name: 'Alder Holdings LLC', member2Name: 'Birch Inc.' },
    {
      hasMember2: true,
      member1Name: 'Alder Holdings LLC',
      member2Name: 'Ann Lee',
      state: 'California',
    },
    { hasMember2: true, member1Name: 'Alder Holdings LLC', member2Name: 'Ann Lee' },
    { hasMember2: true, member1Name: 'Alder Inc.', member2Name: 'Ann Lee', state: 'Texas' },
    {
      purpose: 'Any lawful business',
      member1Name: 'Alder Holdings LLC',
      hasMember2: true,
      member2Name: 'Birch Inc.',
      managementType: 'managed by Manager',
      managerName: 'Cedar Management LLC',
    },
    ...SEVERAL_MEMBERS,
  ],
  'promissory-note': [
    { interestRate: '0', loanAmount: '1200', paymentAmount: '100', gracePeriod: '10' },
    { interestRate: '0', paymentType: 'lumpsum', dueDate: '2028-12-01' },
    { interestRate: '0', paymentOrder: 'principal_first', gracePeriod: '0' },
    { borrowerName: 'Ann Lee and Bo Lee', securityType: 'secured', collateral: LONG_LIST },
    { missedPayments: 1, gracePeriod: 0 },
    { guarantorName: 'Birch Inc.', hasGuarantor: true },
    ...INTEREST_ONLY,
  ],
  'safe-agreement': [
    { valuationCap: '', discountRate: '', mfnRight: true, publicOption: 'greater_of' },
    ...['California', 'Nevada', 'Texas'].map((companyState) => ({
      companyState,
      investorType: 'individual',
      investorAddress: `9 Elm Street, Springfield, ${companyState}`,
    })),
  ],
  'articles-of-incorporation': [
    { initialDirectors: TEN_DIRECTORS, businessPurpose: 'Any lawful activity' },
    { initialDirectors: TEN_DIRECTORS, state: 'California' },
    { registeredAgentName: 'Nutmeg Agents LLC' },
    { registeredAgentName: 'Nutmeg Agents LLC', state: 'Utah' },
    { registeredAgentName: 'Nutmeg Agents LLC', state: 'Virginia' },
    { registeredAgentName: 'Nutmeg Agents LLC', state: 'Ohio' },
    { registeredAgentName: 'Nutmeg Agents LLC', state: 'Delaware' },
  ],
}
