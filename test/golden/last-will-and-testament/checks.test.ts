import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, MARISOL, OWEN } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
  test.each([
    ['case A', MARISOL],
    ['the sample', template.sampleAnswers],
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [] })
  })

  test('case B, with its two warnings', () => {
    expect(check(OWEN)).toEqual({
      errors: [],
      warnings: [
        {
          field: 'alternateExecutor',
          message: 'Without a substitute, the court will choose if your executor cannot serve.',
        },
        {
          field: 'executorAddress',
          message:
            'Florida accepts an out-of-state executor only if closely related to you or married to such a relative.',
        },
      ],
    })
  })

  test.each([
    'Ana 33.33%; Bo 66.67%',
    'Ana 33.3%; Bo 33.3%; Cy 33.4%',
    'Ana 100 percent',
    'Ana .5%; Bo 99.5%',
    'Ana and Bo in equal shares',
  ])('shares of %j', (residualBeneficiary) => {
    expect(check({ ...MARISOL, residualBeneficiary }).errors).toEqual([])
  })

  test('a spouse may be executor, and a name inside another name is another person', () => {
    expect(check({ ...MARISOL, witness1: 'Elena Satori' }).errors).toEqual([])
  })
})

test('the given keys alone make a complete will', () => {
  const added = [
    'childrenUnder18',
    'omittedPersons',
    'alternateResidualBeneficiary',
    'debtsOwedToMe',
    'executorBond',
    'courtSupervision',
    'custodianForMinors',
    'selfProvingAffidavit',
  ]
  const given = Object.fromEntries(Object.entries(MARISOL).filter(([key]) => !added.includes(key)))
  expect(check(given).errors).toEqual([])
  const text = agreementText(given)
  for (const wording of [
    'I nominate and appoint Tomas Rivera',
    'instead to my descendants who survive me',
    'I waive bond',
    'Affidavit of the Witnesses',
  ]) {
    expect(text).toContain(wording)
  }
})

test.each(negative)('$name', ({ change, field, message }) => {
  expect(check({ ...MARISOL, ...change }).errors[0]).toEqual({ field, message })
})

test('a name known in two ways is one person', () => {
  const fullName = 'Marisol Anne Quintero, also known as Mari Vega'
  expect(check({ ...MARISOL, fullName, executor: 'mari vega' }).errors[0]).toEqual({
    field: 'executor',
    message: 'You cannot name yourself as executor.',
  })
})

test('the checks report in their order, before what is only missing', () => {
  const { errors } = check({
    ...MARISOL,
    fullName: 'Marisol',
    zip: '1',
    spouseName: '',
    children: '',
    guardian: '',
    residualBeneficiary: 'Ana 10%',
    address: '',
    witness2: 'Harold Benning',
    date: '2027-13-01',
  })
  expect(errors.map(({ field }) => field)).toEqual([
    'fullName',
    'zip',
    'spouseName',
    'children',
    'guardian',
    'residualBeneficiary',
    'witness2',
    'date',
    'address',
  ])
})

test.each([
  ['spouseName', 'single', 'yes'],
  ['children', 'married', 'no'],
  ['guardian', 'married', 'no'],
])('%s is not asked of the %s with children: %s', (field, maritalStatus, hasChildren) => {
  const answers = { ...MARISOL, maritalStatus, hasChildren, [field]: '' }
  expect(check(answers).errors).toEqual([])
})

