import { describe, expect, test } from 'vitest'
import { APART, agreementText, instructionsText, LISTED, sections } from './cases.ts'

const articles = (answers: typeof APART) =>
  sections(answers).filter((heading) => /^\d/.test(heading))

describe('PN-1, everything apart in Connecticut', () => {
  const text = agreementText(APART)

  test.each([
    'Adrian Wells Corbett',
    'Nadia Simone Perrault',
    '12 Ferry Lane, Essex, CT 06426',
    'on or about September 18, 2027',
    'Everything stays separate that a party owned',
    'goes to the party who holds Title to it',
    'Each party pays the Debts that this party made',
    "is that party's Separate Property with its Appreciation and income",
    'each party gives up Support from the other',
    'to keep a party from depending on public assistance (Conn. Gen. Stat. § 46b-36g(b))',
    'each party gives up all rights that a surviving spouse would have',
    'as a provision in place of the statutory share, and this agreement is a written contract',
    '§ 45a-436(f)',
    'Certificate of Lawyer for First Party',
    'Elise Garman, Garman & Dole',
    'Waiver of Independent Counsel by Second Party',
    'Condominium, 12 Ferry Lane',
    '$410,000.00',
    '$565,000.00',
    'Mortgage, condominium',
    '$112,000 wages',
    '$36,500.00',
    'Student loan',
    '$41,200.00',
    '$78,400 wages',
    'within 60 days after the wedding',
    'Commissioner of the Superior Court',
    'amount, character and value',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('has two acknowledgments in the county', () => {
    expect(text.match(/State of Connecticut, County of Middlesex, ss/g)).toHaveLength(2)
    expect(text.match(/acknowledged before me this \[Date\] by/g)).toHaveLength(2)
  })

  test('has fifteen articles', () => {
    expect(articles(APART)).toHaveLength(15)
    expect(articles(APART).at(-1)).toBe('15 General Terms')
  })

  test.each([
    /Schedule C/,
    /sunset/i,
    /in their own words/,
    /equal division/i,
    /additional provisions/i,
    /maintenance figures/i,
    /New York|California|Florida/,
    /First Party gives up nothing|Second Party gives up nothing/,
    /Certificate of Lawyer for Second|Waiver of Independent Counsel by First/,
    /To be completed/,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

describe('PN-2, a list apart in New York', () => {
  const text = agreementText(LISTED)

  test.each([
    '905 Warren Street, Hudson, NY 12534',
    '40 Union Street, Hudson, NY 12534',
    'Only the property that Schedule C lists',
    '(a) Bakery LLC interest',
    '(b) Copper mixer collection',
    '• 403(b) plan',
    'each party receives half of its net value',
    'Second Party (Lila Rose Mendez) gives up Support from First Party',
    'First Party gives up nothing in this Article',
    'owed by each party in half, whoever signed',
    'is Marital Property and follows Article 4',
    'This agreement does not touch rights at death',
    'the 10th anniversary of the marriage',
    '• We share a dog, Biscuit; Lila keeps Biscuit.',
    'unless Article 15 says otherwise',
    'New York Page: Income and Maintenance Figures',
    'Presumptive temporary maintenance payable to this party',
    'Presumptive maintenance after divorce payable to this party',
    '$96,000',
    '$71,500',
    'Second Party has read these figures and knows the sums',
    'Second Party declares: none.',
    'State of New York, County of Columbia, ss.',
    'Hal Brandt, Esq.',
    'Yuki Ferrante, Esq.',
    'General Obligations Law § 5-311',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('has seventeen articles and two certificates', () => {
    expect(articles(LISTED)).toHaveLength(17)
    expect(text.match(/Certificate of Lawyer for/g)).toHaveLength(2)
    expect(text.match(/proved to me on the basis of satisfactory evidence/g)).toHaveLength(2)
  })

  test.each([
    /First Party \(Jonah/,
    /each party gives up Support/i,
    /both waive/i,
    /in place of the statutory share/,
    /29 U\.S\.C\. § 1055/,
    /California|Connecticut|Florida/,
    /Waiver of Independent Counsel/,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

describe('the guide', () => {
  test('has fourteen steps', () => {
    for (const answers of [APART, LISTED, {}]) {
      expect(instructionsText(answers).match(/^\d+\. /gm)).toHaveLength(14)
    }
  })

  test('counts its days from the wedding', () => {
    const guide = instructionsText(APART)
    for (const day of ['May 21, 2027', 'August 19, 2027', 'November 17, 2027']) {
      expect(guide).toContain(day)
    }
  })

  test('sends no letter to retirement plans where rights at death are untouched', () => {
    expect(instructionsText(APART)).toContain('Retirement reminder letter')
    expect(instructionsText(LISTED)).not.toMatch(/Retirement reminder|plan forms/)
  })
})
