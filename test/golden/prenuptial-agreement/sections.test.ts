import { expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { combinationsOf } from '../../support/golden.ts'
import { APART, sections } from './cases.ts'

/** Every value of each answer that adds, drops or renames a section; '' is no answer. */
const CHOICES = {
  separatePropertyOption: ['', 'all-separate', 'specific-separate'],
  sunsetYears: ['', '0', '1', '12'],
  additionalProvisions: ['', 'A dog.'],
  party1Counsel: ['', 'Ann Lee, Esq.'],
  party2Counsel: ['', 'Bo Day, Esq.'],
  state: ['', 'Connecticut', 'California', 'New York', 'Florida', 'Ohio'],
}

const combinations = combinationsOf(
  { ...APART, party1SeparateProperty: 'A boat', party2SeparateProperty: 'None' },
  CHOICES,
)

const lawyerPage = (party: string, counsel: unknown) =>
  counsel
    ? `Certificate of Lawyer for ${party} Party`
    : `Waiver of Independent Counsel by ${party} Party`

const statePages = ({ state, party1Counsel, party2Counsel }: Answers): string[] => {
  if (state === 'New York') return ['New York Page: Income and Maintenance Figures']
  if (state === 'Florida') return ['Florida Page: Witnesses']
  if (state !== 'California') return []
  return [
    'California Page: Time, Advice and Explanation',
    ...(party1Counsel ? [] : ['Written Explanation for First Party']),
    ...(party2Counsel ? [] : ['Written Explanation for Second Party']),
  ]
}

/** The expected outline, written independently of the template. */
const expected = (answers: Answers): string[] => {
  const articles = [
    'Effective Date and Meaning of Terms',
    'Full Disclosure',
    'Separate Property',
    'Property Gained in Marriage and Its Division',
    'Homes, Joint Accounts and Mixed Property',
    'Debts',
    'Gifts and Inheritances',
    'Retirement Accounts',
    'Spousal Support',
    'Rights at Death',
    'Children',
    'Taxes and Household Costs',
    ...(Number(answers.sunsetYears) > 0 ? ['Sunset'] : []),
    'Lawyers, Time and Free Choice',
    ...(answers.additionalProvisions ? ['Additional Provisions'] : []),
    'Changes, Ending, Void Marriage',
    'General Terms',
  ]
  return [
    'At a Glance',
    'Parties and Background',
    ...articles.map((title, index) => `${index + 1} ${title}`),
    'Signatures',
    ...(answers.state === 'California'
      ? []
      : ['Acknowledgment of First Party', 'Acknowledgment of Second Party']),
    lawyerPage('First', answers.party1Counsel),
    lawyerPage('Second', answers.party2Counsel),
    'Schedule A: Assets, Debts and Income of First Party',
    'Schedule B: Assets, Debts and Income of Second Party',
    ...(answers.separatePropertyOption === 'all-separate'
      ? []
      : ['Schedule C: Agreed Separate Property']),
    ...statePages(answers),
  ]
}

test(`the sections of ${combinations.length} combinations`, () => {
  for (const answers of combinations) expect(sections(answers)).toEqual(expected(answers))
})
