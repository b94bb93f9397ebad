import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/divorce-settlement-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { COUPLE, PARENTS } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

const ALIMONY =
  'If alimony/spousal support is included, you must specify the payer, amount, and duration'
const SUPPORT = 'If there are children, you must specify child support details'
const CUSTODY = 'If there are children, you must specify custody and visitation arrangements'

describe('answers that may be bought', () => {
  test.each([
    ['case A', PARENTS],
    ['case B, stale answers and all', { ...COUPLE, noSupport: 'waive' }],
    ['the sample', template.sampleAnswers],
    ['filing on the day of separation', { ...PARENTS, filingDate: '2025-08-01' }],
    ['amounts with cents', { ...PARENTS, alimonyAmount: 950.5, childSupportAmount: '1180.25' }],
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [] })
  })

  test('child support of 0 is an amount', () => {
    for (const childSupportAmount of [0, '0', '0.00']) {
      expect(check({ ...PARENTS, childSupportAmount }).errors).toEqual([])
    }
  })

  test('unticked boxes ask for nothing', () => {
    const { errors } = check({
      ...PARENTS,
      hasAlimony: false,
      alimonyAmount: 0,
      hasChildren: false,
      custodyArrangement: '',
    })
    expect(errors).toEqual([])
  })

  test('a missing date is not compared', () => {
    const { errors } = check({ ...PARENTS, marriageDate: '', separationDate: '2011-06-18' })
    expect(errors).toEqual([{ field: 'marriageDate', message: 'Date of marriage is required.' }])
  })
})

test.each(negative)('$name', ({ change, field, message }) => {
  expect(check({ ...PARENTS, ...change }).errors[0]).toEqual({ field, message })
})

test('several failures come in the order of the specification', () => {
  const { errors } = check({
    hasAlimony: true,
    hasChildren: true,
    marriageDate: '2011-06-18',
    separationDate: '2011-06-18',
    filingDate: '2011-06-17',
  })
  expect(errors.slice(0, 9)).toEqual([
    { field: 'alimonyPayer', message: ALIMONY },
    { field: 'alimonyAmount', message: ALIMONY },
    { field: 'alimonyDuration', message: ALIMONY },
    { field: 'childSupportPayer', message: SUPPORT },
    { field: 'childSupportAmount', message: SUPPORT },
    { field: 'custodyArrangement', message: CUSTODY },
    { field: 'visitationSchedule', message: CUSTODY },
    {
      field: 'separationDate',
      message: 'The separation date must be after the marriage date',
    },
    {
      field: 'filingDate',
      message: 'The divorce filing date should not be before the separation date',
    },
  ])
  expect(errors[9]?.field).toBe('date')
})

const PRIVATE =
  'Please remove full account or Social Security numbers. Use the last four digits only.'
const CARE = 'The parent with primary care is listed as paying support. Please check.'

const HINTS: [string, Answers, string, string | undefined][] = [
  [
    'filed long after the agreement date',
    { filingDate: '2026-04-16' },
    'filingDate',
    'Check the filing date: it is later than the agreement date.',
  ],
  ['filed within 30 days of it', { filingDate: '2026-04-15' }, 'filingDate', undefined],
  [
    'an item in both lists',
    { spouse2Property: '2019 Ford F-150\n2021  subaru forester' },
    'spouse2Property',
    'This item is listed for both spouses. Please keep it in one list.',
  ],
  ['a Social Security number', { additionalTerms: 'SSN 123-45-6789' }, 'additionalTerms', PRIVATE],
  ['a full account number', { spouse1Debts: 'Card 4111111111111111' }, 'spouse1Debts', PRIVATE],
  ['seven digits', { spouse1Debts: 'Loan 4111111' }, 'spouse1Debts', undefined],
  ['a long docket number', { courtInfo: 'Case 2025000123' }, 'courtInfo', undefined],
  ['a Social Security number of the court', { courtInfo: '123-45-6789' }, 'courtInfo', PRIVATE],
  [
    'no child support',
    { childSupportAmount: 0 },
    'childSupportAmount',
    'Most courts want a written reason for no child support. Write it under "Why the agreed amount differs".',
  ],
  ['the main parent pays', { childSupportPayer: 'Spouse 1' }, 'childSupportPayer', CARE],
  ['the deciding parent pays', { custodyArrangement: 'sole_spouse2' }, 'childSupportPayer', CARE],
  ['shared care', { custodyArrangement: 'joint_shared' }, 'childSupportPayer', undefined],
  [
    'alimony in Texas',
    { state: 'Texas' },
    'hasAlimony',
    'Texas limits court-ordered maintenance. Read the Texas page before signing.',
  ],
  ['no alimony in Texas', { state: 'Texas', hasAlimony: false }, 'hasAlimony', undefined],
  [
    'alimony for life outside Florida',
    { alimonyDuration: 'for life' },
    'alimonyDuration',
    undefined,
  ],
  [
    'children in New York',
    { state: 'New York' },
    'hasChildren',
    'New York requires extra wording when support differs from the guideline. Fill in the blanks in the state article.',
  ],
  [
    'a short schedule',
    { visitationSchedule: 'Every other weekend.' },
    'visitationSchedule',
    'Please describe the schedule in more detail.',
  ],
]

test.each(HINTS)('hint: %s', (_, change, field, message) => {
  const { errors, warnings } = check({ ...PARENTS, ...change })
  expect(errors).toEqual([])
  expect(warnings.find((warning) => warning.field === field)?.message).toBe(message)
})

test('the form opens with the defaults of the brief', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    date: TODAY,
    state: 'Connecticut',
    unlistedPropertyRule: 'equal',
    spouse1Debts: 'None',
    spouse2Debts: 'None',
    jointDebtsRule: 'equal',
    hasAlimony: false,
    alimonyModifiable: 'yes',
    hasChildren: false,
    childSupportDuration: 'state_law',
    custodyArrangement: '',
    filingDate: '',
    county: '',
  })
})
