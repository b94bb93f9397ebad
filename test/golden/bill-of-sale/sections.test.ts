import { expect, test } from 'vitest'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { combinationsOf } from '../../support/golden.ts'
import { CAR, sections } from './cases.ts'

/** Every value of each answer that adds, drops or renames a section; '' is no answer. */
const CHOICES = {
  item_type: ['', 'vehicle', 'vessel', 'trailer', 'equipment', 'animal', 'other'],
  condition_type: ['', 'as_is', 'warranty', 'law'],
  buyer_inspection: ['', 'inspected', 'not_inspected'],
  return_exception: ['', 'if it rains'],
  known_defects: ['', 'none known', 'A scratch'],
  notary_county: ['', 'Hartford'],
  state: ['', 'Connecticut', 'California', 'Ohio'],
}

const combinations = combinationsOf(
  { ...CAR, warranty_details: 'The engine, for 90 days.' },
  CHOICES,
)

/** The expected outline, written independently of the template. */
const expected = ({ item_type, return_exception, notary_county, state }: Answers): string[] => {
  const titled = !['equipment', 'animal', 'other'].includes(String(item_type))
  const numbered = [
    'The Parties',
    'The Item Sold',
    ...(item_type === 'vehicle' ? ['Mileage Statement'] : []),
    'Price and Payment',
    'Transfer of Ownership and Delivery',
    'Ownership and Liens',
    'Condition of the Item',
    'Inspection',
    return_exception ? 'Returns' : 'No Returns',
    'Seller’s Promises',
    'Buyer’s Promises',
    'Use of This Document as Proof',
    titled ? 'Taxes, Title and Registration' : 'Taxes',
    `State Notice: ${state || '[State whose law governs]'}`,
    'General Terms',
  ]
  return [
    'Sale Summary',
    ...numbered.map((title, index) => `${index + 1} ${title}`),
    'Signatures',
    'Delivery and Payment Record, completed at handover',
    'Handover Checklist',
    ...(notary_county && state !== 'California' ? ['Notary Acknowledgment'] : []),
  ]
}

test(`the sections of ${combinations.length} combinations`, () => {
  for (const answers of combinations) expect(sections(answers)).toEqual(expected(answers))
})
