import { expect, it } from 'vitest'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import { allFields } from '../../../shared/documents/template/fields.ts'
import { askStateFirst } from '../../../web/features/form/state-first.ts'

it.each(templateIds)(
  'the form of %s asks for the state first, and every question once',
  async (id) => {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No template: ${id}`)
    const keys = allFields(askStateFirst(template)).map(({ key }) => key)
    expect(keys[0]).toBe(template.stateField)
    expect(keys.toSorted()).toEqual(
      allFields(template)
        .map(({ key }) => key)
        .toSorted(),
    )
  },
)
