import { expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { combinationsOf } from '../../support/golden.ts'
import { agreementText, SHOP, sections } from './cases.ts'

/** Every value of each answer that adds, drops or renames a section; '' is no answer. */
const CHOICES = {
  end_type: ['', 'at_will', 'fixed'],
  overtime_status: ['', 'non_exempt', 'exempt'],
  bonuses: ['', 'A bonus'],
  non_solicitation: [false, true],
  non_compete: ['', 'Baking bread'],
  notary_county: ['', 'Hartford'],
  state: ['', 'Connecticut', 'California', 'Washington', 'Illinois'],
}

const combinations = combinationsOf(
  { ...SHOP, end_date: '2028-01-24', non_compete_period: '6', non_compete_area: 'Essex' },
  CHOICES,
)

/** The expected outline, written independently of the template. */
const expected = (answers: Answers): string[] => {
  const { overtime_status, bonuses, non_solicitation, non_compete, notary_county, state } = answers
  const numbered = [
    'Parties and Background',
    'Definitions',
    'Employment and Term',
    'Position and Duties',
    'Work Schedule and Timekeeping',
    'Compensation',
    ...(overtime_status === 'exempt' ? [] : ['Overtime']),
    ...(bonuses ? ['Bonuses and Commissions'] : []),
    'Benefits and Expenses',
    'Vacation, Sick Leave and Other Leave',
    'Confidential Information',
    'Protected Rights and Whistleblower Notice',
    'Inventions and Work Product',
    ...(non_solicitation && state !== 'California' ? ['Non-Solicitation'] : []),
    ...(non_compete && state !== 'California' && state !== 'Washington' ? ['Non-Competition'] : []),
    'Employer Property and Systems',
    'Conduct, Eligibility and Policies',
    'Ending the Employment',
    'Disputes and Remedies',
    'General Terms',
  ]
  return [
    'Key Terms',
    ...numbered.map((title, index) => `${index + 1} ${title}`),
    'Signatures',
    'Schedule 1: Compensation and Hours',
    'Schedule 2: Position Description',
    'Exhibit A: Prior Inventions',
    'Exhibit B: Employee Acknowledgments',
    `Exhibit C: State Supplement, ${state || '[State where the employee works]'}`,
    ...(notary_county && state !== 'California'
      ? ['Notary Acknowledgment', 'Notary Acknowledgment']
      : []),
  ]
}

test(`the sections of ${combinations.length} combinations`, () => {
  for (const answers of combinations) expect(sections(answers)).toEqual(expected(answers))
})

test('Cause is defined exactly where something uses it', () => {
  for (const answers of combinations) {
    const text = agreementText(answers)
    const uses = text.match(/\bCause\b(?! means)/g) ?? []
    expect(text.includes('Cause means any of these:')).toBe(uses.length > 0)
  }
})
