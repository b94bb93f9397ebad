import { describe, expect, test } from 'vitest'
import { expectWording, type Row } from '../../support/golden.ts'
import { agreementText, CONNECTICUT, instructionsText, NEW_YORK } from './cases.ts'

const LOUISIANA = {
  ...CONNECTICUT,
  state: 'Louisiana',
  signingState: 'Louisiana',
  county: 'Orleans',
  registeredAgentAddress: '2 Canal Street, New Orleans, LA 70130',
}

const ROWS: Row[] = [
  {
    when: 'New York, whose office wants a backer',
    from: NEW_YORK,
    change: {},
    says: [
      'under section 402 of the Business Corporation Law\nFiled by\nAdaeze Nwosu\nAddress of the filer\n',
    ],
  },
  {
    when: 'a service files in New York',
    from: NEW_YORK,
    change: { filerName: 'Quill Filings', filerAddress: '9 State Street, Albany, NY 12207' },
    says: ['Filed by\nQuill Filings\nAddress of the filer\n9 State Street, Albany, NY 12207'],
  },
  {
    when: 'Louisiana, which wants both signatures acknowledged',
    from: LOUISIANA,
    change: {},
    says: ['The notary’s certificates are part of the filing', 'notary’s certificates of both'],
    omits: ['OPTIONAL', 'Optional'],
  },
  {
    when: 'an office that was answered as shares',
    change: { sharesAuthorized: 850, shareType: 'common shares without par value' },
    says: ['850 shares of common stock without par value'],
    omits: ['shares of common shares'],
  },
  {
    when: 'Virginia and its cities',
    change: { state: 'Virginia', officeCounty: 'the City of Staunton' },
    says: [', in the City of Staunton.', 'why the agent qualifies'],
    omits: ['city or county of the', 'city or county of City'],
  },
  {
    when: 'Oregon without a director',
    change: { state: 'Oregon', initialDirectors: '' },
    says: ['an authorized representative with direct knowledge', 'which of the three]'],
  },
  {
    when: 'Indiana, which has its own form',
    change: { state: 'Indiana' },
    says: ['WORKSHEET', 'Copy: the charter'],
    omits: ['File: the charter'],
  },
  {
    when: 'a later beginning',
    change: { effectiveDate: '2026-06-01' },
    says: ['takes effect on June 1, 2026 or, if the state files it later, when it does.'],
    omits: ['takes effect when the state files it, or at'],
  },
  { when: 'a charter that is filed', change: {}, omits: ['FILE: '] },
]

describe('the charter', () => {
  test.each(ROWS)('$when', ({ from = CONNECTICUT, change, ...wording }) => {
    expectWording(agreementText({ ...from, ...change }), wording)
  })
})

test('the guide says what is filed', () => {
  expect(instructionsText(LOUISIANA)).toContain('Sign before a notary.')
  expect(instructionsText(LOUISIANA)).toContain('Notary pages\nThe notary only\nFile')
  expect(instructionsText(NEW_YORK)).toContain('Back page with title and filer\nNobody\nFile')
  expect(instructionsText(CONNECTICUT)).toContain('Notary page\nThe notary only\nOptional')
})
