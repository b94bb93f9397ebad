import type { Answers } from '../template/template.ts'

/** Two invented parents who share decisions and time. */
export const sampleAnswers: Answers = {
  date: '2026-10-19',
  spouse1Name: 'Imogen Ruth Castellane',
  spouse1Address: '56 Quarry Hill Road, Branford, CT 06405',
  spouse2Name: 'Terrence James Okafor',
  spouse2Address: '9 Mansfield Street, Apt 2, New Haven, CT 06511',
  spouse1Lawyer: 'Beatrix Lowell, Lowell & Sandoz LLP',
  spouse2Lawyer: 'Quentin Adeyemi, Adeyemi Law Office',
  state: 'Connecticut',
  county: 'New Haven',
  marriageDate: '2014-09-06',
  marriageLocation: 'Guilford, Connecticut',
  separationDate: '2026-02-01',
  filingDate: '2026-06-15',
  courtInfo: 'Superior Court, Judicial District of New Haven, Docket No. NNH-FA-26-0000000-S',
  spouse1Property:
    'House at 56 Quarry Hill Road, Branford, value 468000\n2022 Toyota RAV4\nShoreline Credit Union savings ending 2290, value 14600\nTraditional IRA ending 7715, value 61200\nUpright piano',
  spouse2Property:
    '2020 Honda CR-V\nBrokerage account ending 6038, value 52000\n50 percent of the Castellane 401(k) ending 1184\nWoodworking tools',
  unlistedPropertyRule: 'equal',
  spouse1Debts: 'Mortgage on 56 Quarry Hill Road, balance 291000',
  spouse2Debts: 'Car loan ending 4402, balance 8700\nCredit card ending 9156, balance 1250',
  jointDebtsRule: 'maker',
  hasAlimony: true,
  alimonyPayer: 'Spouse 1',
  alimonyAmount: 700,
  alimonyDuration: '36 months',
  alimonyModifiable: 'no',
  hasChildren: true,
  childrenDetails: 'A.O., born 2016\nJ.O., born 2019',
  custodyArrangement: 'joint_shared',
  visitationSchedule:
    'Alternate weeks: the week runs from Friday after school to the next Friday\nWednesday supper with the other parent from 5 PM to 7:30 PM\nSummer: two uninterrupted weeks with each parent, dates chosen by April 15',
  childSupportPayer: 'Spouse 1',
  childSupportAmount: 420,
  childSupportDuration: 'state_law',
  restoredName: '',
  additionalTerms:
    'The spouses keep one family phone plan until June 30, 2027 and share its cost equally.\nSpouse 2 may keep the canoe at 56 Quarry Hill Road until May 31, 2027.',
}
