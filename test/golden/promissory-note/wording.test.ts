import { describe, expect, test } from 'vitest'
import { agreementText, BAKERY, FAMILY, sections } from './cases.ts'

describe('PN-1, a loan in a family in Connecticut', () => {
  const text = agreementText(FAMILY)

  test.each([
    'Unsecured Installment Note',
    'Emeka Thornwood',
    'Ifeoma Thornwood',
    'Eighteen Thousand and 00/100 Dollars ($18,000.00)',
    '36 payments: 35 payments of $540.00',
    'a last payment of $519.68 on January 1, 2030',
    '$1,419.68',
    '$19,419.68',
    'a late fee of $25.00',
    'three payments in a row',
    'no interest is ever added',
    'at any time, without fee or notice',
    'Unsecured Loan',
    '12 percent',
    'Schedule 1',
    'no confession of judgment',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each(['9 Unsecured Loan', '17 State Terms: Connecticut', '18 General Terms'])(
    'has the section %j',
    (section) => {
      expect(sections(FAMILY)).toContain(section)
    },
  )

  test.each([
    /security interest/i,
    /Care of the Collateral/,
    /Schedule 2/,
    /Notary Acknowledgment/,
    /balloon/i,
    /early payment fee/i,
    /New York|California|Texas|Florida|Massachusetts|Delaware|Nevada/,
    /subject to/i,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

describe('PN-2, a business loan in New York', () => {
  const text = agreementText(BAKERY)

  test.each([
    'Secured Installment Note',
    'The last payment, of $34,365.51 on January 15, 2030, is a balloon payment',
    'grants Lender a security interest',
    'One Brenner deck oven, model DO-4, serial BR-70118',
    'wire transfer',
    '2% of the Principal paid early',
    'two payments in a row',
    'Borrower: Kestrel Lane Bakery LLC',
    'Name: Noor Castellane',
    'Title: Managing Member',
    'Interest not paid by then is added to the Principal and itself bears interest.',
    'comes to 9.3807% a year',
    '16 percent',
    '25 percent',
    'State of New York, County of Dutchess',
    '$72,865.51',
    '$12,865.51',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each([
    '9 Security',
    '10 Care of the Collateral',
    '18 State Terms: New York',
    '19 General Terms',
    'Notary Acknowledgment',
  ])('has the section %j', (section) => {
    expect(sections(BAKERY)).toContain(section)
  })

  test.each([
    /unsecured/i,
    /no interest is ever added/,
    /without fee/,
    /Connecticut/,
    /documentary stamp/i,
    /Schedule 2/,
    /subject to/i,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})
