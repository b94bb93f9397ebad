import { describe, expect, it } from 'vitest'
import { generate } from '../../lambdas/generation/generate.ts'
import { allFields, isAsked } from '../../shared/documents/fields.ts'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import { STATE_NAMES } from '../../shared/documents/states.ts'
import type { Answers, Template } from '../../shared/documents/template.ts'
import { validateFields } from '../../shared/documents/validate-fields.ts'
import { validateSource } from '../../shared/documents/validate-source.ts'
import { docxProblems } from '../support/docx-soundness.ts'
import { pdfProblems } from '../support/pdf-soundness.ts'
import { combinedChoices } from '../support/variants.ts'

const createdAt = new Date('2026-11-21T00:00:00Z')

const load = async (id: string): Promise<Template> => {
  const template = await loadTemplate(id)
  if (!template) throw new Error(`No template: ${id}`)
  return template
}

/** The states with notes of their own, each as an answer set: all that varies where nothing is chosen. */
const statesOf = (template: Template): Answers[] =>
  Object.keys(template.stateNotes).map((state) => ({
    ...template.sampleAnswers,
    [template.stateField]: state,
  }))

/** Every option of every choice, or every state with notes where nothing is chosen. */
const variantsOf = (template: Template): Answers[] => {
  const combined = combinedChoices(template)
  return combined.length > 0 ? combined : statesOf(template)
}

const check = async (template: Template, answers: Answers) => {
  const files = await generate(template, answers, { createdAt })
  expect(docxProblems(files.docx)).toEqual([])
  const agreement = await pdfProblems(files.pdf)
  expect(agreement.problems).toEqual([])
  expect((await pdfProblems(files.instructions, { nearlyEmpty: 0 })).problems).toEqual([])
  return agreement.pages
}

describe.each(templateIds)('%s', (id) => {
  it('has sound sources and questions', async () => {
    const template = await load(id)
    expect(validateSource(template)).toEqual([])
    expect(validateFields(template)).toEqual([])
  })

  it('has as many pages as the specification says, each of them sound', async () => {
    const template = await load(id)
    expect(await check(template, template.sampleAnswers)).toBe(template.pages)
  })

  it('is sound in Word and PDF as a blank template', async () => {
    await check(await load(id), {})
  })

  it('is sound in Word and PDF for every choice', async () => {
    const template = await load(id)
    const variants = variantsOf(template)
    expect(variants.length).toBeGreaterThan(1)
    for (const answers of variants) await check(template, answers)
  }, 300_000)

  it('asks for a state only where it prints one of ours', async () => {
    const template = await load(id)
    const field = allFields(template).find(({ key }) => key === template.stateField)
    expect(field && isAsked(field, template.sampleAnswers)).toBe(true)
    for (const name of Object.keys(template.stateNotes)) expect(STATE_NAMES).toContain(name)
  })
})
