import { expect, it } from 'vitest'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { allFields, namedField } from '../../../shared/documents/template/fields.ts'

/** What a form calls someone whose name it asks for elsewhere. */
const BY_NUMBER = /\b(?:Spouse|Party|Member) \d\b|\b(?:First|Second) Party\b/

it.each(templateIds)('%s shows the names that were typed in its choices', async (id) => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No ${id}`)
  const fields = allFields(template)
  const names = Object.fromEntries(
    fields.filter(({ key }) => /Name$/.test(key)).map(({ key }) => [key, `Name of ${key}`]),
  )
  const unnamed = fields.flatMap((field) =>
    (namedField(field, names).options ?? [])
      .filter(({ label }) => BY_NUMBER.test(label) && !label.includes('Name of '))
      .map(({ label }) => `${field.key}: ${label}`),
  )
  expect(unnamed).toEqual([])
})
