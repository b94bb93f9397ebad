import { describe, expect, it } from 'vitest'
import { enabledEntries } from '../../shared/catalog/lookup.ts'
import { GUIDE } from '../../shared/content/guide.ts'
import { SEARCH } from '../../shared/content/library.ts'
import { loadStory } from '../../shared/content/stories.ts'
import { axeProblems, axeProblemsInBothModes } from '../support/browser/axe.ts'
import { DESKTOP } from '../support/browser/browser.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { whenRunning } from '../support/browser/visit.ts'

setUpVisitor()

const openLibrary = async (query = '') => {
  await page.goto(`${store.site}/documents${query}`)
  await whenRunning(page)
  await page.getByRole('heading', { level: 1, name: 'Documents' }).waitFor()
}

const titles = () => page.getByRole('article').getByRole('heading').allTextContents()

const titlesOf = (category?: 'business' | 'family' | 'individual') =>
  enabledEntries(category).map(({ title }) => title)

/** Pictures that end above the lower edge of the place they are seen in. */
const endingEarly = async (pictures: (HTMLElement | SVGElement)[]): Promise<string[]> => {
  const early: string[] = []
  for (const picture of pictures) {
    if (!(picture instanceof HTMLImageElement)) continue
    picture.loading = 'eager'
    await picture.decode()
    let seen = Number.POSITIVE_INFINITY
    for (let place = picture.parentElement; place; place = place.parentElement) {
      const { overflow } = getComputedStyle(place)
      if (overflow === 'hidden') seen = Math.min(seen, place.getBoundingClientRect().bottom)
    }
    if (picture.getBoundingClientRect().bottom < seen - 1) early.push(picture.currentSrc)
  }
  return early
}

