import { expect, test } from 'vitest'
import { partyOf } from '../../../shared/documents/template/reading.ts'
import {
  company,
  companyKindOf,
  isPerson,
  isSurelyCompanyName,
  jointOwners,
  partyNamed,
} from '../../../shared/documents/toolbox/parties.ts'

const ann = partyNamed('Ann Lee')

test.each([
  ['Acme, Inc.', 'corporation'],
  ['Blue & Gold Holdings Corp.', 'corporation'],
  ['Acme L.L.C.', 'limited liability company'],
  ['Elm Dental, P.C.', 'corporation'],
  ['Acme Fund, L.P.', 'limited partnership'],
  ['Lee & Chan LLP', 'limited liability partnership'],
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

test('the explicit type takes precedence over the name', () => {
  const questions = {
    name: 'investorName',
    type: 'investorType',
    kinds: { individual: 'person', entity: 'company' },
    state: 'investorState',
    signer: 'investorSigner',
    title: 'investorTitle',
  } as const
  const answers = { investorName: 'Ann Lee', investorSigner: 'Bo Chan', investorTitle: 'Trustee' }
  expect(partyOf({ ...answers, investorType: 'individual' }, questions)).toEqual({
    ...ann,
    stated: true,
  })
  expect(partyOf({ ...answers, investorType: 'entity' }, questions)).toEqual({
    ...company('Ann Lee', { signer: 'Bo Chan', title: 'Trustee' }),
    stated: true,
  })
  expect(partyOf({ ...answers, investorName: 'Acme LLC' }, questions)).toMatchObject({
    kind: 'limited liability company',
    signer: 'Bo Chan',
  })
  expect(partyOf({}, questions)).toEqual(partyNamed(''))
})

test('the company type is the given answer, never a guess once there is one', () => {
  const questions = { name: 'name', type: 'type', form: 'form', state: 'state' } as const
  const kinds = { individual: 'person', business: 'company' } as const
  const answers = { name: 'Acme LLC', type: 'business', state: 'Ohio' }
  expect(partyOf(answers, { ...questions, kinds })).toMatchObject({ kind: 'company' })
  expect(partyOf({ ...answers, form: 'trust' }, { ...questions, kinds })).toMatchObject({
    kind: 'trust',
    state: 'Ohio',
  })
  expect(partyOf({ name: 'Mary Ann Trust', type: 'person' }, questions)).toEqual({
    is: 'person',
    name: 'Mary Ann Trust',
    stated: true,
  })
  expect(partyOf({ name: 'Blue Door', type: 'llc' }, questions)).toMatchObject({
    kind: 'limited liability company',
  })
})

test('a signer for someone else implies a company unless the type is known', () => {
  const questions = { name: 'name', signer: 'signer' } as const
  const by = (name: string, signer: string, usually?: 'company') =>
    isPerson(partyOf({ name, signer }, { ...questions, ...(usually && { usually }) }))
  expect(by('Blue Door', 'Ann Lee')).toBe(false)
  expect(by('Ann Lee', 'ann  lee')).toBe(true)
  expect(by('Ann Lee', '')).toBe(true)
  expect(by('Ann Lee', '', 'company')).toBe(false)
  expect(by('Ann Lee', 'Ann Lee', 'company')).toBe(true)
})

test('two people can be one party, a company is never two', () => {
  const names = (name: string) => jointOwners(partyNamed(name))?.map((owner) => owner.name)
  expect(names('Ann Lee and Bo Lee')).toEqual(['Ann Lee', 'Bo Lee'])
  expect(names('Ann & Bo Lee')).toEqual(['', ''])
  expect(names('Andy Sand')).toBeUndefined()
  expect(names('Johnson & Sons LLC')).toBeUndefined()
  expect(jointOwners({ ...partyNamed('x'), name: 'Ann Inc and Bo Company' })).toHaveLength(2)
})

test.each([
  ['Acme LLC', true],
  ['Grace Company', false],
  ['Mary Ann Trust', false],
  ['The Lee Trust', true],
  ['Lee Family Trust', true],
  ['Ann Lee', false],
])('%s is definitely a company: %s', (name, surely) => {
  expect(isSurelyCompanyName(name)).toBe(surely)
})
