import type { Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { loadTemplate, templateIds } from '../../shared/documents/registry.ts'
import { axeProblems } from './axe.ts'
import { openForm } from './form-page.ts'
import { browser, inStore, store } from './in-store.ts'

/** Two documents a file, so that no file takes long. */
const GROUPS = 6

/** Room for all three columns. */
const WIDE = { width: 1440, height: 900 }

/** The paper is looked at once for each document, on the last stop: it is long, and axe is thorough. */
const PAPER = '[aria-label="Preview of the document"]'

/** What axe finds on the stop that is open. */
const found = (page: Page, without?: string): Promise<string[]> => axeProblems(page, { without })

/** The colours in the dark: the same on every stop, so one of them is enough. */
const foundInTheDark = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeProblems(page, { rules: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return dark.map((line) => `dark: ${line}`)
}

/** Inputs and buttons of the form that a finger could miss; links within a sentence may be small. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inputs = 'button, input:not([type="radio"], [type="checkbox"]), textarea, select, summary'
    const targets = document.querySelectorAll(
      `form :is(${inputs}, label:has(input)), nav ol a, dd a`,
    )
    return [...targets]
      .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
      .map((target) => target.outerHTML.slice(0, 120))
  })

const nextOn = (page: Page) => page.getByRole('link', { name: /^Next/ }).first()

/** Presses "Next" once; a step without mistakes is left, and comes back. */
const showMistakes = async (page: Page): Promise<void> => {
  const before = page.url()
  await nextOn(page).click()
  await page.waitForFunction(
    (address) => location.href !== address || document.getElementById('error-summary-title'),
    before,
  )
  if (page.url() !== before) await page.goBack()
}

/** Each step as it looks when "Next" found mistakes, then the check of the answers. */
const walk = async (page: Page, titles: readonly string[]): Promise<string[]> => {
  const problems: string[] = []
  const look = async (title: string, without?: string) => {
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
    const lines = [...(await found(page, without)), ...(await smallTargets(page))]
    problems.push(...lines.map((line) => `${title}: ${line}`))
  }
  for (const title of titles) {
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
    await showMistakes(page)
    await look(title, PAPER)
    await nextOn(page).click()
  }
  await page.getByRole('button', { name: /^Pay/ }).click()
  await look('Check your answers')
  return [...problems, ...(await foundInTheDark(page))]
}

/** Tests that axe finds nothing on any step of the documents of one group; 0 is the first. */
export const proveFormAccess = (group: number): void => {
  vi.setConfig({ testTimeout: 240_000 })
  inStore()

  describe.each(templateIds.filter((_, index) => index % GROUPS === group))('%s', (id) => {
    it('has nothing that axe finds on any step, light and dark, mistakes shown', async () => {
      const template = await loadTemplate(id)
      const { page, complaints, close } = await openForm(browser, store.site, id, WIDE)
      expect(await walk(page, template?.steps.map(({ title }) => title) ?? [])).toEqual([])
      expect(complaints).toEqual([])
      await close()
    })
  })
}
