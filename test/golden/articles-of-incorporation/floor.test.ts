import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/articles-of-incorporation/index.ts'
import { delawareShareTax } from '../../../shared/documents/articles-of-incorporation/share-par.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { STATE_NAMES, STATES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { TODAY } from '../../support/golden.ts'
import { agreementText, CONNECTICUT, ELSEWHERE, instructionsText, NEW_YORK } from './cases.ts'

const inState = (state: StateName, more: Answers = {}): Answers => ({
  ...CONNECTICUT,
  state,
  registeredAgentAddress: `1 First Street, Springfield, ${STATES[state]} 12345`,
  ...more,
})
const errorsIn = (answers: Answers) => checkAnswers(template, answers, { today: TODAY }).errors
const filed = (answers: Answers) => agreementText(answers).split('Notary Acknowledgment')[0] ?? ''

/** What the charter says in the state and nowhere else. */
const FLOOR: [StateName, string[], Answers?][] = [
  ['California', ['The initial street address of the Corporation is 9 River St']],
  [
    'Georgia',
    [
      'in the County of Fulton',
      'the notice of incorporation published',
      'Its mailing address is the same',
    ],
  ],
  ['Illinois', ['at first issue these shares for this consideration: 500 shares for $5,000']],
  [
    'Maryland',
    [
      'under the general laws of the State of Maryland',
      'aggregate par value of all shares is $10.00',
      'The number of directors is at first 2',
    ],
  ],
  ['Missouri', ['The duration of the Corporation is perpetual.']],
  ['Oregon', ['direct knowledge of the Corporation’s operations and business: Tomas Ekwall']],
  ['Pennsylvania', ['provisions of the Business Corporation Law of 1988']],
  ['Tennessee', ['The Corporation is for profit.', 'in the County of Fulton']],
  ['Vermont', ['unlimited voting rights', 'net assets']],
  ['Virginia', ['a member of the Virginia State Bar', 'in the city or county of Fulton']],
  ['Virginia', ['limited liability company, or registered'], { registeredAgentName: 'Agents LLC' }],
  ['West Virginia', ['in the County of Fulton', 'at par, is $10.00']],
  ['Wisconsin', ['under chapter 180']],
  ['Arizona', ['known place of business in Arizona']],
  [
    'District of Columbia',
    ['To the District of Columbia Department of Licensing', 'law of the District of Columbia'],
  ],
]
const MORE = {
  officeCounty: 'Fulton',
  sharesIssued: '500 shares for $5,000',
  initialOfficers: 'President: Tomas Ekwall, 144 Edwards St, New Haven',
  fiscalYearEnd: 'June 30',
}

describe('the charter of a state', () => {
  test.each(FLOOR)('%s', (state, wordings, change) => {
    const text = filed(inState(state, { ...MORE, ...change }))
    for (const wording of wordings) expect(text).toContain(wording)
  })

  test.each(STATE_NAMES)('%s: may be bought or is refused, and gives no advice', (state) => {
    const answers = inState(state, MORE)
    const isRefused = state === 'South Carolina'
    expect(errorsIn(answers).map(({ field }) => field)).toEqual(isRefused ? ['state'] : [])
    const text = agreementText(answers)
    expect(text).not.toMatch(
      /No rules of|known in this product|\b(check|compare|ask the|look up)\b/i,
    )
    const takesOwnForm = text.includes('WORKSHEET')
    expect(text).not.toContain('FILE: ')
    expect(takesOwnForm).toBe(
      template.coverage?.[state].reason.startsWith('These pages are a work'),
    )
  })

  test.each([
    ['California', { principalOffice: '' }, 'principalOffice'],
    ['Georgia', { officeCounty: '' }, 'officeCounty'],
    ['Maryland', { initialDirectors: '' }, 'initialDirectors'],
    ['Nebraska', { shareType: 'common stock without par value' }, 'shareType'],
    ['Illinois', { sharesIssued: '' }, 'sharesIssued'],
  ] as const)('%s asks for more: %j', (state, change, field) => {
    expect(errorsIn(inState(state, { ...MORE, ...change }))).toMatchObject([{ field }])
  })
})

test('a New York name is written in English letters', () => {
  const named = { ...NEW_YORK, corporationName: 'Hudson & Søn Incorporated' }
  expect(errorsIn(named)).toMatchObject([{ field: 'corporationName' }])
  expect(errorsIn({ ...named, corporationName: 'Hudson & Son Incorporated' })).toEqual([])
})

test.each([
  [5_000, 175],
  [10_000, 250],
  [10_001, 335],
  [10_000_000, 85_165],
])('%i shares cost %i dollars a year in Delaware by the share method', (shares, tax) => {
  expect(delawareShareTax(shares)).toBe(tax)
})

test('Delaware protects officers as far as its section does', () => {
  expect(filed(ELSEWHERE.Delaware ?? {})).toContain(
    'a director or officer is not personally liable',
  )
  expect(filed(inState('Utah'))).not.toContain('or officer is not')
})

test('what is said of the notary page stands on no page that is filed', () => {
  const inCalifornia = agreementText({ ...CONNECTICUT, signingState: 'California' })
  expect(inCalifornia).toMatch(/WITNESS my hand[\s\S]*OPTIONAL: keep[\s\S]*KEEP: the pages/)
  expect(inCalifornia.match(/OPTIONAL:/g)).toHaveLength(1)
  expect(agreementText(CONNECTICUT)).toMatch(/---\nOPTIONAL: keep[\s\S]*Notary Acknowledgment/)
})

test('bylaws are attached where they are wanted, and nowhere promised', () => {
  for (const answers of [CONNECTICUT, NEW_YORK]) {
    expect(agreementText(answers)).not.toMatch(/if none is attached|those attached|Exhibit E/)
    const text = agreementText({ ...answers, bylaws: true })
    expect(text).toContain('The bylaws in Exhibit E are adopted.')
    expect(text).toContain('Exhibit E: Bylaws')
    expect(text).toContain('and D, with Exhibit E and the stamped charter')
    const guide = instructionsText({ ...answers, bylaws: true })
    expect(guide).toContain('Exhibit E is short bylaws')
    expect(guide).toContain('Exhibit E, bylaws\nThe secretary\nKeep')
  }
})

test.each([
  [
    'common stock with a par value of $0.0001 per share',
    'common stock with a par value of $0.0001 per share',
  ],
  ['common shares, par value $0.01 per share', 'common stock, par value $0.01 per share'],
  ['common, $0.01 per share', 'common stock, $0.01 per share'],
])('%s is printed after "shares of"', (shareType, printed) => {
  expect(filed({ ...CONNECTICUT, shareType })).toContain(`shares of ${printed}`)
})

test('the cover letter is sent with the filing, although it follows the pages that are kept', () => {
  const text = agreementText({ ...CONNECTICUT, coverLetter: true, sharePurchase: true })
  expect(text).toContain('are not filed. Only the cover letter is sent with the filing.')
  expect(text).toContain('with the cover letter on top.')
  expect(text).toContain('the bylaws, each share purchase agreement and the stamped charter')
  expect(agreementText(CONNECTICUT)).not.toContain('cover letter')
})

test.each([
  ['Arizona', 'the certificate of disclosure, and a copy'],
  ['Georgia', 'the state’s transmittal form, and a copy'],
  ['Pennsylvania', 'the docketing statement, and a copy'],
] as const)('the cover letter of %s lists the form of the state', (state, enclosed) => {
  expect(agreementText({ ...inState(state), coverLetter: true })).toContain(enclosed)
})