describe('a card', () => {
  it('says how it serves the chosen state, on all pages', async () => {
    await openLibrary()
    const card = page.getByRole('article').filter({ hasText: 'Healthcare Directive' })
    await card.getByText('All states but 9, 5 states with a warning').waitFor()
    await page.getByLabel('Your state').selectOption('Ohio')
    await card.getByText('Not sold in Ohio').waitFor()
    await openLibrary()
    await card.getByText('Not sold in Ohio').waitFor()
  })

  it('says pages, minutes and states, and leads to its document wherever it is pressed', async () => {
    await openLibrary()
    const card = page.getByRole('article').filter({ hasText: 'Bill of Sale' })
    await card.getByText('4 pages, about 7 minutes').click({ force: true })
    await page.getByRole('heading', { level: 1, name: 'Bill of Sale' }).waitFor()
    await page.goBack()
    await card.getByRole('button', { name: 'Preview: Bill of Sale' }).click()
    await page.getByRole('dialog', { name: 'Bill of Sale' }).waitFor()
    expect(pageErrors).toEqual([])
  })

  it.each(['/documents', '/', '/document/safe-agreement'])(
    'is filled by its picture on every screen, at %s',
    async (path) => {
      const blank: string[] = []
      for (const width of [320, 767, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(store.site + path)
        await whenRunning(page)
        const pictures = page.locator('picture > img')
        await pictures.first().waitFor({ state: 'attached' })
        blank.push(...(await pictures.evaluateAll(endingEarly)).map((each) => `${width}: ${each}`))
      }
      await page.setViewportSize(DESKTOP)
      expect(blank).toEqual([])
    },
  )
})

describe('the library', () => {
  it('shows every document, the dearest tier first, with a legend, without fault', async () => {
    await openLibrary()
    await expect.poll(titles).toEqual(titlesOf())
    const legend = page.getByRole('list', { name: 'Price tiers' })
    expect((await legend.innerText()).replace(/\s+/g, ' ')).toBe(
      'Standard ($19) Premium ($39) Luxury ($99)',
    )
    expect(await axeProblemsInBothModes(page)).toEqual([])
    expect(pageErrors).toEqual([])
  })

  it('finds documents by what people say of their case, without asking the shop', async () => {
    await openLibrary()
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
  })

  it('finds a document, or advises an attorney, in at most four questions', async () => {
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

  it('has a tab for each category, kept in the address', async () => {
    await openLibrary('?category=family')
    await expect.poll(titles).toEqual(titlesOf('family'))
    const tabs = page.getByRole('tab')
    await expect
      .poll(() => tabs.allTextContents())
      .toEqual(['All Documents', 'For Individuals', 'For Families', 'For Businesses'])
    await page.getByRole('tab', { name: 'For Businesses' }).click()
    await page.waitForURL('**/documents?category=business')
    await expect.poll(titles).toEqual(titlesOf('business'))
    await page.getByRole('tab', { name: 'For Businesses' }).press('ArrowLeft')
    await page.getByRole('tab', { name: 'For Families' }).press('ArrowLeft')
    await page.waitForURL('**/documents?category=individual')
    await expect.poll(titles).toEqual(titlesOf('individual'))
  })

  it('says of a category that does not exist that nothing was found, and offers the others', async () => {
    await openLibrary('?category=nonsense')
    await page.getByText('No documents found in this category.').waitFor()
    await expect.poll(titles).toEqual([])
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('tab', { name: 'All Documents' }).click()
    await expect.poll(titles).toEqual(titlesOf())
  })

  it('leads from a card to its document, and the document back to the filter and place', async () => {
    await openLibrary('?category=individual')
    await page.getByRole('link', { name: 'Details: Promissory Note' }).click()
    await page.waitForURL('**/document/promissory-note')
    await page.getByRole('heading', { level: 1, name: 'Promissory Note' }).waitFor()
    await page.getByRole('link', { name: 'Back to Documents' }).click()
    await page.waitForURL('**/documents?category=individual')
    await expect.poll(titles).toEqual(titlesOf('individual'))
  })

  it('previews a document: its page, key terms, use cases and the way to it', async () => {
    await openLibrary()
    await page.getByRole('button', { name: 'Preview: Bill of Sale' }).click()
    const dialog = page.getByRole('dialog', { name: 'Bill of Sale' })
    const story = await loadStory('bill-of-sale')
    await dialog.getByText('Key terms').waitFor()
    for (const { term } of story.preview.keyTerms) {
      await expect.poll(() => dialog.getByText(term, { exact: true }).isVisible()).toBe(true)
    }
    for (const { title } of story.useCases) {
      await expect.poll(() => dialog.getByText(title, { exact: true }).isVisible()).toBe(true)
    }
    const drawn = await dialog
      .locator('img')
      .first()
      .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)
    expect(drawn).toBe(true)
    const sample = await dialog.getByRole('link', { name: /sample/i }).getAttribute('href')
    const file = await fetch(`${store.site}${sample}`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await axeProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Preview: SAFE Agreement' }).press('Enter')
    await page.getByRole('link', { name: 'View Details' }).click()
    await page.waitForURL('**/document/safe-agreement')
  })

  it('leafs through every page of the sample with buttons, keys and a finger', async () => {
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
    // A finger scrolls the strip: pages snap to its edge.
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

  it('offers the guide after 10 seconds, never over another dialog', async () => {
    await page.clock.install()
    await openLibrary()
    const guide = page.getByRole('dialog', { name: GUIDE.title })
    await page.getByRole('button', { name: 'Preview: Bill of Sale' }).click()
    const preview = page.getByRole('dialog', { name: 'Bill of Sale' })
    await preview.waitFor()
    await page.clock.fastForward(12_000)
    await expect.poll(() => guide.count()).toBe(0)
    await preview.getByRole('button', { name: 'Close' }).click()
    await page.clock.fastForward(2000)
    await guide.waitFor()
    await guide.getByRole('button', { name: 'Close' }).click()
    await guide.waitFor({ state: 'hidden' })
  })
})
