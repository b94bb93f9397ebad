import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { agreementText, instructionsText, MARISOL } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })
const GROUP = 'If a member of a group does not survive me, that member’s part goes to'

const ROWS: Row[] = [
  {
    when: 'a class stands in a list of shares',
    change: { residualBeneficiary: 'Percival Okonjo 60%\nMy children 40%' },
    says: [GROUP],
  },
  {
    when: 'the list names people only',
    change: { residualBeneficiary: 'Percival Okonjo 60%\nOdalys Ruiz 40%' },
    omits: [GROUP],
  },
  {
    when: 'Missouri, with independent administration and the words of its affidavit',
    change: { state: 'Missouri' },
    says: [
      'independent administration of my estate under section 473.780',
      'I, the undersigned, an officer authorized to administer oaths, certify that',
    ],
    omits: ['Subscribed, sworn to and acknowledged'],
  },
  {
    when: 'Georgia, with waivers of inventory and returns',
    change: { state: 'Georgia' },
    says: ['need not file an inventory, a return, a report or an account with any court'],
  },
  {
    when: 'it is not wanted',
    change: { state: 'Missouri', courtSupervision: 'usual' },
    omits: ['independent administration'],
  },
  {
    when: 'it is wanted elsewhere',
    change: { state: 'Ohio', courtSupervision: 'least' },
    says: ['settles my estate without the supervision, order or direction of a court'],
  },
  {
    when: 'nobody asked for it elsewhere',
    change: { state: 'Ohio' },
    omits: ['without the supervision'],
  },
  {
    when: 'Texas, in the words of its statute',
    change: { state: 'Texas' },
    says: ['wanted each of them to sign it as a witness; and upon their oaths'],
    omits: ['Each witness, being sworn'],
  },
  {
    when: 'Colorado, where a signed list binds if the will refers to it',
    change: { state: 'Colorado' },
    says: ['I refer to it here and make the gifts in it'],
  },
]

describe('the printed will', () => {
  test.each(ROWS)('$when', ({ from = MARISOL, change, ...wording }) => {
    expectWording(agreementText({ ...from, ...change }), wording)
  })
})

describe('the home in Florida', () => {
  const florida: Answers = { ...MARISOL, state: 'Florida', specificBequests: 'My house to Bo Lee' }

  test('is no gift while a minor child lives', () => {
    expect(check({ ...florida, childrenUnder18: 'yes' }).errors).toMatchObject([
      { field: 'specificBequests' },
    ])
  })

  test('goes to nobody but a spouse after that', () => {
    const grown = { ...florida, childrenUnder18: 'no' }
    expect(check(grown).errors).toEqual([])
    expect(
      check(grown)
        .warnings.map(({ message }) => message)
        .join(),
    ).toContain('can give the home by will to nobody but the spouse')
    const elsewhere = check({ ...florida, state: 'Ohio' })
    expect(JSON.stringify(elsewhere)).not.toContain('Florida')
  })
})

test('Georgia keeps no fixed share for a spouse, and its guide says so', () => {
  const guide = instructionsText({ ...MARISOL, state: 'Georgia' })
  expect(guide).toContain('The law of Georgia keeps no fixed share')
  expect(guide).not.toContain('can usually claim a share')
  expect(instructionsText({ ...MARISOL, state: 'Ohio' })).toContain('can usually claim a share')
})

test('a state whose form is not printed says where to get it', () => {
  const guide = instructionsText({ ...MARISOL, state: 'South Carolina' })
  expect(guide).toContain('ask the probate court for the form')
  expect(guide).not.toMatch(
    /You and both witnesses swear an|You chose no affidavit|has no use for an affidavit/,
  )
})

test.each(['My cabin to Ann for her life', 'Bo may live in my flat until he dies'])(
  'warned: %s',
  (gift) => {
    const { warnings } = check({ ...MARISOL, specificBequests: gift })
    expect(warnings.map(({ message }) => message).join()).toContain('outright, not for life')
  },
)
