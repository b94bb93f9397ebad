import { describe, expect, test } from 'vitest'
import { isAddressIn } from '../../../shared/documents/articles-of-incorporation/address.ts'
import { template } from '../../../shared/documents/articles-of-incorporation/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { CONNECTICUT, ELSEWHERE, NEW_YORK } from './cases.ts'
import negative from './negative.json' with { type: 'json' }

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
  test.each([
    ['case A', CONNECTICUT],
    ['case B', NEW_YORK],
    ['the sample', template.sampleAnswers],
  ])('%s', (_, answers) => {
    expect(check(answers)).toEqual({ errors: [], warnings: [] })
  })

  test.each(Object.entries(ELSEWHERE))('case A in %s', (_, answers) => {
    expect(check(answers).errors).toEqual([])
  })
})

test.each(negative)('$message $change', ({ change, field, message }) => {
  expect(check({ ...CONNECTICUT, ...change }).errors).toEqual([{ field, message }])
})

test('the three specified checks come first, in their order', () => {
  const { errors } = check({ state: 'Connecticut', sharesAuthorized: 0, corporationName: 'Acme' })
  expect(errors.slice(0, 3).map(({ field }) => field)).toEqual([
    'corporationName',
    'sharesAuthorized',
    'registeredAgentAddress',
  ])
  expect(errors).toContainEqual({
    field: 'incorporatorName',
    message: 'Incorporator is required.',
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

const PERIOD = 'Add the period: Inc.'
const INSIDE = 'The ending in your name is part of another word. Add Inc., Corp. or another ending.'
const APPROVAL = 'This word may need state approval in the name.'
const FEE = 'More than 20,000 shares raises the Connecticut fee.'
const TAX =
  "More than 5,000 shares raises Delaware's yearly tax by the share method: it is about $250 for this number. The assumed-par method counts what the corporation owns and starts at $400; it may be chosen when the tax is paid."
const AHEAD = 'Check the date. Most states allow only a short delay.'
const SIGN = 'Each director named must sign the articles.'
const THREE = 'Massachusetts asks for three directors unless there are fewer shareholders.'

const HINTS: [string, Answers, string, string | undefined][] = [
  ['no period', { corporationName: 'Acme inc' }, 'corporationName', PERIOD],
  ['Unlimited', { corporationName: 'Unlimited Gear' }, 'corporationName', INSIDE],
  ['Accompany', { corporationName: 'Accompany Travel' }, 'corporationName', INSIDE],
  ['a bank', { corporationName: 'Seed Bank Corp.' }, 'corporationName', APPROVAL],
  ['a bankable name', { corporationName: 'Bankable Corp.' }, 'corporationName', undefined],
  ['20,000 shares', { sharesAuthorized: 20000 }, 'sharesAuthorized', undefined],
  ['20,001 shares', { sharesAuthorized: 20001 }, 'sharesAuthorized', FEE],
  ['90 days', { incorporationDate: '2027-02-19' }, 'incorporationDate', undefined],
  ['91 days', { incorporationDate: '2027-02-20' }, 'incorporationDate', AHEAD],
  [
    '5,000 in Delaware',
    { ...ELSEWHERE.Delaware, sharesAuthorized: 5000 },
    'sharesAuthorized',
    undefined,
  ],
  ['5,001 in Delaware', { ...ELSEWHERE.Delaware, sharesAuthorized: 5001 }, 'sharesAuthorized', TAX],
  ['California', { ...ELSEWHERE.California }, 'initialDirectors', SIGN],
  ['two in Massachusetts', { ...ELSEWHERE.Massachusetts }, 'initialDirectors', THREE],
  [
    'preferred',
    { shareType: 'preferred stock' },
    'shareType',
    'This form has one class of shares. See a lawyer before creating preferred stock.',
  ],
]

test.each(HINTS)('hint: %s', (_, change, field, message) => {
  const { warnings } = check({ ...CONNECTICUT, ...change })
  expect(warnings.find((warning) => warning.field === field)?.message).toBe(message)
})

test('names that only warn pass', () => {
  expect(check({ ...CONNECTICUT, corporationName: 'Unlimited Gear' }).errors).toEqual([])
})

test('the form opens with the defaults of the specification', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    state: 'Connecticut',
    incorporationDate: TODAY,
    businessPurpose: 'any lawful business',
    sharesAuthorized: 1000,
    shareType: 'common stock par value $0.01',
    fiscalYearEnd: 'December 31',
  })
})
