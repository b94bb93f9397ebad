import { describe, expect, test } from 'vitest'
import { template } from '../../../shared/documents/non-disclosure-agreement/index.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { defaultsFor } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { TODAY } from '../../support/golden.ts'
import { ROBOTS, SAUCES } from './cases.ts'

const check = (answers: Answers, today = '2027-01-18') => checkAnswers(template, answers, { today })

test.each([
  ['N1', SAUCES],
  ['N2', { ...ROBOTS, agreementDate: '2027-01-20' }],
  ['the sample', template.sampleAnswers],
])('%s may be bought', (_, answers) => {
  expect(check(answers)).toEqual({ errors: [], warnings: [] })
})

const ERRORS: [string, Answers, string, string][] = [
  ['no end date', { endDate: '' }, 'endDate', 'End date is required for fixed-term agreements'],
  [
    'an empty list',
    { confidentialInfoType: 'specific', specificConfidentialInfo: ' ' },
    'specificConfidentialInfo',
    'Please specify what information is considered confidential',
  ],
  [
    'an end on the first day',
    { endDate: '2027-01-18' },
    'endDate',
    'The end date must be after the agreement date.',
  ],
  [
    'one party only',
    { receivingParty: 'THIMBLE  Cove Sauces, LLC' },
    'receivingParty',
    'The two parties must be different.',
  ],
  [
    "no title of the discloser's signer",
    { disclosingTitle: '' },
    'disclosingTitle',
    "Please add the signer's title.",
  ],
  [
    "no title of the receiver's signer",
    { receivingTitle: ' ' },
    'receivingTitle',
    "Please add the signer's title.",
  ],
  ['no purpose', { purpose: '' }, 'purpose', 'Purpose is required.'],
  ['no discloser', { disclosingParty: '' }, 'disclosingParty', 'Disclosing party is required.'],
  ['a day that does not exist', { endDate: '2027-02-30' }, 'endDate', 'Please enter a valid date'],
]

test.each(ERRORS)('%s is refused', (_, change, field, message) => {
  expect(check({ ...SAUCES, ...change }).errors).toEqual([{ field, message }])
})

test('N2 with an empty list is refused', () => {
  expect(check({ ...ROBOTS, specificConfidentialInfo: '' }).errors).toEqual([
    {
      field: 'specificConfidentialInfo',
      message: 'Please specify what information is considered confidential',
    },
  ])
})

test('the two specified checks come first', () => {
  const { errors } = check({ termType: 'fixed', confidentialInfoType: 'specific' })
  expect(errors.slice(0, 3)).toEqual([
    { field: 'endDate', message: 'End date is required for fixed-term agreements' },
    {
      field: 'specificConfidentialInfo',
      message: 'Please specify what information is considered confidential',
    },
    { field: 'agreementDate', message: 'Agreement date is required.' },
  ])
})

test('titles are not asked of a person, nor an end date without an end', () => {
  const person = { disclosingSignatory: '', disclosingTitle: '' }
  expect(check({ ...SAUCES, ...person }).errors).toEqual([])
  expect(check({ ...SAUCES, termType: 'perpetual', endDate: '' }).errors).toEqual([])
})

const COMPETITION =
  'This agreement protects information only. It does not restrict competition or hiring.'
const PRIVACY = 'Special privacy laws apply. This agreement may not be enough.'
const ONE_SIDE = 'This form protects one side only. Use two copies or a mutual agreement.'
const CONDUCT = 'This agreement cannot keep unlawful conduct secret. Ask a lawyer.'
const ITEMS = 'Please list actual items, or choose "All non-public information".'
const HARDEST =
  'No end date, no time limit and no list is the hardest kind to enforce. Consider a list or a term of years.'

const list = (specificConfidentialInfo: string): Answers => ({
  confidentialInfoType: 'specific',
  specificConfidentialInfo,
})

