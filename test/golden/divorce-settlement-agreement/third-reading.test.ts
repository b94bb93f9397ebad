import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import {
  childRows,
  readItem,
} from '../../../shared/documents/divorce-settlement-agreement/schedules.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { expectWording, type Row, TODAY } from '../../support/golden.ts'
import { agreementText, COUPLE, instructionsText, PARENTS } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

/** The couple without children in a state where a contract separates. */
const CONTRACT: Answers = { ...COUPLE, state: 'North Carolina', noSupport: 'waive' }

const ROWS: Row[] = [
  {
    when: 'Virginia without children',
    from: COUPLE,
    change: { state: 'Virginia' },
    says: ['only after 6 months of living apart (Va. Code § 20-91(A)(9)(a))'],
    omits: ['12 months of living apart'],
  },
  {
    when: 'Virginia with children',
    change: { state: 'Virginia' },
    says: ['only after 12 months of living apart'],
    omits: ['6 months of living apart'],
  },
  ...['North Carolina', 'Virginia', 'South Carolina', 'Maryland'].map(
    (state): Row => ({
      when: `${state}, where the agreement works from signing`,
      from: CONTRACT,
      change: { state },
      says: [
        'operate from the Effective Date unless',
        'No Judgment needed. This Agreement stays in force',
        'Within 60 days after the Effective Date the other spouse signs a deed',
        'Once signed by both spouses, this is a binding contract',
      ],
      omits: ['joint proposal', 'within 12 months after the Effective Date'],
    }),
  ),
  {
    when: 'a state whose court decides first',
    from: CONTRACT,
    change: { state: 'Ohio' },
    says: ['operate from the Judgment unless', 'joint proposal'],
    omits: ['No Judgment needed'],
  },
  {
    when: 'support is left to the court',
    from: CONTRACT,
    change: { state: 'Ohio', noSupport: 'reserve' },
    says: ['Left open. Neither spouse gives up'],
    omits: ['Mutual waiver', 'gives up every claim to past'],
  },
  {
    when: 'support is left to the court in California',
    from: CONTRACT,
    change: { state: 'California', noSupport: 'reserve' },
    says: ['keeps the power to award spousal support'],
    omits: ['cannot come back'],
  },
  {
    when: 'birth dates stand in the answer',
    change: { childrenDetails: 'Zola, 03/02/2015\nT., born 2013-06-11\nM., born on June 11, 2019' },
    says: ['1\nZola\n2015\n2\nT.\n2013\n3\nM.\n2019'],
    omits: ['03/02', '06-11', 'June 11'],
  },
  {
    when: 'the county is answered with the word itself',
    change: { state: 'Ohio', county: 'Cuyahoga County' },
    says: ['County of Cuyahoga'],
    omits: ['Cuyahoga County'],
  },
  {
    when: 'things pass in ways of their own',
    change: {
      spouse1Property:
        'Co-op shares at 1 Canal St - $220,000\nQuill Holdings, Inc. - $85,000\nArmy pension',
      spouse2Property: 'Yacht - $2,000',
    },
    says: [
      'Co-op transfer',
      '$85,000.00\nAssignment',
      'Military order',
      '$2,000.00\nTitle transfer',
    ],
    omits: ['Handover'],
  },
  {
    when: 'parents answered what else would be a blank',
    change: {
      state: 'Ohio',
      childrenHomeState: 'Ohio',
      insuranceParent: 'Spouse 1',
      expenseShare: 60,
      collegeCosts: 'half',
      dependentsClaim: 'alternate',
      holidayPlan: 'even_2',
    },
    says: [
      'home state is Ohio.',
      'Health insurance. Spouse 1 carries',
      'Spouse 1 bears 60 percent of them and Spouse 2 40 percent.',
      'Each parent pays half of the reasonable cost of a first degree',
      'as a dependent in even years and Spouse 2 in odd years.',
      'Thanksgiving\nSpouse 2\nSpouse 1',
      'Winter break, first half\nSpouse 1\nSpouse 2',
    ],
    omits: ['If none is ticked', 'if none is ticked', 'equally if the lines are blank'],
  },
]

describe('the printed agreement', () => {
  test.each(ROWS)('$when', ({ from = PARENTS, change, ...wording }) => {
    expectWording(agreementText({ ...from, ...change }), wording)
  })
})

describe('an amount at the end of a line', () => {
  test.each([
    ['House at 901 Hollow - $310,000', 'House at 901 Hollow', '', '$310,000.00'],
    ['Savings account ending 1234: $5,000', 'Savings', '1234', '$5,000.00'],
    ['2019 wagon (worth $14,000)', '2019 wagon', '', '$14,000.00'],
    ['Loan ending 7740, balance 11900', 'Loan', '7740', '$11,900.00'],
    ['Boat valued at $900', 'Boat', '', '$900.00'],
    ['Checking - 1234', 'Checking - 1234', '', ''],
    ['Half of $5,000 and $20', 'Half of $5,000 and $20', '', ''],
  ])('%s', (line, item, lastFour, amount) => {
    expect(readItem(line)).toEqual({ item, lastFour, amount })
  })
})

test('the guide of a contract state counts from signing', () => {
  const guide = instructionsText(CONTRACT)
  expect(guide).toContain('Deeds (into escrow)\nWithin 60 days after signing')
  expect(guide).toContain('COBRA notice\nWithin 60 days after the judgment')
  expect(guide).toContain('Carry it out after signing.')
})

test('a line without a date stays whole', () => {
  expect(childRows('May Lee')).toEqual([['1', 'May Lee', '']])
})

test('nobody waives support without being asked', () => {
  const { noSupport: _, ...open } = CONTRACT
  expect(check(open).warnings.map(({ field }) => field)).toContain('noSupport')
  expect(check(CONTRACT).warnings.map(({ field }) => field)).not.toContain('noSupport')
})

test.each(['indefinitely', 'until remarriage', 'for life'])(
  'Florida refuses alimony %s',
  (alimonyDuration) => {
    const { errors } = check({ ...PARENTS, state: 'Florida', alimonyDuration })
    expect(errors).toMatchObject([{ field: 'alimonyDuration' }])
  },
)
