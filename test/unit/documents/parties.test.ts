import { expect, test } from 'vitest'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { partyOf } from '../../../shared/documents/template/reading.ts'
import type { Template } from '../../../shared/documents/template/template.ts'
import {
  company,
  companyKindOf,
  formOf,
  isPerson,
  partyNamed,
  possessiveOf,
  pronounOf,
  signatureLines,
  signatureRole,
  signerInCapacity,
} from '../../../shared/documents/toolbox/parties.ts'
import { coverage } from '../../support/fixture-template/coverage.ts'

const ann = partyNamed('Ann Lee')
const acme = company('Acme, Inc.', { state: 'Ohio', signer: 'Bo Chan', title: 'President' })

test.each([
  ['Acme, Inc.', 'corporation'],
  ['Blue & Gold Holdings Corp.', 'corporation'],
  ['Acme L.L.C.', 'limited liability company'],
  ['Acme Fund, L.P.', 'limited partnership'],
  ['Lee & Chan LLP', 'partnership'],
  ['The Lee Trust', 'trust'],
  ['Lee Family Trust', 'trust'],
  ['Acme Ltd', 'company'],
])('%s is a %s', (name, kind) => {
  expect(companyKindOf(name)).toBe(kind)
  expect(isPerson(partyNamed(name))).toBe(false)
})

test.each(['Ann Lee', 'Bo Trust', 'Corpuz Incze', ''])('%j is a person', (name) => {
  expect(companyKindOf(name)).toBeUndefined()
  expect(isPerson(partyNamed(name))).toBe(true)
})

test('the answer about the kind wins over the name', () => {
  const questions = {
    name: 'investorName',
    type: 'investorType',
    kinds: { individual: 'person', entity: 'company' },
    state: 'investorState',
    signer: 'investorSigner',
    title: 'investorTitle',
  } as const
  const answers = { investorName: 'Ann Lee', investorSigner: 'Bo Chan', investorTitle: 'Trustee' }
  expect(partyOf({ ...answers, investorType: 'individual' }, questions)).toEqual(ann)
  expect(partyOf({ ...answers, investorType: 'entity' }, questions)).toEqual(
    company('Ann Lee', { signer: 'Bo Chan', title: 'Trustee' }),
  )
  expect(partyOf({ ...answers, investorName: 'Acme LLC' }, questions)).toMatchObject({
    kind: 'limited liability company',
    signer: 'Bo Chan',
  })
  expect(partyOf({}, questions)).toEqual(partyNamed(''))
})

test('words for a person and for a company', () => {
  expect(pronounOf(ann, 'the Recipient')).toBe('the Recipient')
  expect(pronounOf(acme, 'the Recipient')).toBe('it')
  expect(possessiveOf(ann, 'the Recipient')).toBe("the Recipient's")
  expect(possessiveOf(acme, 'the Recipient')).toBe('its')
  expect(formOf(ann)).toBeUndefined()
  expect(formOf(acme)).toBe('an Ohio corporation')
  expect(formOf(company('Acme LP', { state: 'Utah' }))).toBe('a Utah limited partnership')
  expect(formOf(company('Acme Partners', { kind: 'partnership' }))).toBe('a partnership')
})

test('a certificate names the signer and the capacity', () => {
  expect(signerInCapacity(ann)).toBe('Ann Lee')
  expect(signerInCapacity(acme)).toBe('Bo Chan, President of Acme, Inc., an Ohio corporation')
  expect(signerInCapacity(partyNamed('Acme LLC'))).toBe(
    'the authorized signer of Acme LLC, a limited liability company',
  )
})

test('a signature block has the lines of a person, a company, or either', () => {
  expect(signatureRole('Buyer', ann)).toBe('Buyer')
  expect(signatureLines(ann)).toEqual([
    { label: 'Signature' },
    { label: 'Printed name', value: 'Ann Lee' },
  ])
  expect(signatureRole('Buyer', acme)).toBe('Buyer: Acme, Inc.')
  expect(signatureLines(acme)).toEqual([
    { label: 'By (signature)' },
    { label: 'Name', value: 'Bo Chan' },
    { label: 'Title', value: 'President' },
  ])
  expect(signatureLines(partyNamed('')).map(({ label }) => label)).toEqual([
    'Signature',
    'Printed name',
    'Title, if signing for a company',
  ])
})

const TEMPLATE: Template = {
  id: 'signed',
  name: 'Signed',
  steps: [
    {
      id: 'buyer',
      title: 'Buyer',
      fields: [{ key: 'buyer', label: 'Buyer', kind: 'text', help: '', required: true }],
    },
  ],
  rules: [],
  agreement:
    '# Signed\n\n{% signatures %}\n{% signer role="Buyer" party=$buyer_party %}\n{% line label="Date" /%}\n{% /signer %}\n{% /signatures %}',
  instructions: '# Signed',
  stateNotes: {},
  defaultStateNotes: '',
  coverage,
  stateField: 'buyer',
  pages: 1,
  derive: (answers) => ({
    get buyer_party() {
      return partyOf(answers, { name: 'buyer' })
    },
  }),
  sampleAnswers: {},
}

test('a signer with a party prints its lines before its own', () => {
  const { blocks } = assemble(TEMPLATE, 'agreement', { buyer: 'Acme LLC' }, { today: '2026-11-22' })
  const [block] = blocks.filter(({ kind }) => kind === 'signatures')
  expect(block).toMatchObject({
    signers: [
      {
        role: 'Buyer: Acme LLC',
        fields: ['buyer'],
        lines: [
          { label: 'By (signature)' },
          { label: 'Name' },
          { label: 'Title' },
          { label: 'Date' },
        ],
      },
    ],
  })
})
