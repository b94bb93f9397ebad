import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/last-will-and-testament/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, instructionsText, MARISOL } from './cases.ts'

const check = (answers: Answers) => checkAnswers(template, answers, { today: TODAY })

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

test.each(['My cabin to Ann for her life', 'Bo may live in my flat until he dies'])(
  'warned: %s',
  (gift) => {
    const { warnings } = check({ ...MARISOL, specificBequests: gift })
    expect(warnings.map(({ message }) => message).join()).toContain('outright, not for life')
  },
)

const STATUSES = ['', 'single', 'married', 'partnered', 'separated', 'divorced', 'widowed']
const OPTIONAL = [
  'specificBequests',
  'alternateResidualBeneficiary',
  'alternateExecutor',
  'alternateExecutorAddress',
  'guardian',
  'guardianAddress',
  'alternateGuardian',
  'custodianForMinors',
  'specialInstructions',
  'date',
  'county',
  'witness1',
  'witness2Address',
]
const CHILDREN: Answers[] = [
  { hasChildren: 'yes' },
  { hasChildren: 'yes', childrenUnder18: 'no' },
  { hasChildren: 'no' },
]
const TAKERS = ['Ana Lee', 'Ana Lee 60%; Bo Lee 40%']

const variants = STATUSES.flatMap((maritalStatus) =>
  CHILDREN.flatMap((children) =>
    TAKERS.flatMap((residualBeneficiary) =>
      [undefined, ...OPTIONAL].map((empty) => ({
        ...MARISOL,
        maritalStatus,
        ...children,
        residualBeneficiary,
        omittedPersons: empty === 'county' ? 'Al Lee' : '',
        ...(empty === undefined ? {} : { [empty]: '' }),
      })),
    ),
  ),
)

const articleNumbers = (text: string) =>
  [...text.matchAll(/^(\d+)\. (?!.*born )/gm)].map(([, number]) => Number(number))

test('every combination is punctuated and numbered without a gap', () => {
  for (const answers of variants) {
    const text = agreementText(answers)
    expect(text + instructionsText(answers)).not.toMatch(/ {2}| [,.;:](\s|$)|\.\.|,[.,;]|;\.| $/m)
    const numbers = articleNumbers(text)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(text).toMatch(/I give it to my heirs/)
  }
})
