import { expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { agreementText, instructionsText, PRICE_TERMS, ROBOTS, sections } from './cases.ts'

/** The values of each answer that adds, drops or renames a section; '' is no answer. */
const CHOICES: Record<string, readonly Answers[]> = {
  terms: [...Object.values(PRICE_TERMS), { ...PRICE_TERMS.cap, mfnRight: true }],
  company: ['', 'c_corporation', 'llc'].map((companyEntityType) => ({
    companyEntityType,
    equityType: companyEntityType === 'llc' ? 'units' : 'safe_preferred',
  })),
  buyMore: [{ proRataRight: true }, { proRataRight: false }],
  accredited: ['income', 'not_accredited'].map((accreditedStatus) => ({ accreditedStatus })),
  notary: [
    { notaryRequired: false, companyState: '' },
    { notaryRequired: true, signingState: 'Ohio', county: 'Erie', companyState: 'Ohio' },
  ],
}

const combinations = Object.values(CHOICES).reduce<Answers[]>(
  (all, values) => all.flatMap((answers) => values.map((value) => ({ ...answers, ...value }))),
  [ROBOTS],
)

const betterTerms = (answers: Answers): string[] => {
  const byHand = answers.companyEntityType === ''
  if (!answers.mfnRight && !byHand) return []
  const isOnly = answers.mfnRight && answers.valuationCap === '' && answers.discountRate === ''
  return [isOnly ? 'Best Later Terms' : 'Right to Better Terms']
}

/** The expected outline, written independently of the template. */
const expected = (answers: Answers): string[] => {
  const { companyEntityType, proRataRight, companyState, notaryRequired, accreditedStatus } =
    answers
  const numbered = [
    'Purchase of the Right',
    'Words Used',
    'Priced Round',
    'Sale of the Company',
    'Public Listing',
    'Winding Up',
    'Order of Payment',
    `How the ${companyEntityType === 'llc' ? 'Units' : 'Shares'} Are Worked Out`,
    ...betterTerms(answers),
    ...(proRataRight || companyEntityType === '' ? ['Right to Buy More'] : []),
    'Company’s Statements',
    'Investor’s Statements',
    'No Rights Yet',
    'Tax',
    'Confidentiality',
    'Transfer',
    'Ending',
    'Changes',
    'Securities Filings',
    'General Terms',
    `State Terms: ${companyState || '[State where the company was formed]'}`,
  ]
  return [
    'Key Terms',
    ...numbered.map((title, index) => `${index + 1} ${title}`),
    'Signatures',
    ...(notaryRequired ? ['Notary Acknowledgment', 'Notary Acknowledgment'] : []),
    'Exhibit A: Illustration',
    'Exhibit B: Accreditation Statement',
    ...(accreditedStatus === 'not_accredited' ? ['Exhibit C: Information List'] : []),
  ]
}

test.each(combinations.map((answers, index) => ({ index, answers })))(
  'combination $index has its sections and clean punctuation',
  ({ answers }) => {
    expect(sections(answers)).toEqual(expected(answers))
    expect(agreementText(answers)).not.toMatch(/ {2}| [.,;:]|\.\.|,,|\(\s|\s\)|undefined/)
  },
)

test('the guide leads to the consent that is attached', () => {
  const guide = instructionsText({ ...ROBOTS, boardConsent: true })
  expect(guide).toContain('Have the attached consent signed and dated before the SAFE.')
  expect(guide).toContain('Each director, before the SAFE is signed')
  expect(instructionsText(ROBOTS)).not.toContain('attached consent')
})

test('the guide names the notary of the state where they sign', () => {
  const signed = { notaryRequired: true, signingState: 'Ohio', county: 'Erie' }
  expect(instructionsText({ ...ROBOTS, ...signed })).toContain('Notaries of Ohio may act')
})
