import { describe, expect, it } from 'vitest'
import { generate } from '../../lambdas/generation/generate.ts'
import { renderDocx } from '../../lambdas/generation/render/docx/write-docx.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import { questionProblems } from '../../shared/documents/linter/questions.ts'
import { sourceProblems } from '../../shared/documents/linter/sources.ts'
import { templateIds } from '../../shared/documents/registry.ts'
import { allFields, isAsked } from '../../shared/documents/template/fields.ts'
import type { Answers, Template } from '../../shared/documents/template/template.ts'
import { STATE_NAMES } from '../../shared/documents/toolbox/states.ts'
import { isDeep } from '../support/deep.ts'
import { docxProblems } from '../support/docx-soundness.ts'
import { layoutPages } from '../support/laid-out-pages.ts'
import { pageProblems } from '../support/pdf-soundness.ts'
import { pdfPages } from '../support/pdf-text.ts'
import { loadTemplateById } from '../support/templates.ts'
import { combinedChoices } from '../support/variants.ts'

const today = '2026-11-21'
const createdAt = new Date(today)

/** An answer set for each state with notes: only the state varies. */
const statesOf = (template: Template): Answers[] =>
  Object.keys(template.stateNotes).map((state) => ({
    ...template.sampleAnswers,
    [template.stateField]: state,
  }))

/** Every option of every choice, or every state with notes for documents without choices. */
const variantsOf = (template: Template): Answers[] => {
  const combined = combinedChoices(template)
  return combined.length > 0 ? combined : statesOf(template)
}

/** Expects valid files, and returns the agreement's page count. */
const checkFiles = async (template: Template, answers: Answers): Promise<number> => {
  const files = await generate(template, answers, { createdAt })
  expect(docxProblems(files.docx)).toEqual([])
  const pages = await pdfPages(files.pdf)
  expect(pageProblems(pages)).toEqual([])
  const guide = await pdfPages(files.instructions)
  expect(pageProblems(guide, { nearlyEmpty: 0 })).toEqual([])
  return pages.length
}

/** Expects a valid Word file and valid layouts of both PDFs. */
const checkPages = async (template: Template, answers: Answers) => {
  const agreement = assemble(template, 'agreement', answers, { today })
  const guide = assemble(template, 'instructions', answers, { today })
  expect(docxProblems(await renderDocx(agreement, { createdAt }))).toEqual([])
  expect(pageProblems(layoutPages(agreement))).toEqual([])
  expect(pageProblems(layoutPages(guide), { nearlyEmpty: 0 })).toEqual([])
}

describe.each(templateIds)('%s', (id) => {
  it('has valid sources and questions', async () => {
    const template = await loadTemplateById(id)
    expect(sourceProblems(template)).toEqual([])
    expect(questionProblems(template)).toEqual([])
  })

  it('has the specified number of pages, each of them valid', async () => {
    const template = await loadTemplateById(id)
    expect(await checkFiles(template, template.sampleAnswers)).toBe(template.pages)
  })

  it('is valid in Word and PDF as a blank template', async () => {
    await checkFiles(await loadTemplateById(id), {})
  })

  it('is valid in Word and PDF for every choice', async () => {
    const template = await loadTemplateById(id)
    const variants = variantsOf(template)
    expect(variants.length).toBeGreaterThan(1)
    const check = isDeep ? checkFiles : checkPages
    for (const answers of variants) await check(template, answers)
  }, 900_000)

  it('asks for the state where it prints state terms', async () => {
    const template = await loadTemplateById(id)
    const field = allFields(template).find(({ key }) => key === template.stateField)
    expect(field && isAsked(field, template.sampleAnswers)).toBe(true)
    for (const name of Object.keys(template.stateNotes)) expect(STATE_NAMES).toContain(name)
  })
})
