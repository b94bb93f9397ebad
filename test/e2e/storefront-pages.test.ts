import { describe, expect, it } from 'vitest'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'

setUpVisitor()

const open = async (path: string, heading: string) => {
  await visit(path)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
}

describe('/case-studies', () => {
  it('shows twelve stories that link to documents for sale', async () => {
    await open('/case-studies', 'Success Stories')
    const stories = page.getByRole('article')
    await expect.poll(() => stories.count()).toBe(12)
    await expect.poll(() => stories.getByText('Illustrative example').count()).toBe(12)
    for (const part of ['Problem', 'Solution', 'Result']) {
      await expect.poll(() => stories.getByText(part, { exact: true }).count()).toBe(12)
    }
    await expect
      .poll(() =>
        stories
          .getByText(
            /^Saved \$[\d,]+: (1 attorney hour|[2-9] attorney hours) at \$400, less \$(19|39|99)$/,
          )
          .count(),
      )
      .toBe(12)
    const paths = await stories
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(paths).size).toBe(12)
    for (const path of paths) expect((await fetch(store.site + path)).status).toBe(200)
    expect(pageErrors).toEqual([])
  })
})

/** Axe checks the first rows only, because the others are alike and all would take seconds. */
const FURTHER_ROWS = 'tbody tr:nth-child(n+4)'

describe('/coverage', () => {
  it('shows all documents and states, then one state, then one document, with reasons', async () => {
    await open('/coverage', 'Where each document works')
    const table = page.getByRole('table')
    await expect.poll(() => table.getByRole('row').count()).toBe(52)
    const louisiana = table.getByRole('row').filter({ hasText: 'Louisiana' })
    await expect
      .poll(() => louisiana.getByRole('cell', { name: 'Not sold' }).count())
      .toBeGreaterThan(0)
    expect(await axeProblemsInBothModes(page, FURTHER_ROWS)).toEqual([])
    await louisiana.getByRole('link', { name: 'Louisiana' }).click()
    await page.waitForURL('**/coverage?state=Louisiana')
    await page.getByText('A Louisiana will is made before a notary').waitFor()
    await expect.poll(() => page.getByText('Where to get help:').count()).toBeGreaterThan(0)
    await page.getByLabel('State', { exact: true }).selectOption('')
    await page.waitForURL((url) => url.pathname === '/coverage' && url.search === '')
    await page.getByLabel('Document', { exact: true }).selectOption('last-will-and-testament')
    await page.waitForURL('**/coverage?document=last-will-and-testament')
    await page.getByRole('heading', { level: 2, name: 'Last Will and Testament' }).waitFor()
    await page.getByText('A Louisiana will is made before a notary').waitFor()
    await page.getByText('General text', { exact: true }).click()
    await page.getByText('November 22, 2026').nth(3).waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    expect(pageErrors).toEqual([])
  })
})
