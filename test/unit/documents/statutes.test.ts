import { describe, expect, test } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentText } from '../../../shared/documents/engine/plain-text.ts'
import { statutesOf } from '../../../shared/documents/engine/statutes.ts'
import { STATE_NAMES, type StateName } from '../../../shared/documents/toolbox/states.ts'
import { withAgreement } from '../../support/fixture-template/index.ts'

const print = (source: string): string =>
  documentText(assemble(withAgreement(source), 'agreement', {}, { today: '2026-11-22' }))

const certificate = (state: string, kind = 'acknowledgment', more = '') =>
  print(
    `{% certificate kind="${kind}" state="${state}" county="Kings" signer="Ann Lee" capacity="as Manager of Elm, LLC" ${more} /%}`,
  )

const R = 'This record was acknowledged before me on [Date] by Ann Lee, as Manager of Elm, LLC.'
const U = 'The foregoing instrument was acknowledged before me this [Date] by Ann Lee, as Manager'
const N = 'This instrument was acknowledged before me on [Date] by Ann Lee, as Manager'
const L =
  'as Manager of Elm, LLC, known to me (or satisfactorily proven) to be the person whose name is'
const F = 'to me known to be the person described in and who executed the foregoing instrument'

/** The words that the law of each state asks of an acknowledgment. */
const WORDS: Readonly<Record<StateName, string>> = {
  Alabama: 'being informed of the contents of the instrument, he (she) executed the same',
  Alaska: U,
  Arizona: R,
  Arkansas: L,
  California: 'who proved to me on the basis of satisfactory evidence to be the person(s) whose',
  Colorado: R,
  Connecticut: U,
  Delaware: R,
  'District of Columbia': N,
  Florida: 'by means of ☐ physical presence or ☐ online notarization, this [Date] by Ann Lee',
  Georgia: R,
  Hawaii: 'acknowledged that the person executed the same as the person’s free act and deed',
  Idaho: R,
  Illinois: N,
  Indiana: R,
  Iowa: R,
  Kansas: R,
  Kentucky: U,
  Louisiana: L,
  Maine: R,
  Maryland: R,
  Massachusetts: 'proved to me through satisfactory evidence of identification, which were',
  Michigan: U,
  Minnesota: R,
  Mississippi: 'within my jurisdiction, the within named Ann Lee, as Manager of Elm, LLC, who',
  Missouri: F,
  Montana: R,
  Nebraska: U,
  Nevada: N,
  'New Hampshire': R,
  'New Jersey': R,
  'New Mexico': R,
  'New York': 'personally appeared Ann Lee, personally known to me or proved to me on the basis of',
  'North Carolina': 'personally appeared before me this day, acknowledging to me that he or she',
  'North Dakota': R,
  Ohio: U,
  Oklahoma: N,
  Oregon: R,
  Pennsylvania: R,
  'Rhode Island': R,
  'South Carolina': U,
  'South Dakota': 'known to me or satisfactorily proven to be the person whose name is subscribed',
  Tennessee: 'with whom I am personally acquainted (or proved to me on the basis of satisfactory',
  Texas: N,
  Utah: U,
  Vermont: R,
  Virginia: U,
  Washington: R,
  'West Virginia': R,
  Wisconsin: R,
  Wyoming: R,
}

/** Where the place is not named "State of X, County of Kings". */
const VENUES: Partial<Record<StateName, string>> = {
  Alaska: 'State of Alaska, Judicial District or Municipality of Kings',
  California: 'State of California\nCounty of Kings\n',
  'District of Columbia': '\nDistrict of Columbia\n',
  Hawaii: 'State of Hawaii, Circuit or County of Kings',
  Kentucky: 'Commonwealth of Kentucky, County of Kings',
  Louisiana: 'State of Louisiana, Parish of Kings',
  Massachusetts: 'Commonwealth of Massachusetts, County of Kings, ss.',
  'New York': 'State of New York, County of Kings, ss.',
  'North Carolina': 'Kings County, North Carolina',
  Pennsylvania: 'Commonwealth of Pennsylvania, County of Kings',
  Virginia: 'Commonwealth of Virginia, County/City of Kings',
}

