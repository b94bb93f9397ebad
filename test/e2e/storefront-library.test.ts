import { describe, expect, it } from 'vitest'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import { SEARCH } from '../../shared/content/library.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, visit } from '../support/browser/fixtures.ts'

setUpVisitor()

const openLibrary = async (query = '') => {
  await visit(`/documents${query}`)
  await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor()
}

const titles = () => page.getByRole('article').getByRole('heading').allTextContents()

const titlesOf = (category?: 'business' | 'family' | 'individual') =>
  enabledEntries(category).map(({ title }) => title)

describe('a document card', () => {
  it('shows its coverage in the chosen state, on all pages', async () => {
    await openLibrary()
    const card = page.getByRole('article').filter({ hasText: 'Healthcare Directive' })
    await card.getByText('All states but 9, 5 states with a warning').waitFor()
    await page.getByLabel('Your state').selectOption('Ohio')
    await card.getByText('Not sold in Ohio').waitFor()
    await openLibrary()
    await card.getByText('Not sold in Ohio').waitFor()
  })
})

describe('the library', () => {
  it('shows every document, highest tier first, and finds them by a case without a request', async () => {
    await openLibrary()
    await expect.poll(titles).toEqual(titlesOf())
    const legend = page.getByRole('list', { name: 'Price tiers' })
    expect((await legend.innerText()).replace(/\s+/g, ' ')).toBe(
      'Standard ($19) Premium ($39) Luxury ($99)',
    )
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const field = page.getByRole('searchbox', { name: 'What do you need?' })
    await field.pressSequentially('selling my car')
    await page.getByRole('status').getByText('1 document found').waitFor()
    await expect.poll(titles).toEqual(['Bill of Sale'])
    await page.getByText('For: sell my car to a neighbor').waitFor()
    expect(requests.filter((url) => !/\.(png|svg|woff2)$/.test(url))).toEqual([])
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'Details: Bill of Sale' }).click()
    await page.getByRole('heading', { level: 1, name: 'Bill of Sale' }).waitFor()
    await page.getByRole('link', { name: 'Back to Documents' }).click()
    await expect.poll(() => field.inputValue()).toBe('selling my car')
    await field.fill('submarine')
    await page.getByText(SEARCH.found(0)).waitFor()
    await field.fill('')
    await expect.poll(titles).toEqual(titlesOf())
    expect(pageErrors).toEqual([])
  })

  it('finds a document, or advises seeing an attorney, in at most four questions', async () => {
    await openLibrary()
    await page.getByText(SEARCH.finder.title).click()
    const choose = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await choose('A marriage')
    await choose('We’re separating')
    await choose('Yes, on everything')
    await choose('Yes, or I’m not sure')
    await page.getByText('See an attorney for this one.').waitFor()
    await page.getByRole('button', { name: /^Change: Is one of you afraid/ }).click()
    await choose('No')
    await page.getByText('This is the document you need:').waitFor()
    const found = page.getByRole('group').getByRole('article')
    await found.getByRole('link', { name: 'Details: Divorce Settlement Agreement' }).click()
    await page.getByRole('heading', { level: 1, name: 'Divorce Settlement Agreement' }).waitFor()
    await page.goBack()
    await page.getByRole('status').getByText('This is the document you need:').waitFor()
    await expect
      .poll(() => found.getByRole('heading').allTextContents())
      .toEqual(['Divorce Settlement Agreement'])
    expect(await axeProblems(page)).toEqual([])
    expect(pageErrors).toEqual([])
  })

  it('pages through the sample with buttons, keys and swipes', async () => {
    await openLibrary()
    await page.getByRole('button', { name: 'Preview: Bill of Sale' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bill of Sale' })
    const shows = (number: number) => dialog.getByText(`Page ${number} of 4`).waitFor()
    await shows(1)
    await dialog.getByRole('button', { name: 'Next page' }).click()
    await shows(2)
    await page.keyboard.press('End')
    await shows(4)
    await page.keyboard.press('ArrowLeft')
    await shows(3)
    const strip = dialog.getByRole('group', { name: 'Pages' })
    // Scrolls the strip by touch: pages snap to its edge.
    await strip.evaluate((element) => element.scrollBy(-0.7 * element.clientWidth, 0))
    await shows(2)
    const place = () => strip.evaluate((element) => element.scrollLeft / element.clientWidth)
    await expect.poll(place).toBe(1)
    const widths = await dialog.locator('img').evaluateAll((pictures) =>
      pictures
        .map((picture) => {
          if (!(picture instanceof HTMLImageElement)) throw new Error('Not a picture')
          picture.loading = 'eager'
          return picture.decode().then(() => picture.naturalWidth)
        })
        .reduce(async (all, width) => [...(await all), await width], Promise.resolve<number[]>([])),
    )
    expect(widths).toEqual([960, 960, 960, 960])
    const width = () =>
      dialog
        .locator('img')
        .first()
        .evaluate(({ clientWidth }) => clientWidth)
    const before = await width()
    await dialog.getByRole('button', { name: 'Larger' }).click()
    await expect.poll(width).toBeGreaterThan(1.4 * before)
    expect(await axeProblems(page)).toEqual([])
  })
})
