import { expect, it } from 'vitest'
import { enabledEntries } from '../../../shared/catalog/lookup.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { instructionSteps } from '../../../shared/documents/engine/steps.ts'
import { loadTemplate } from '../../../shared/documents/registry.ts'

const NUMBERS: Record<string, number> = { Twelve: 12, Thirteen: 13, Fourteen: 14 }

it.each(enabledEntries().map(({ id }) => id))(
  '%s: each step of the instructions has a title of its own',
  async (id) => {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No ${id}`)
    for (const answers of [template.sampleAnswers, {}]) {
      const guide = assemble(template, 'instructions', answers, { today: '2026-11-24' })
      const steps = instructionSteps(guide)
      const titles = steps.map(({ title }) => title)
      const [, number = ''] = /^## (\w+) steps/m.exec(template.instructions) ?? []
      if (NUMBERS[number]) expect(titles).toHaveLength(NUMBERS[number])
      expect(titles.length).toBeGreaterThan(8)
      expect(new Set(titles).size).toBe(titles.length)
      for (const title of titles) expect(title).toMatch(/^[A-Z].{2,120}$/)
      for (const { title, text } of steps) expect(`${title}: ${text}`).toMatch(/[.!?)”"]$/)
    }
  },
)