const HINTS: [string, Answers, string, string | undefined][] = [
  ...['executor', 'guardian', 'custodianForMinors'].map(
    (role): [string, Answers, string, string] => [
      `a witness who is ${role}`,
      { [role]: 'Harold Benning' },
      'witness1',
      'It is safer to choose a witness who has no role in this will.',
    ],
  ),
  ['a witness without a role', {}, 'witness1', undefined],
  [
    'a day in the past',
    { date: '2026-11-20' },
    'date',
    'The signing date is in the past. Use the date on which you will really sign.',
  ],
  ['today', { date: TODAY }, 'date', undefined],
  [
    'the spouse as guardian',
    { guardian: 'Daniel Peter Quintero' },
    'guardian',
    "If your spouse is the children's other parent, name someone else: a living parent comes first.",
  ],
  [
    'no substitute',
    { alternateExecutor: '' },
    'alternateExecutor',
    'Without a substitute, the court will choose if your executor cannot serve.',
  ],
  [
    'a spouse who is left out',
    { residualBeneficiary: 'Ana Lee' },
    'residualBeneficiary',
    'A spouse can usually claim a share even if left out. See a lawyer before leaving out a spouse.',
  ],
  ['"my husband"', { residualBeneficiary: 'My husband' }, 'residualBeneficiary', undefined],
  [
    'a spouse with one gift',
    { residualBeneficiary: 'Ana Lee', specificBequests: 'My car to Daniel Peter Quintero' },
    'residualBeneficiary',
    undefined,
  ],
  [
    'an executor from elsewhere',
    { executorAddress: '1 Elm Street, Burlington, VT' },
    'executorAddress',
    'An out-of-state executor may need to appoint a local agent. This is usually simple.',
  ],
  [
    'an executor from a state written out',
    { executorAddress: '1 Elm Street\nCharleston, West Virginia 25301-1234, USA' },
    'executorAddress',
    'An out-of-state executor may need to appoint a local agent. This is usually simple.',
  ],
  [
    'an executor at home, written out',
    { executorAddress: '1 Elm Street, Hartford, Connecticut' },
    'executorAddress',
    undefined,
  ],
  ['an address without a state', { executorAddress: '1 Elm Street' }, 'executorAddress', undefined],
  [
    'a trust',
    { specificBequests: '$500 in trust for Bo Lee' },
    'specificBequests',
    'This form does not create a trust. Please see a lawyer for this gift.',
  ],
  [
    'trusted friends',
    { specificBequests: '$500 to my trusted friend' },
    'specificBequests',
    undefined,
  ],
  [
    'a gift among the wishes',
    { specialInstructions: 'I leave my ring to Bo' },
    'specialInstructions',
    'Put gifts in the specific gifts box; wishes here are not binding.',
  ],
  [
    'a married couple with community property',
    { state: 'Idaho' },
    'specificBequests',
    'In a community property state you can give away only your own half of what the two of you own together.',
  ],
  [
    'a single person there',
    { state: 'Idaho', maritalStatus: 'single', spouseName: '' },
    'specificBequests',
    undefined,
  ],
]

test.each(HINTS)('hint: %s', (_, change, field, message) => {
  const { errors, warnings } = check({ ...MARISOL, ...change })
  expect(errors).toEqual([])
  expect(warnings.find((warning) => warning.field === field)?.message).toBe(message)
})

test('the form opens with the defaults of the brief', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    state: 'Connecticut',
    maritalStatus: 'single',
    hasChildren: 'no',
    childrenUnder18: 'yes',
    executorBond: 'waive',
    selfProvingAffidavit: true,
    date: '',
    county: '',
  })
})

test('the form asks for the keys of the specification and twelve more', () => {
  const keys = template.steps.flatMap(({ fields }) => fields.map(({ key }) => key))
  const specified =
    'date fullName address city state zip maritalStatus spouseName hasChildren children specificBequests residualBeneficiary executor executorAddress alternateExecutor alternateExecutorAddress guardian guardianAddress alternateGuardian alternateGuardianAddress specialInstructions witness1 witness1Address witness2 witness2Address county'
  expect(keys).toEqual(expect.arrayContaining(specified.split(' ')))
  expect(keys.filter((key) => !specified.split(' ').includes(key))).toEqual([
    'childrenUnder18',
    'omittedPersons',
    'alternateResidualBeneficiary',
    'debtsOwedToMe',
    'executorBond',
    'courtSupervision',
    'custodianForMinors',
    'childrensTrust',
    'trustAge',
    'trustee',
    'alternateTrustee',
    'selfProvingAffidavit',
  ])
})
