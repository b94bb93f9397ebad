import { describe, expect, test } from 'vitest'
import { isAddressIn } from '../../../shared/documents/articles-of-incorporation/address.ts'
import { template } from '../../../shared/documents/articles-of-incorporation/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { CONNECTICUT, ELSEWHERE } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

test.each(['Arizona', 'Maryland', 'Ohio'])(
  '%s wants the principal office in the state',
  (state) => {
    const warned = (principalOffice: string) =>
      checkAnswers(
        template,
        { ...CONNECTICUT, state, principalOffice },
        { today: TODAY },
      ).warnings.some(({ message }) => message.startsWith(`${state} asks for a principal office`))
    expect(warned('9 River St, New Haven, CT 06513')).toBe(true)
    expect(warned(`9 River St, ${state}`)).toBe(false)
  },
)

describe('answers that may be bought', () => {
  test.each(Object.entries(ELSEWHERE))('case A in %s', (_, answers) => {
    expect(check(answers).errors).toEqual([])
  })
})

test.each([
  ['Connecticut', 'Hartford, CT 06103', true],
  ['Connecticut', 'Hartford, ct', true],
  ['Connecticut', 'Hartford, Connecticut', true],
  ['Connecticut', 'Boston, MA', false],
  ['Indiana', '1 Main Street, Chicago, IL', false],
  ['Indiana', '1 House in the Wood, Chicago, IL', false],
  ['Indiana', 'Gary, in 46402', true],
  ['Indiana', 'Gary, IN', true],
  ['Kansas', 'Little Rock, Arkansas', false],
  ['Kansas', 'Wichita, Kansas', true],
  ['Virginia', 'Charleston, West Virginia', false],
  ['Virginia', 'Charleston, WV 25301', false],
  ['Virginia', 'Richmond, Virginia', true],
  ['West Virginia', 'Charleston, West  Virginia', true],
  ['Maine', 'Rome, ME', true],
  ['New York', '1 Elm\nTroy\nNew York', true],
  ['Delaware', '12 Delaware Ave, Boston, MA', false],
  ['Washington', '5 Washington Street, Troy, NY 12180', false],
  ['Virginia', '9 Virginia Lane, Atlanta, GA 30301', false],
  ['Maine', 'Maine Road, Concord, NH', false],
  ['Georgia', '1 Georgia Court, Miami, FL', false],
  ['New York', 'New York, NY 10001', true],
])('%s: %j is in the state: %s', (state, address, expected) => {
  expect(isAddressIn(address, state)).toBe(expected)
})

test('the form is for all states', () => {
  const options = template.steps.flatMap(({ fields }) => fields).find(({ key }) => key === 'state')
  const offered = options?.options?.map(({ value }) => value) ?? []
  expect(offered).toHaveLength(51)
  expect(check({ ...CONNECTICUT, state: 'South Carolina' }).errors[0]?.message).toContain(
    'Ask an attorney licensed in South Carolina',
  )
})
