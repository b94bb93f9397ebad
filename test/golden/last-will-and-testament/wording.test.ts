import { describe, expect, test } from 'vitest'
import { agreementText, instructionsText, MARISOL, OWEN, sections } from './cases.ts'

const articles = (answers: typeof MARISOL) =>
  sections(answers).filter((section) => /^\d/.test(section))

describe('case A, a married mother in Connecticut', () => {
  const text = agreementText(MARISOL)

  test.each([
    'I revoke every will and codicil that I made before this one.',
    'I am married to Daniel Peter Quintero.',
    '1. Lucia Quintero, born May 2, 2014',
    '2. Mateo Quintero, born November 20, 2017',
    '3.1 My piano to my niece Elena Sato; if she dies before me, to her brother Kenji Sato.',
    '3.2 $5,000 to the Elmwood Community Food Pantry.',
    'I give all (100%) of the rest of my estate to Daniel Peter Quintero.',
    'If Daniel Peter Quintero does not survive me, I give the rest of my estate instead as follows: My children in equal shares, and the descendants of a child who has died by right of representation.',
    'I nominate and appoint Tomas Rivera, of 120 Maple Court, Glastonbury, CT 06033, as guardian',
    'I nominate and appoint Grace Liu, of 77 Old Mill Road, Simsbury, CT 06070, in the same way.',
    'to be held until that person reaches 21',
    'I nominate Priya Nair as custodian.',
    'I appoint Daniel Peter Quintero, of 48 Birchfield Lane, West Hartford, CT 06107, as my Executor.',
    'I appoint Priya Nair, of 9 Harbor Row, Mystic, CT 06355, as substitute Executor.',
    'I waive bond and every other security',
    '13.1 I ask that my ashes be scattered at sea.',
    'The law of Connecticut governs this will',
    'Connecticut Fiduciary Powers Act',
    'Printed name: Harold Benning',
    'Home address: 52 Birchfield Lane, West Hartford, CT 06107',
    'State of Connecticut',
    'County of Hartford',
    'Being sworn, each of us says:',
    'Signed and sworn to (or affirmed) before me on [Date] by Harold Benning and Joyce Amato.',
    'or Commissioner of the Superior Court',
    'This Article creates no trust.',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('has its fourteen articles', () => {
    expect(articles(MARISOL)).toEqual([
      '1 Revocation of Earlier Wills',
      '2 My Family',
      '3 Specific Gifts',
      '4 Personal Belongings',
      '5 Rest of My Estate',
      '6 Survival and Failed Gifts',
      '7 Guardians of My Minor Children',
      '8 Property Passing to Anyone Under 21',
      '9 Executor',
      '10 Powers of the Executor',
      '11 Debts, Expenses and Taxes',
      '12 Digital Assets',
      '13 My Wishes',
      '14 General Provisions',
    ])
  })

  test.each([
    /independent executor/i,
    /penalty of perjury/i,
    /not married/i,
    /declaration of trust|in trust\b|as trustee/i,
    /\[(Guardian|Substitute guardian)/,
    /Florida|New York|California|Texas|Massachusetts|Delaware|Nevada/,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })

  test('no heading speaks of a personal representative', () => {
    expect(sections(MARISOL).join('\n')).not.toMatch(/personal representative/i)
  })
})

describe('case B, a single man in Florida', () => {
  const text = agreementText(OWEN)

  test.each([
    'I am not married',
    'I have no living children.',
    '3.1 My sailboat Windlass to my brother Simon Hale.',
    '(a) Simon Hale 60%',
    '(b) Gulf Shore Animal Haven 40%',
    'by right of representation',
    'under the law of Florida if I had died at that time without a will',
    'as my Personal Representative.',
    'The law of Florida governs this will',
    'Date: [Date]',
    'Printed name: [Printed name]',
    'Home address: [Home address]',
    'signed this document at its end',
    'in the presence of the testator and of each other',
    'Affidavit of the Testator and the Witnesses',
    'by means of physical presence',
    '☐ Yes',
    'Notary Public',
  ])('says %j', (wording) => {
    expect(text).toContain(wording)
  })

  test('has its twelve articles, numbered without a gap', () => {
    expect(articles(OWEN)).toEqual([
      '1 Revocation of Earlier Wills',
      '2 My Family',
      '3 Specific Gifts',
      '4 Personal Belongings',
      '5 Rest of My Estate',
      '6 Survival and Failed Gifts',
      '7 Property Passing to Anyone Under 21',
      '8 Personal Representative',
      '9 Powers of the Personal Representative',
      '10 Debts, Expenses and Taxes',
      '11 Digital Assets',
      '12 General Provisions',
    ])
  })

  test.each([
    /guardian/i,
    /my children/i,
    /My Wishes/,
    /substitute/i,
    /spouse/i,
    /\bExecutor\b/,
    /Connecticut/,
    /penalty of perjury/i,
  ])('does not say %s', (wording) => {
    expect(text).not.toMatch(wording)
  })
})

test('the day of signing is written by hand, in the will and in its affidavit', () => {
  for (const state of ['Connecticut', 'Florida', 'Texas', 'Delaware']) {
    const text = agreementText({ ...MARISOL, state })
    expect(text).toContain('Date: [Date]')
    expect(text).not.toContain('2027')
  }
})

describe('the guide', () => {
  test('has fourteen steps, whoever reads it', () => {
    for (const answers of [MARISOL, OWEN, {}]) {
      expect(instructionsText(answers).match(/^\d+\. /gm)).toHaveLength(14)
    }
  })

  test('is dated from the day of signing', () => {
    expect(instructionsText(MARISOL)).toContain('next by March 13, 2030')
    expect(instructionsText(OWEN)).not.toContain('next by')
  })

  test.each([
    'have a licensed attorney review it',
    'It does not avoid probate',
    'It cannot be signed electronically or by video.',
    'payable-on-death accounts',
    'does not remove a living parent',
  ])('says %j', (wording) => {
    expect(instructionsText(MARISOL)).toContain(wording)
  })

  test('leaves advice about lawyers out of the will itself', () => {
    expect(agreementText(MARISOL)).not.toMatch(/licensed|legal advice/i)
  })
})
