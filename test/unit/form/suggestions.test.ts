import { describe, expect, it } from 'vitest'
import { loadTemplate } from '../../../shared/documents/registry.ts'
import { allFields, askedAnswers } from '../../../shared/documents/template/fields.ts'
import type { Answers } from '../../../shared/documents/template/template.ts'
import { suggestionsFor } from '../../../web/features/form/state/suggestions.ts'

const today = '2026-11-21'

const suggestions = async (id: string, key: string, answers: Answers) => {
  const template = await loadTemplate(id)
  const field = template && allFields(template).find((other) => other.key === key)
  if (!field) throw new Error(`${id} does not ask ${key}`)
  return suggestionsFor(template, field, askedAnswers(template, answers), today)
}

const parties = {
  seller_name: 'Marisol Etienne',
  seller_address: '48 Prospect Hill Road, Windsor, CT 06095',
}

describe('a previously entered address', () => {
  it('is labeled with its question if its owner has no name yet', async () => {
    const answers = { seller_address: parties.seller_address }
    expect(await suggestions('bill-of-sale', 'buyer_address', answers)).toEqual([
      { value: parties.seller_address, label: `Use the answer to "Seller's address"` },
    ])
  })

  it('is not suggested where an answer exists or where it would be rejected', async () => {
    const withAddress = { ...parties, buyer_address: '1 Main Street' }
    expect(await suggestions('bill-of-sale', 'buyer_address', withAddress)).toEqual([])
    const corporation = {
      state: 'Texas',
      incorporatorName: 'Ana Ruiz',
      incorporatorAddress: '12 Elm Street, Hartford, CT 06103',
    }
    const key = 'registeredAgentAddress'
    expect(await suggestions('articles-of-incorporation', key, corporation)).toEqual([])
  })

  it('is suggested once, however often it was entered', async () => {
    const answers = {
      member1Name: 'Ana Ruiz',
      member1Address: '12 Elm Street',
      principalOffice: '12 Elm Street',
      hasMember2: true,
    }
    const found = await suggestions('llc-operating-agreement', 'member2Address', answers)
    expect(found.map(({ value }) => value)).toEqual(['12 Elm Street'])
  })
})

describe('a previously entered date', () => {
  it('is labeled with the date in words and the question it answered', async () => {
    const answers = { date: '2026-12-05' }
    expect(await suggestions('bill-of-sale', 'signature_date', answers)).toEqual([
      { value: '2026-12-05', label: 'Use December 5, 2026, as for "Date of this bill of sale"' },
    ])
  })

  it('is not suggested when it is out of range or a birthday', async () => {
    expect(await suggestions('bill-of-sale', 'signature_date', { date: '1980-01-01' })).toEqual([])
    const born = { principal_dob: '1990-05-05' }
    expect(await suggestions('healthcare-directive', 'signature_date', born)).toEqual([])
  })
})
