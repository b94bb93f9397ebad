import { describe, expect, test } from 'vitest'
import { agreementText, instructionsText, PAIR, S_CORPORATION, SOLE, sections } from './cases.ts'

const count = (text: string, wording: string) => text.split(wording).length - 1

describe('case A, one member in Connecticut', () => {
  const text = agreementText(SOLE)

  test.each([
    'Quillback Studio, LLC',
    'QUILLBACK STUDIO, LLC',
    'Ruth Kessler',
    'February 10, 2026',
    'January 22, 2026',
    'March 12, 2026',
    'The Company’s purpose is graphic and book design, and any other lawful business.',
    '$4,000 cash and a camera valued $1,200',
    'owns 100% of the Company',
    'is decided by the Member alone',
    'disregarded entity',
    'Schedule C: Successor',
    'Conn. Gen. Stat. §§ 34-243 to 34-283d',
    'State of Connecticut, County of New Haven',
    'The fee for the annual report was $80',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('is called an operating agreement', () => {
    expect(text.split('\n')[0]).toBe('Operating Agreement')
  })

  test.each([
    '6 Decisions of the Sole Member',
    '11 Succession of the Sole Member',
    '12 Dissolution and Winding Up',
    '13 General Provisions',
    '14 Connecticut Law Provisions',
  ])('has the article %j', (heading) => {
    expect(sections(SOLE)).toContain(heading)
  })

  test.each([
    /Old Draft Name/,
    /deadlock/i,
    /buyout/i,
    /\bmeetings?\b/i,
    /\bmanagers?\b/i,
    /Partnership Representative/i,
    /spouse.s consent/i,
    /Capital Account/,
    /\bMembers\b/,
    /Member 2|second member/i,
    /New York|California/,
  ])('does not say %s', (wording) => {
    const members = text.replaceAll('Transfers and New Members', '')
    expect(members).not.toMatch(wording)
  })

  test('has one notary certificate', () => {
    expect(count(text, 'Notary Acknowledgment\n')).toBe(1)
  })
})

describe('case B, two members and a manager in New York', () => {
  const text = agreementText(PAIR)

  test.each([
    'The first Manager is Delphine Marchetti.',
    'Manager’s Joinder. Delphine Marchetti accepts the office of Manager',
    'Printed name: Delphine Marchetti',
    'A Major Decision requires a majority vote',
    'Votes are counted by ownership',
    'The Members meet every quarter',
    'Right of first refusal.',
    'the appraiser named in Schedule C',
    'Partnership Representative under section 6223 of the Code is the Manager',
    'section 417 of the Limited Liability Company Law requires, adopted on April 20, 2026',
    'certificate of publication that section 206',
    'certificate of publication was $50',
    'Its fee was $9',
    'Schedule C: Appraisers',
    'with the written consent of the Manager, who gives the Members at least 10 days’ written notice',
    'first to the Members with positive Capital Accounts',
    'shown in the Formation Document',
    '60%',
    '40%',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test.each([
    '5 Management by the Manager',
    '11 Leaving, Death and Buyout',
    '12 Deadlock',
    '15 New York Law Provisions',
  ])('has the article %j', (heading) => {
    expect(sections(PAIR)).toContain(heading)
  })

  test.each([
    /Each Member is an agent/,
    /successor named|Schedule C: Successor|Succession/,
    /California|Connecticut/,
    /spouse.s consent/i,
    /disregarded/,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })

  test('has a notary certificate for each signer', () => {
    expect(count(text, 'Notary Acknowledgment\n')).toBe(3)
    for (const signer of ['Beatrix Falk', 'Imran Yusuf', 'Delphine Marchetti']) {
      expect(text).toContain(`personally appeared ${signer}, personally known to me`)
    }
  })

  test('the guide dates what New York asks', () => {
    const guide = instructionsText(PAIR)
    expect(guide).toContain('Written agreement adopted by\nMay 31, 2026')
    expect(guide).toContain('file the certificate of publication by June 30, 2026')
  })
})

test('a manager who is a member is said to be one', () => {
  const member = { ...PAIR, managerName: 'imran  yusuf' }
  expect(agreementText(member)).toContain('yusuf, who is also a Member. The office is personal')
  expect(agreementText(PAIR)).toContain('Delphine Marchetti. The Manager need not be a Member')
})

describe('case C, an S corporation in California', () => {
  const text = agreementText({ ...S_CORPORATION, departurePayout: 'capital account' })

  test('shares everything by ownership and keeps no capital accounts', () => {
    expect(text).toContain('Form 2553')
    expect(text).toContain('Every Interest carries the same right to Distributions')
    expect(text).toContain('(the “Book Value”)')
    expect(text).toContain('repaid with interest before any Distribution is made')
    expect(text).not.toMatch(/Capital Account|Partnership|704\(|Form 1065/)
  })

  test('asks the spouses', () => {
    expect(text).toContain('Exhibit 3: Spouse’s Consent')
    expect(text).toContain('Spouse of Imran Yusuf')
    expect(text).toContain('by each spouse with a community property interest')
  })
})

test('the guide has twelve steps', () => {
  for (const answers of [SOLE, PAIR, S_CORPORATION, {}]) {
    expect(instructionsText(answers).match(/^\d+\. /gm)).toHaveLength(12)
  }
})
