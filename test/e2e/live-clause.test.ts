import { describe, expect, it } from 'vitest'
import { LIVE_CLAUSE } from '../../shared/content/live-clause.ts'
import { assemble } from '../../shared/documents/engine/assemble.ts'
import { documentText } from '../../shared/documents/engine/plain-text.ts'
import { allFields } from '../../shared/documents/template/fields.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { loadTemplateById } from '../support/templates.ts'

setUpVisitor()

const { before, after, question, answer, section, number } = LIVE_CLAUSE
const FULL_CLAUSE = `${number} ${before}Eleven Thousand Four Hundred and 00/100 Dollars ($11,400.00)${after}`

const field = () => page.getByLabel(`${question}, $`)
const clause = () => page.getByText(before).innerText()

it('the clause on the home page is that of the document, with its question', async () => {
  const template = await loadTemplateById(LIVE_CLAUSE.documentId)
  const options = { today: '2026-11-24' }
  const answers = { ...template.sampleAnswers, sale_amount: answer }
  const printed = documentText(assemble(template, 'agreement', answers, options))
  expect(printed).toContain(FULL_CLAUSE)
  expect(printed).toContain(section)
  expect(template.name).toBe(LIVE_CLAUSE.documentName)
  expect(template.sampleAnswers.sale_amount).toBe(`${answer}.00`)
  expect(allFields(template).find(({ key }) => key === 'sale_amount')?.label).toBe(question)
})

describe('the live clause', () => {
  it('follows the visitor’s input and leaves a blank for an invalid amount', async () => {
    await page.goto(store.site)
    await field().fill('250.5')
    await page.getByText('Two Hundred Fifty and 50/100 Dollars ($250.50)').waitFor()
    await field().fill('a lot')
    await expect.poll(() => clause()).toBe(`${number} ${before}____________${after}`)
    expect(await axeProblems(page)).toEqual([])
    expect(pageErrors).toEqual([])
  })
})
