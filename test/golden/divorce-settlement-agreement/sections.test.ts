import { expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { combinationsOf } from '../../support/golden.ts'
import { laidOutPages } from '../../support/laid-out-pages.ts'
import { pageProblems } from '../../support/pdf-soundness.ts'
import { agreement, COUPLE, PARENTS, STATES, sections } from './cases.ts'

/** Every value of each answer that adds, drops or renames a section; '' is no answer. */
const CHOICES = {
  state: ['', ...STATES],
  hasAlimony: [false, true],
  alimonyModifiable: ['', 'no'],
  hasChildren: [false, true],
  childSupportAmount: [0, 500],
  restoredName: ['', 'Spouse 1, to Ann Lee'],
  additionalTerms: ['', 'The dog stays.'],
}

const combinations = combinationsOf(PARENTS, CHOICES)

/** The expected outline, written independently of the template. */
const expected = (answers: Answers): string[] => {
  const byHand = answers.state === ''
  const withChildren = answers.hasChildren === true || byHand
  const more = byHand || answers.restoredName !== '' || answers.additionalTerms !== ''
  const numbered = [
    'Definitions and Background',
    'Separation and Independent Lives',
    'Financial Disclosure',
    'Division of Property',
    'Retirement, Insurance and Employee Benefits',
    'Debts',
    'Spousal Support',
    ...(withChildren
      ? ['Custody and Decisions', 'Parenting Time', 'Child Support, Health Care and Expenses']
      : []),
    'Health Coverage for the Spouses',
    'Taxes',
    'Estates and Release of Claims',
    'Court Approval and Effect of the Judgment',
    'Disputes and Enforcement',
    'General Provisions',
    ...(more ? ['Additional Terms'] : []),
    `${answers.state || 'State'} Law Provisions`,
  ]
  return [
    'The Parties',
    ...numbered.map((title, index) => `${index + 1} ${title}`),
    'Signatures',
    ...(answers.state === 'California' && answers.county
      ? []
      : ['Notary Acknowledgment: Spouse 1', 'Notary Acknowledgment: Spouse 2']),
    `Schedule A: Property to Spouse 1 (${answers.spouse1Name})`,
    `Schedule B: Property to Spouse 2 (${answers.spouse2Name})`,
    `Schedule C: Debts Spouse 1 Pays (${answers.spouse1Name})`,
    `Schedule D: Debts Spouse 2 Pays (${answers.spouse2Name})`,
    ...(withChildren ? ['Exhibit 1: Holiday and Vacation Calendar'] : []),
    byHand ? 'State Guide' : `${answers.state} State Guide`,
  ]
}

test(`the sections of ${combinations.length} combinations`, () => {
  for (const answers of combinations) expect(sections(answers)).toEqual(expected(answers))
})

test('debts that nobody has fill no page of their own', () => {
  const none = { ...COUPLE, spouse1Debts: 'None', spouse2Debts: 'None' }
  expect(pageProblems(laidOutPages(agreement(none)))).toEqual([])
})
