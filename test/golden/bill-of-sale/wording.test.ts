import { describe, expect, test } from 'vitest'
import { agreementText, CAR, instructionsText, SAW, sections } from './cases.ts'

const headings = (answers: typeof CAR) => sections(answers).join('\n')

describe('BS-1, a car in Connecticut', () => {
  const text = agreementText(CAR)

  test.each([
    'Marisol Etienne',
    '48 Prospect Hill Road, Windsor, CT 06095',
    'Devon Achterberg',
    '210 Farmington Avenue, Apt 3B, Hartford, CT 06105',
    '2016 Subaru Outback 2.5i, blue',
    'Motor Vehicle',
    'Seven Thousand Eight Hundred Fifty and 00/100 Dollars',
    '$7,850.00',
    '98,412',
    'Sold As Is',
    'MERCHANTABILITY',
    'Rear wiper motor does not work',
    'inspected',
    '(d) Seller will deliver the second key by December 12, 2026.',
    'registration, insurance and tax',
    'Connecticut DMV',
    'Form H-31',
    'County of Hartford',
    'Seller has counted the money, and this document is the receipt.',
    'at the latest within 10 days',
    'recommended for sales of $2,500 or more',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each([
    '3 Mileage Statement',
    '9 No Returns',
    '14 State Notice: Connecticut',
    '15 General Terms',
    'Notary Acknowledgment',
  ])('has the section %j', (heading) => {
    expect(headings(CAR)).toContain(heading)
  })

  test.each([
    'Limited Warranty',
    'WARNING - ODOMETER DISCREPANCY',
    'check clearing',
    'To use this exception',
    'New York',
    'California',
    'Florida',
    'Massachusetts',
  ])('does not say %j', (wording) => {
    expect(text).not.toContain(wording)
  })
})

describe('BS-2, a saw in New York', () => {
  const text = agreementText(SAW)

  test.each([
    'Copperfold Woodworks LLC',
    '77 Mill Street, Poughkeepsie, NY 12601',
    'Anselm Varga',
    '19 Orchard Lane, Rhinebeck, NY 12572',
    'Cabinet table saw, 10 inch, 3 HP',
    'Equipment',
    '$1,900.00',
    'One Thousand Nine Hundred and 00/100 Dollars',
    'Cashier’s check no. 66120 from Hudson Bridge Bank',
    'Limited Warranty',
    'Motor and arbor warranted against defects for 90 days from delivery',
    'chose not to inspect',
    'with this exception: if the saw does not run on 230 volt supply at delivery.',
    '(d) Buyer will collect the fence rails from Seller’s shop by March 1, 2027.',
    'By (signature):',
    'Name:',
    'Title:',
    'Seller deals in goods of this kind',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each(['8 Returns', '13 State Notice: New York', '14 General Terms'])(
    'has the section %j',
    (heading) => {
      expect(headings(SAW)).toContain(heading)
    },
  )

  test.each([
    /\bas is\b/i,
    /Mileage/,
    /Notary/,
    /Faults disclosed/i,
    /Connecticut/,
    /exclude|disclaim|MERCHANTABILITY/i,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

test('money stays out of the state notice: rates and fees are for the instructions', () => {
  expect(agreementText(CAR)).not.toMatch(/percent/)
  expect(instructionsText(CAR)).toMatch(/6\.35 percent.*Check the agency’s current page/)
})

test('the guide has thirteen steps', () => {
  for (const answers of [CAR, SAW, {}]) {
    expect(instructionsText(answers).match(/^\d+\. /gm)).toHaveLength(13)
  }
})
