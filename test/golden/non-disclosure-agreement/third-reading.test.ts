import { expect, test } from 'vitest'
import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { agreementText, ROBOTS, SAUCES } from './cases.ts'

const errorsOf = (answers: Answers) => checkAnswers(template, answers, { today: TODAY }).errors

const STAFF =
  'an officer, partner, manager or employee of it who needs Confidential Information for the Purpose.'

const ROWS: Row[] = [
  {
    when: 'a named outsider comes in addition to the staff',
    from: ROBOTS,
    change: { sharingExceptions: 'The accountant of the receiving party' },
    says: [STAFF, "Only the receiver's own people who need it and the Permitted Recipients"],
    omits: ['Names still to be written in', 'must take part in its decisions'],
  },
  {
    when: 'no outsider leaves the staff in',
    from: SAUCES,
    change: { receivingType: 'llc' },
    says: [STAFF, "Only the receiver's own people who need it"],
    omits: ['No exceptions'],
  },
  {
    when: 'a person has no staff',
    from: SAUCES,
    change: { receivingParty: 'Ana Ruiz', receivingType: 'person' },
    says: ['No exceptions', '"it" also stands for a person'],
    omits: ['Representative means'],
  },
  {
    when: 'affiliates and advisers',
    from: ROBOTS,
    change: { shareAffiliates: true, shareAdvisers: true },
    says: [
      'It also means its affiliates and their people, and its professional advisers, as far as',
    ],
    omits: ['An outsider is none'],
  },
  ...(['fixed', 'perpetual'] as const).map((termType) => ({
    when: `an employee, with a period that is ${termType}`,
    from: SAUCES,
    change: { relationshipType: 'employee', termType },
    says: ['It ends earlier when the employment ends or, if none begins, the hiring talks end.'],
  })),
  {
    when: 'people who are named without their names',
    from: ROBOTS,
    change: { sharingExceptions: 'Two named engineers' },
    says: ['Names still to be written in:'],
  },
  {
    when: 'secret talks and fees',
    from: SAUCES,
    change: { secretTalks: true, legalFees: 'prevailing' },
    says: [
      'Neither party tells others that the parties are in talks on the Purpose',
      'The party that mainly prevails in a lawsuit',
    ],
    omits: ['Each party bears its own fees'],
  },
]

test.each(ROWS)('$when', ({ from, change, ...wording }) => {
  expectWording(agreementText({ ...from, ...change }), wording)
})

test('a name that sounds like a business has to say what it is', () => {
  const open = {
    ...SAUCES,
    disclosingParty: 'Quillmoor Candle Works',
    disclosingSignatory: '',
    disclosingTitle: '',
  }
  expect(errorsOf(open)).toEqual([
    { field: 'disclosingType', message: expect.stringContaining('sounds like a business') },
  ])
  expect(errorsOf({ ...open, disclosingSignatory: 'Ana Ruiz', disclosingTitle: 'Owner' })).toEqual(
    [],
  )
  expect(errorsOf({ ...open, disclosingParty: 'Grace Church' })).toEqual([])
})