const HINTS: [string, Answers, string, string | undefined][] = [
  [
    'a short purpose',
    { purpose: 'Quote a price' },
    'purpose',
    'Please describe the purpose in a full sentence.',
  ],
  ['a purpose just long enough', { purpose: 'To quote prices' }, 'purpose', undefined],
  ['a non-compete', { purpose: 'To agree on a non-compete clause' }, 'purpose', COMPETITION],
  ['an exclusive deal', { purpose: 'To discuss an exclusive supply' }, 'purpose', COMPETITION],
  ['hiring', list('A promise not to hire our staff'), 'specificConfidentialInfo', COMPETITION],
  ['patients', { purpose: 'To review the files of our patients' }, 'purpose', PRIVACY],
  ['card numbers', list('Card numbers of clients'), 'specificConfidentialInfo', PRIVACY],
  ['a mutual exchange', { purpose: 'To exchange plans with each other' }, 'purpose', ONE_SIDE],
  ['a settlement', { purpose: 'To keep the settlement of the claim quiet' }, 'purpose', CONDUCT],
  ['a complaint', list('The complaint of March 3'), 'specificConfidentialInfo', CONDUCT],
  ['everything', list('Everything'), 'specificConfidentialInfo', ITEMS],
  ['all information', list('All information.'), 'specificConfidentialInfo', ITEMS],
  [
    'all information we share',
    list('all our information we share'),
    'specificConfidentialInfo',
    ITEMS,
  ],
  ['real items', list('All drawings of mold MD-4'), 'specificConfidentialInfo', undefined],
  [
    'no end, no limit, no list',
    { termType: 'perpetual', confidentialityTerm: 'indefinite' },
    'confidentialityTerm',
    HARDEST,
  ],
  [
    'no end, no limit, but a list',
    { termType: 'perpetual', confidentialityTerm: 'indefinite', ...list('Recipe 14') },
    'confidentialityTerm',
    undefined,
  ],
  [
    'more than ten years',
    { endDate: '2037-01-19' },
    'endDate',
    'A sharing period over 10 years is unusual.',
  ],
  ['ten years', { endDate: '2037-01-18' }, 'endDate', undefined],
  [
    'a long term for a worker in Illinois',
    { confidentialityTerm: '10', relationshipType: 'employee', governingLaw: 'Illinois' },
    'confidentialityTerm',
    'Long secrecy terms for workers are read narrowly in Illinois. A term of years with a list is safer.',
  ],
  [
    'no limit for a worker in Florida',
    { confidentialityTerm: 'indefinite', relationshipType: 'employee', governingLaw: 'Florida' },
    'confidentialityTerm',
    'Long secrecy terms for workers are read narrowly in Florida. A term of years with a list is safer.',
  ],
  [
    'the same in Texas',
    { confidentialityTerm: '10', relationshipType: 'employee', governingLaw: 'Texas' },
    'confidentialityTerm',
    undefined,
  ],
  [
    'a reader of nobody knows whose',
    { sharingExceptions: 'our accountant' },
    'sharingExceptions',
    'Please say whose, for example "the accountant of the receiving party": "my" and "our" can mean either side.',
  ],
  [
    'a reader of the receiver',
    { sharingExceptions: 'The accountant of Norwich River Packing Co.' },
    'sharingExceptions',
    undefined,
  ],
  [
    'a contractor',
    { relationshipType: 'contractor' },
    'relationshipType',
    "The document will state the worker's right to report problems and discuss working conditions.",
  ],
]

describe('hints', () => {
  test.each(HINTS)('%s', (_, change, field, message) => {
    const { errors, warnings } = check({ ...SAUCES, ...change })
    expect(errors).toEqual([])
    expect(warnings.find((warning) => warning.field === field)?.message).toBe(message)
  })

  test('a start more than 30 days ahead', () => {
    expect(check(SAUCES, '2026-12-19').warnings).toEqual([])
    expect(check(SAUCES, '2026-12-18').warnings).toEqual([
      {
        field: 'agreementDate',
        message:
          'The agreement starts in the future. Nothing is covered before that date unless it was already shared for the same purpose.',
      },
    ])
  })
})

test('the form opens with the defaults', () => {
  expect(defaultsFor(template, { today: TODAY })).toMatchObject({
    agreementDate: TODAY,
    relationshipType: 'business',
    confidentialInfoType: 'all',
    sharingExceptions: 'No exceptions',
    termType: 'fixed',
    confidentialityTerm: '3',
    returnMethod: 'return',
    governingLaw: 'Connecticut',
    endDate: '',
  })
})
