import { expect, test } from 'vitest'
import { agreementText, instructionsText, ROBOTS, SAUCES, sections } from './cases.ts'

const numbered = (sharing: string) => [
  '1 Parties and Background',
  '2 Definitions',
  '3 What Is Not Confidential',
  '4 Use for the Purpose Only',
  '5 Duty of Care',
  `6 ${sharing}`,
  '7 Compelled Disclosure',
  '8 Protected Rights and Whistleblower Notice',
  '9 How Long',
  '10 At the End',
  '11 Ownership, No License, No Promise',
  '12 Remedies',
  '13 General',
]

test('N1 has thirteen sections and two exhibits', () => {
  expect(sections(SAUCES)).toEqual([
    'Key Terms',
    ...numbered('No Sharing'),
    'Signatures',
    'State Supplement: Connecticut',
    'Exhibit A: Confidential Information',
    'Exhibit B: Certificate of Return',
  ])
})

test('N2 has an exhibit of readers, and its certificate a later letter', () => {
  expect(sections(ROBOTS)).toEqual([
    'Key Terms',
    ...numbered('Sharing with Permitted Recipients'),
    'Signatures',
    'State Supplement: Delaware',
    'Exhibit A: Confidential Information',
    'Exhibit B: Permitted Recipients',
    'Exhibit C: Certificate of Destruction',
  ])
})

test('the certificate is named by its letter wherever it is mentioned', () => {
  expect(agreementText(SAUCES)).toContain('the certificate in Exhibit B')
  expect(agreementText(ROBOTS)).toContain('the certificate in Exhibit C')
})

test.each(['business', 'investor', 'supplier', 'contractor', 'employee', 'other', ''])(
  'the relationship %j changes no heading',
  (relationshipType) => {
    expect(sections({ ...SAUCES, relationshipType })).toEqual(sections(SAUCES))
  },
)

test('a list changes only the exhibit it stands in', () => {
  const listed = {
    ...SAUCES,
    confidentialInfoType: 'specific',
    specificConfidentialInfo: 'Recipe 14',
  }
  expect(sections(listed)).toEqual(sections(SAUCES))
})

test('a form to complete by hand offers both exhibits', () => {
  expect(sections({}).slice(-3)).toEqual([
    'Exhibit A: Confidential Information',
    'Exhibit B: Permitted Recipients',
    'Exhibit C: Certificate of Return or Destruction',
  ])
})

test('the guide names everybody who may see the information', () => {
  const circle = { shareAffiliates: true, shareAdvisers: true }
  const people = 'its affiliates and their people, and its professional advisers'
  expect(instructionsText({ ...ROBOTS, ...circle })).toContain(
    `own people who need it, ${people}, only those named there may see the information`,
  )
  const guide = instructionsText({ ...SAUCES, ...circle })
  expect(guide).toContain(`only ${people} may see the information`)
  expect(guide).not.toContain('no outsider may see')
})
