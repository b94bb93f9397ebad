import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/llc-operating-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, instructionsText, PAIR, SOLE } from './cases.ts'

/** A corporation in Delaware owns the company, and an outsider manages it. */
const PARENT: Answers = {
  date: '2026-12-01',
  llcName: 'Acorn Holdings LLC',
  state: 'Delaware',
  formationDate: '2026-12-01',
  purpose: 'any lawful business',
  member1Name: 'Oak Parent, Inc.',
  member1Address: '1 King St, Wilmington, DE 19801',
  hasMember2: false,
  member1Percentage: 100,
  member1Contribution: '$1',
  taxTreatment: 'default',
  managementType: 'managed by Manager',
  managerName: 'Tess Quill',
  newMemberApproval: 'the Manager',
}

/** A person with a third, who manages, and a corporation with two thirds, in a community property state. */
const MIXED: Answers = {
  ...PAIR,
  llcName: 'Nandu LLC',
  state: 'California',
  member1Name: 'Jose Iniguez',
  member1Address: '1 Sunset, Los Angeles, CA 90028',
  member2Name: 'Blue & Gold Holdings, Inc.',
  member2Address: '2 Vine, Los Angeles, CA 90028',
  member1Percentage: 33.33,
  member2Percentage: 66.67,
  managerName: 'Jose Iniguez',
  votingMethod: 'one vote per Member',
  newMemberApproval: 'a majority',
}

const PERSONAL =
  /\b(dies|death|Disability|will or trust|Member’s will|attorney-in-fact|self-employment|(?<!close )family member|home office|(?<!real )estate|spouse|(?<!office )personally(?! known))\b/i

describe('a company as the only member', () => {
  test.each([
    ['with a manager', PARENT],
    [
      'without one',
      { ...PARENT, managementType: 'managed by Members', newMemberApproval: 'all Members' },
    ],
  ])('%s has nothing that only people have', (_, answers) => {
    const manager = /\*?by death, Disability or bankruptcy|inability to attend[^\n]*|Disability\n?/g
    const text = agreementText(answers).split('State Guide: ')[0] ?? ''
    expect(text.replace(manager, '')).not.toMatch(PERSONAL)
    expect(instructionsText(answers)).not.toMatch(
      /your will|power of attorney|married|your own return/,
    )
  })

  test('goes on with whoever takes over', () => {
    const text = agreementText(PARENT)
    expect(text).toContain('Continuity of the Company')
    expect(text).toContain('The Member remains a member in spite of its bankruptcy')
    expect(text).toContain('Schedule C: Who Acts for the Member')
    expect(text).toContain('Member: Oak Parent, Inc.')
  })

  test('signs for the company by a person', () => {
    const text = agreementText({ ...PARENT, managementType: 'managed by Members' })
    expect(text).toContain('By: Oak Parent, Inc., Member')
  })

  test('a trust is no person either', () => {
    expect(agreementText({ ...PARENT, member1Name: 'The Oak Trust' })).toContain('Continuity')
    expect(agreementText(SOLE)).toContain('Succession of the Sole Member')
  })
})

describe('spouses', () => {
  test('belong to people only', () => {
    const text = agreementText(MIXED)
    expect(text).toContain('Spouse of Jose Iniguez')
    expect(text).not.toContain('Spouse of Blue')
    expect(text).toContain('death or Disability of a Member who is a natural person')
  })

  test('are asked where the member lives, in all nine states', () => {
    const texan = { ...SOLE, member1Address: '1 Oak Street, Austin, TX 78701' }
    expect(agreementText(texan)).toContain('Spouse of Ruth Kessler')
    expect(agreementText(SOLE)).not.toContain('Spouse of')
  })
})

describe('removal of a manager who is a member', () => {
  test('has no vote on the own removal for cause', () => {
    const text = agreementText(MIXED)
    expect(text).toContain('For cause, the other Member alone may do so')
    expect(text).toContain('a Member has no vote on the Member’s own removal for cause')
    expect(agreementText(PAIR)).not.toContain('removal for cause')
  })

  test.each([
    [{ votingMethod: 'one vote per Member' }, true],
    [{ votingMethod: 'ownership percentage' }, false],
    [{ votingMethod: 'ownership percentage', managerName: 'Blue & Gold Holdings, Inc.' }, true],
    [{ managerName: 'Delphine Marchetti' }, false],
  ])('%j warns: %s', (change, warns) => {
    const { warnings } = checkAnswers(template, { ...MIXED, ...change }, { today: TODAY })
    expect(warnings.some(({ message }) => message.includes('no majority'))).toBe(warns)
  })
})

test('the duties are stated, whatever the act of the state says', () => {
  for (const state of ['Texas', 'Nevada', 'Delaware']) {
    for (const answers of [PAIR, PARENT]) {
      const text = agreementText({ ...answers, state })
      expect(text).toContain('three duties, whether or not the Act sets them. Loyalty: to put')
      expect(text).not.toContain('that the Act sets.')
    }
  }
})

test('no corporation owns a share of an S corporation', () => {
  const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })
  const taxed = { ...PARENT, taxTreatment: 's_corporation' }
  expect(check(taxed).errors).toMatchObject([{ field: 'taxTreatment' }])
  expect(check({ ...taxed, member1Name: 'The Oak Trust' }).errors).toEqual([])
})

describe('what is known stands in no blank', () => {
  test('the venue where only the county was asked', () => {
    expect(agreementText({ ...SOLE, signingState: '' })).toContain(
      'State of Connecticut, County of New Haven',
    )
  })

  test('the address of a manager who is a member, and one that was asked', () => {
    expect(agreementText(MIXED)).toContain('address for notices is 1 Sunset, Los Angeles')
    expect(agreementText({ ...PAIR, managerAddress: '9 Elm Street, Troy, NY 12180' })).toContain(
      'address for notices is 9 Elm Street, Troy',
    )
  })

  test('an office that nobody named is the first member’s address', () => {
    expect(agreementText({ ...SOLE, principalOffice: '' })).toContain(
      'The principal office is at the address of Ruth Kessler in Schedule A.',
    )
  })

  test('the tax row of the first page', () => {
    expect(agreementText({ ...PAIR, taxTreatment: '' })).toContain(
      'Federal income tax\npartnership (Article 8)',
    )
  })
})
