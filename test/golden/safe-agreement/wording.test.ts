import { describe, expect, test } from 'vitest'
import {
  agreementText,
  illustration,
  instructionsText,
  MEALS,
  PRICE_TERMS,
  ROBOTS,
  sections,
} from './cases.ts'

describe('SF-1, a Delaware corporation', () => {
  const text = agreementText(ROBOTS)

  test.each([
    'Wrenfield Robotics, Inc.',
    '55 Foundry Way, Stamford, CT 06902',
    'Priya Lindqvist',
    '400 Shore Road, Greenwich, CT 06830',
    'One Hundred Fifty Thousand and 00/100 Dollars',
    '$150,000.00',
    '$6,000,000.00',
    '(Valuation Cap and Discount)',
    'Not a loan. Not yet stock.',
    'If the cap sets the price, about 2.50 percent of the company just before new money is counted',
    'shadow preferred shares',
    'A one-times preference therefore equals the Investment Amount',
    'the larger of the Money-Back Amount and the Share-Value Amount',
    'the Right turns automatically into common shares immediately before it',
    'means the Cap Price or the Discount Price, whichever is lower',
    'which makes the Cap Price $0.60',
    'Investor’s state: Connecticut.',
    '☐\nNet worth over $1,000,000',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('numbers its sections without the right to better terms', () => {
    expect(sections(ROBOTS)).toEqual([
      'Key Terms',
      '1 Purchase of the Right',
      '2 Words Used',
      '3 Priced Round',
      '4 Sale of the Company',
      '5 Public Listing',
      '6 Winding Up',
      '7 Order of Payment',
      '8 How the Shares Are Worked Out',
      '9 Right to Buy More',
      '10 Company’s Statements',
      '11 Investor’s Statements',
      '12 No Rights Yet',
      '13 Tax',
      '14 Confidentiality',
      '15 Transfer',
      '16 Ending',
      '17 Changes',
      '18 Securities Filings',
      '19 General Terms',
      '20 State Terms: Delaware',
      'Signatures',
      'Exhibit A: Illustration',
      'Exhibit B: Accreditation Statement',
    ])
  })

  test('works the example through', () => {
    expect(illustration(ROBOTS)).toEqual([
      [
        'Priced Round',
        '$1.20',
        '$0.60',
        '250,000',
        '$300,000',
        'Cap Price $0.60, Discount Price $0.96: the cap sets it.',
      ],
      [
        'Priced Round',
        '$0.60',
        '$0.48',
        '312,500',
        '$187,500',
        'Cap Price $0.60, Discount Price $0.48: the discount sets it.',
      ],
      [
        'Sale for $15,000,000',
        '$1.50',
        '$0.60',
        '250,000',
        '$375,000',
        'More than $150,000: Investor receives $375,000, the value of the shares.',
      ],
      [
        'Sale for $3,000,000',
        '$0.30',
        '$0.60',
        '250,000',
        '$75,000',
        'Less than $150,000: Investor receives $150,000, the money back.',
      ],
    ])
  })

  test.each([
    /Right to Better Terms|Best Later Terms/,
    /\bunits?\b/i,
    /operating agreement/i,
    /Notary Acknowledgment/,
    /Exhibit C\b/,
    /15 days’ written notice/,
    /spouse signs|Investor’s spouse/,
    /New York|California|Texas|Florida|Massachusetts|Nevada/,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

describe('SF-2, a Connecticut LLC', () => {
  const text = agreementText(MEALS)

  test.each([
    'Harborlight Meals LLC, a limited liability company formed in Connecticut',
    'Quillon Ventures LP',
    '900 Elm Street, Boston, MA 02110',
    'Seventy-Five Thousand and 00/100 Dollars',
    '\n(Discount)\n',
    'Not a loan. Not yet a membership.',
    '15 percent: Investor pays 85 percent of the New Price',
    'ANY UNITS IT MAY TURN INTO',
    'operating agreement',
    'members or managers',
    'Company gives Investor 15 days’ written notice before closing',
    'Within 10 days of the notice Investor chooses in writing the Money-Back Amount or the Unit-Value Amount.',
    'Silence is a choice of common units.',
    '(e) Investor may name the Company on its portfolio page.',
    'By (signature): [By (signature)]\nName: Marta Osei\nTitle: General Partner',
    'Name: Elif Brandt\nTitle: Managing Member',
    'State of Connecticut, County of Fairfield',
    'within 15 days after the first sale in Connecticut. (Conn. Gen. Stat. § 36b-21(e))',
    'Investor’s state: Massachusetts.',
    'was not formed to buy the Right',
    'no distribution for taxes before conversion',
    'the Right becomes one to shares of that corporation',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each([
    '8 How the Units Are Worked Out',
    '9 Company’s Statements',
    '19 State Terms: Connecticut',
    'Notary Acknowledgment',
  ])('has the section %j', (heading) => {
    expect(sections(MEALS)).toContain(heading)
  })

  test('works the example through', () => {
    expect(illustration(MEALS)).toEqual([
      [
        'Priced Round',
        '$1.00',
        '$0.85',
        '88,235',
        '$88,235',
        'The Discount Price of $0.85 sets it.',
      ],
      [
        'Sale of the Company',
        '$1.00',
        '$0.85',
        '88,235',
        '$88,235',
        'Investor may choose $88,235 for the units or $75,000 back.',
      ],
    ])
  })

  test.each([
    /Cap Price|Fully Diluted Count|Sale-Time Count/,
    /percent of the company just before new money/,
    /shares of stock|stock\b(?! exchange)/,
    /Right to Buy More|Right to Better Terms|Best Later Terms/,
    /Exhibit C\b/,
    /Delaware/,
    /dividend|shareholder|board of directors|bylaws/i,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

test('a corporation speaks of units, and an LLC of shares, only where the other form is meant', () => {
  for (const terms of Object.values(PRICE_TERMS)) {
    expect(agreementText({ ...ROBOTS, ...terms })).not.toMatch(/\bunits?\b|operating agreement/i)
    const shares = agreementText({ ...MEALS, ...terms }).match(/.{24}\bshares?\b(?!-)/gi)
    expect(shares).toEqual([
      expect.stringMatching(/its common shares$/),
      expect.stringMatching(/one to shares$/),
    ])
  }
})

describe('the guide', () => {
  const guide = instructionsText(ROBOTS)

  test('has thirteen steps', () => {
    for (const answers of [ROBOTS, MEALS, {}]) {
      expect(instructionsText(answers).match(/^\d+\. /gm)).toHaveLength(13)
    }
  })

  test('counts the filing days', () => {
    expect(guide).toContain('February 4, 2027, or the next business day if that is a holiday')
    expect(guide).toContain('February 4, 2027 in Connecticut, unless that state says otherwise')
  })

  test('moves Form D from a weekend to Monday, and no state notice', () => {
    const text = instructionsText({ ...ROBOTS, date: '2027-01-15' })
    expect(text).toContain('February 1, 2027, or the next business day')
    expect(text).toContain('January 30, 2027 in Connecticut')
    expect(instructionsText({ ...ROBOTS, date: '2027-01-16' })).toContain('February 1, 2027, or')
  })

  test("prints the rules of the investor's state before those of the company's", () => {
    const [investors, companys] = ['Connecticut: filings', 'Delaware: the company’s state'].map(
      (heading) => guide.indexOf(heading),
    )
    expect(investors).toBeGreaterThan(0)
    expect(companys).toBeGreaterThan(investors ?? 0)
    expect(guide).toContain('The fee was $150 when this was written')
    expect(guide).toContain('the fee for sales to Delaware residents was 0.5 percent')
  })

  test('prints one set of rules when both are in one state', () => {
    const text = instructionsText({
      ...MEALS,
      investorAddress: '1 Main Street, Hartford, CT 06103',
    })
    expect(text).not.toContain('filings for this investor')
    expect(text.match(/§ 36b-21\(e\)/g)).toHaveLength(1)
  })
})
