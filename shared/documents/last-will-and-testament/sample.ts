import type { Answers } from '../template/template.ts'

/** A widowed father of two, in Connecticut; all of the people are invented. */
export const sampleAnswers: Answers = {
  fullName: 'Anselm Theodore Whitcombe',
  address: '17 Sawmill Brook Road',
  city: 'Glastonbury',
  state: 'Connecticut',
  zip: '06033',
  county: 'Hartford',
  date: '2027-02-20',
  maritalStatus: 'widowed',
  hasChildren: 'yes',
  children: 'Beatrice Whitcombe Adeyemi, born 1996-03-08\nJonas Peter Whitcombe, born 2011-09-27',
  childrenUnder18: 'yes',
  specificBequests:
    "My father's pocket watch to my son Jonas Peter Whitcombe; if he dies before me, to my daughter Beatrice Whitcombe Adeyemi\nMy workshop tools to my neighbor Pell Oduya\n$7,500 to the Roaring Brook Volunteer Ambulance",
  residualBeneficiary: 'Beatrice Whitcombe Adeyemi 50%; Jonas Peter Whitcombe 50%',
  alternateResidualBeneficiary: 'The Farmington Valley Animal Shelter',
  executor: 'Beatrice Whitcombe Adeyemi',
  executorAddress: '204 Orchard Street, New Haven, CT 06511',
  alternateExecutor: 'Ingrid Solveig Marchetti',
  alternateExecutorAddress: '8 Ferry Lane, Rocky Hill, CT 06067',
  executorBond: 'waive',
  guardian: 'Ingrid Solveig Marchetti',
  guardianAddress: '8 Ferry Lane, Rocky Hill, CT 06067',
  alternateGuardian: 'Beatrice Whitcombe Adeyemi',
  alternateGuardianAddress: '204 Orchard Street, New Haven, CT 06511',
  custodianForMinors: 'Beatrice Whitcombe Adeyemi',
  specialInstructions:
    'I would like a plain service with music, and no flowers.\nI hope that Jonas can finish school in Glastonbury.',
  witness1: 'Harriet Lindqvist',
  witness1Address: '19 Sawmill Brook Road, Glastonbury, CT 06033',
  witness2: 'Desmond Achebe-Clark',
  witness2Address: '22 Sawmill Brook Road, Glastonbury, CT 06033',
  selfProvingAffidavit: true,
}
