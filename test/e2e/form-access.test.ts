import { describe, expect, it } from 'vitest'
import type { Template } from '../../shared/documents/template/template.ts'
import { axeProblems, COLOR_RULES } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor } from '../support/browser/fixtures.ts'
import { openForm } from '../support/browser/form-page.ts'
import { allTemplates, stepsOfEachKind } from '../support/browser/question-kinds.ts'
import { isDeep } from '../support/deep.ts'

/** Wide enough for all three columns. */
const WIDE = { width: 1440, height: 900 }

/** The preview is checked on the last step only, because it is long and slow to check. */
const PREVIEW = '[aria-label="Preview of the document"]'

/** Documents whose previews contain every kind of block: tables, lists, notices, certificates, schedules. */
const WITH_PREVIEW = ['bill-of-sale', 'llc-operating-agreement', 'healthcare-directive']

/** The document whose colors are checked in dark mode; all forms and previews share them. */
const DARK_MODE_FORMS = 'bill-of-sale'

const problemsInDarkMode = async (): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeProblems(page, { rules: COLOR_RULES })
  await page.emulateMedia({ colorScheme: 'light' })
  return dark.map((line) => `dark: ${line}`)
}

/** Inputs and buttons that are too small to tap. Links within a sentence may be small. */
const smallTargets = (): Promise<string[]> =>
  page.evaluate(() => {
    const inputs = 'button, input:not([type="radio"], [type="checkbox"]), textarea, select, summary'
    const targets = document.querySelectorAll(
      `form :is(${inputs}, label:has(input)), nav ol a, dd a`,
    )
    return [...targets]
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
      .map((target) => target.outerHTML.slice(0, 120))
  })

const problemsOn = async (title: string, without?: string): Promise<string[]> => {
  await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
  const lines = [...(await axeProblems(page, { without })), ...(await smallTargets())]
  return lines.map((line) => `${title}: ${line}`)
}

/** Presses "Next" once, and returns to the step if it had no errors. */
const showErrors = async (): Promise<void> => {
  const before = page.url()
  await page.getByRole('link', { name: /^Next/ }).first().click()
  await page.waitForFunction(
    (address) => location.href !== address || document.getElementById('error-summary-title'),
    before,
  )
  if (page.url() !== before) await page.goBack()
}

const templates = await allTemplates()
const chosen = stepsOfEachKind(templates)
const isChosen = ({ id }: Template) => isDeep || chosen.has(id) || WITH_PREVIEW.includes(id)
const forms = templates
  .filter(isChosen)
  .map(({ id, steps }) => ({ id, steps: isDeep ? steps : chosen.get(id) }))

setUpVisitor()

/** Uses the step's list entry, which avoids loading the page again. */
const openStep = (title: string) =>
  page
    .getByRole('navigation', { name: 'Sections of the form' })
    .getByRole('link', { name: title })
    .click()

describe.each(forms)('the form of $id', ({ id, steps = [] }) => {
  it('passes axe with errors shown and has no touch target that is too small', async () => {
    const [first] = steps
    const place = `${id}?step=${first?.id ?? 'check'}`
    await openForm(place, WIDE)
    const found: string[] = []
    for (const { title } of steps) {
      if (title !== first?.title) await openStep(title)
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
      await showErrors()
      found.push(...(await problemsOn(title, PREVIEW)))
    }
    if (first) await openStep('Check your answers')
    await page.getByRole('button', { name: /^Pay/ }).click()
    const without = isDeep || WITH_PREVIEW.includes(id) ? undefined : PREVIEW
    found.push(...(await problemsOn('Check your answers', without)))
    if (isDeep || id === DARK_MODE_FORMS) found.push(...(await problemsInDarkMode()))
    expect(found).toEqual([])
    expect(pageErrors).toEqual([])
  })
})
