import { expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { combinationsOf } from '../../support/golden.ts'
import { COMFORT, sections, TRIAL } from './cases.ts'

/** Every value of each answer that adds, drops or renames a part; '' is no answer. */
const CHOICES = {
  agent_name: ['', 'Bo Ortiz'],
  life_sustaining_treatment: ['', 'custom'],
  pregnancy_instruction: ['', 'not_applicable', 'apply_same'],
  conservator_designation: [false, true],
  additional_wishes: ['', 'The sea.'],
  state: ['', 'Connecticut', 'California', 'Texas', 'Florida'],
}

const combinations = combinationsOf(
  { principal_name: 'Ann Lee', pain_management: 'full', organ_donation: 'any' },
  CHOICES,
)

/** What stands between the rules on signing and the list of copies, state by state. */
const SIGNING: Record<string, string[]> = {
  Connecticut: ['Signature', 'Witness Statement', 'Affidavit of the Witnesses (optional)'],
  California: [
    'Signature',
    'Witness Statement',
    'Further Statement of One Witness',
    'Patient Advocate or Ombudsman',
    'Notary, Instead of the Two Witnesses',
  ],
  Texas: [
    'Medical Power of Attorney',
    'Statement of the Witnesses',
    'Signatures',
    'Notary Acknowledgment',
  ],
  Florida: ['Signature', 'Witness Statement'],
}
const WITH_NOTARY = ['Signature', 'Witness Statement', 'Notary Acknowledgment']

/** The expected outline, written independently of the template. */
const expected = (answers: Answers): string[] => {
  const { agent_name, life_sustaining_treatment, pregnancy_instruction, state } = answers
  const byHand = !agent_name && !life_sustaining_treatment
  const pregnant = pregnancy_instruction ? pregnancy_instruction === 'apply_same' : byHand
  const named = answers.conservator_designation === true || byHand
  const parts = [
    'Words Used in This Directive',
    'My Representative',
    'When This Directive Takes Effect',
    'Life-Sustaining Treatment',
    'Tube Feeding and Fluids',
    'Pain Relief and Comfort',
    ...(pregnant ? ['If I Am Pregnant'] : []),
    'Anatomical Gifts',
    'Health Information (HIPAA)',
    ...(named ? [state === 'Connecticut' ? 'Conservator' : 'Guardian or Conservator'] : []),
    ...(answers.additional_wishes || byHand ? ['My Values and Other Wishes'] : []),
    'General Provisions',
  ]
  return [
    ...parts.map((title, index) => `${index + 1} ${title}`),
    'How This Directive Is Signed',
    ...(SIGNING[String(state)] ?? WITH_NOTARY),
    'Copies Given To',
    'Read Again and Still What I Want',
    'Wallet Card',
  ]
}

test(`the sections of ${combinations.length} combinations`, () => {
  for (const answers of combinations) expect(sections(answers)).toEqual(expected(answers))
})

test('eleven numbered parts in case A, ten in case B, twelve in the form to fill in by hand', () => {
  const numbered = (answers: Answers) => sections(answers).filter((title) => /^\d/.test(title))
  expect(numbered(COMFORT)).toHaveLength(11)
  expect(numbered(TRIAL)).toHaveLength(10)
  expect(numbered({})).toHaveLength(12)
})
