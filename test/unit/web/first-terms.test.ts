import { expect, test } from 'vitest'
import { firstTerms, loadKeyTerms } from '../../../shared/content/key-terms.ts'
import { templateIds } from '../../../shared/documents/registry.ts'
import type { Field } from '../../../shared/documents/template/template.ts'

const field = (key: string, help: string): Field => ({
  key,
  label: `Label ${key}`,
  kind: 'text',
  help,
  required: false,
})

test('five fields are shown, taken across steps', () => {
  const steps = [
    { id: 'one', title: 'One', fields: [field('a', 'About a'), field('b', 'About b')] },
    { id: 'two', title: 'Two', fields: ['c', 'd', 'e', 'f'].map((key) => field(key, 'More')) },
  ]
  expect(firstTerms(steps).map(({ label }) => label)).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((key) => `Label ${key}`),
  )
})

test('a field without help gets the sentence of the specification', () => {
  const steps = [{ id: 'one', title: 'One', fields: [field('a', '')] }]
  expect(firstTerms(steps)).toEqual([{ label: 'Label a', description: 'No description available' }])
})

test.each([...templateIds])('%s explains its first fields', async (id) => {
  const terms = await loadKeyTerms(id)
  expect(terms.length).toBe(5)
  expect(terms.map(({ description }) => description)).not.toContain('No description available')
})

test.each(['living-trust', 'constructor', ''])('%j has no terms', async (id) => {
  expect(await loadKeyTerms(id)).toEqual([])
})