/** What else the notary has to find on the page. */
const LINES: Partial<Record<StateName, string>> = {
  Connecticut: 'Notary Public or Commissioner of the Superior Court',
  Hawaii: 'Number of pages: [Pages] Description:',
  Indiana: 'County of commission: [County of commission]',
  Michigan: 'Acting in the County of (if another): [',
}

const PLURAL = /\bindividual\(s\)|\bpersons? or persons|executed the same as their|\bthey\b/

test.each(['acknowledgment', 'jurat'])('every state has one entry for the %s', (kind) => {
  expect([...statutesOf(kind).keys()].sort()).toEqual(['any', ...STATE_NAMES].sort())
  for (const { cite, checked, content } of statutesOf(kind).values()) {
    expect(cite).not.toBe('')
    expect(checked).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(content.length).toBeGreaterThan(0)
  }
})

describe('the acknowledgment', () => {
  test.each(STATE_NAMES)('in %s has its words, its venue and its lines', (state) => {
    const text = certificate(state)
    expect(text).toContain(WORDS[state])
    expect(text).toContain(VENUES[state] ?? `State of ${state}, County of Kings`)
    expect(text).toContain(LINES[state] ?? 'Seal')
    expect(text).toContain('Ann Lee')
    if (state === 'California') return
    expect(text).not.toMatch(PLURAL)
    expect(text).toContain('My commission expires: [')
    expect(text.split('\n')[0]).toBe('Notary Acknowledgment')
  })

  test('in California starts with its notice, and knows nobody personally', () => {
    const text = certificate('California')
    expect(text).toMatch(
      /^---\nA notary public or other officer completing this certificate verifies/,
    )
    expect(text).toContain('I certify under PENALTY OF PERJURY under the laws of the State of')
    expect(text).not.toMatch(/personally known|Elm, LLC/)
  })

  test('asks how the signer was identified only where the words do not', () => {
    const asks = STATE_NAMES.filter((state) => certificate(state).includes('The signer is ☐'))
    const silent = STATE_NAMES.filter((state) => !asks.includes(state))
    expect(silent).toEqual([
      ...['Alabama', 'Arkansas', 'California', 'Florida', 'Hawaii', 'Louisiana', 'Massachusetts'],
      ...['Missouri', 'New York', 'South Dakota', 'Tennessee'],
    ])
  })

  test('of New York law has its words in another state too', () => {
    const text = certificate('Ohio', 'acknowledgment', 'law="New York"')
    expect(text).toContain('State of Ohio, County of Kings')
    expect(text).toContain(WORDS['New York'])
  })

  test('has the words of the law where the place of signing is not known', () => {
    const open = '{% certificate law="Florida" signer="Ann Lee" /%}'
    expect(print(open)).toContain('State of [State], County of [County]')
    expect(print(open)).toContain('☐ physical presence')
    const californian = print('{% certificate law="California" signer="Ann Lee" /%}')
    expect(californian).toContain('This record was acknowledged before me')
  })

  test('names an independent city without a county', () => {
    const city = '{% certificate state="Nevada" county="Carson City" signer="Ann Lee" /%}'
    expect(print(city)).toContain('State of Nevada, Carson City\n')
  })
})

describe('the jurat', () => {
  test.each(STATE_NAMES)('in %s says that an oath was taken', (state) => {
    const text = certificate(state, 'jurat')
    expect(text).toMatch(/sworn to|swore to/i)
    expect(text).not.toContain('acknowledged')
    expect(text).toContain(VENUES[state] ?? `State of ${state}, County of Kings`)
  })

  test('in California has the same notice', () => {
    expect(certificate('California', 'jurat')).toMatch(/^---\nA notary public or other officer/)
  })
})

test('a kind of which no words were collected has none', () => {
  expect(statutesOf('unknown').size).toBe(0)
  expect(print('{% if prescribes("unknown", "Ohio") %}Own{% else /%}None{% /if %}')).toBe('None\n')
  expect(print('A.\n\n{% statutory-text kind="unknown" state="Ohio" /%}')).toBe('A.\n')
})
