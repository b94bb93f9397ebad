import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, MARISOL } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

describe('answers that may be bought', () => {
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
