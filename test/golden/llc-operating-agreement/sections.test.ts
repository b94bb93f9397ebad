import { expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { combinationsOf } from '../../support/golden.ts'
import { instructions, PAIR, sections } from './cases.ts'

/** Every value of each answer that adds, drops or renames an article or an attachment. */
const CHOICES: Record<string, readonly (string | boolean)[]> = {
  hasMember2: [true, false],
  managementType: ['managed by Members', 'managed by Manager'],
  state: ['', 'New York', 'California'],
  taxTreatment: ['default', 's_corporation'],
  departurePayout: ['book value', 'agreed price'],
  managerName: ['', 'Imran Yusuf'],
}

const combinations = combinationsOf(PAIR, CHOICES)

const articlesOf = ({ hasMember2: two, managementType, state }: Answers): string[] => [
  'Definitions',
  'Formation and Business',
  two ? 'Members and Capital' : 'The Member and Capital',
  'Allocations and Distributions',
  managementType === 'managed by Manager'
    ? 'Management by the Manager'
    : `Management by the ${two ? 'Members' : 'Member'}`,
  two ? 'Decisions of the Members' : 'Decisions of the Sole Member',
  'Duties, Liability and Indemnity',
  'Tax Matters',
  two ? 'Books, Records and Bank Accounts' : 'Books, Bank Accounts and Separateness',
  'Transfers and New Members',
  ...(two ? ['Leaving, Death and Buyout', 'Deadlock'] : ['Succession of the Sole Member']),
  'Dissolution and Winding Up',
  'General Provisions',
  `${state || '[State of formation]'} Law Provisions`,
]

const notariesOf = ({ hasMember2: two, managementType, managerName }: Answers): number => {
  const isMember = two === true && managerName === 'Imran Yusuf'
  const isOutside = managementType === 'managed by Manager' && !isMember
  return (two ? 2 : 1) + (isOutside ? 1 : 0)
}

const scheduleC = ({ hasMember2: two, departurePayout }: Answers): string => {
  if (!two) return 'Successor'
  return departurePayout === 'agreed price' ? 'Appraisers and Agreed Price' : 'Appraisers'
}

/** The expected outline, written independently of the template. */
const expected = (answers: Answers): string[] => [
  'The Agreement at a Glance',
  'Parties and Background',
  ...articlesOf(answers).map((title, index) => `${index + 1} ${title}`),
  'Signatures',
  ...Array.from({ length: notariesOf(answers) }, () => 'Notary Acknowledgment'),
  `Schedule A: ${answers.hasMember2 ? 'Members, Interests and Contributions' : 'Member, Interest and Contribution'}`,
  'Schedule B: Management, Signing Limit and Bank',
  `Schedule C: ${scheduleC(answers)}`,
  'Exhibit 1: Initial Resolutions',
  'Exhibit 2: Assignment of Contributed Property',
  ...(answers.state !== 'New York' ? ['Exhibit 3: Spouse’s Consent'] : []),
  `State Guide: ${answers.state || '[State of formation]'}`,
]

test(`the outline of ${combinations.length} combinations`, () => {
  for (const answers of combinations) expect(sections(answers)).toEqual(expected(answers))
})

test('the guide can be written for all of them', () => {
  for (const answers of combinations) expect(instructions(answers).blocks.length).toBeGreaterThan(9)
})

test('the blank form holds both ways, buyout and succession', () => {
  expect(sections({}).slice(2, 18)).toEqual([
    '1 Definitions',
    '2 Formation and Business',
    '3 Members and Capital',
    '4 Allocations and Distributions',
    '5 Management',
    '6 Decisions of the Members',
    '7 Duties, Liability and Indemnity',
    '8 Tax Matters',
    '9 Books, Records and Bank Accounts',
    '10 Transfers and New Members',
    '11 Leaving, Death and Buyout',
    '12 Succession of the Sole Member',
    '13 Deadlock',
    '14 Dissolution and Winding Up',
    '15 General Provisions',
    '16 [State of formation] Law Provisions',
  ])
})
