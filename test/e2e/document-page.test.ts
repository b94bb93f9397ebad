import { describe, expect, it } from 'vitest'
import { DOCUMENT } from '../../shared/content/document.ts'
import { loadKeyTerms } from '../../shared/content/key-terms.ts'
import { loadStory } from '../../shared/content/stories.ts'
import { HOW_IT_WORKS } from '../../shared/content/whats-included.ts'
import { MESSAGES } from '../../shared/messages.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { whenRunning } from '../support/browser/visit.ts'

setUpVisitor()

const open = async (path: string) => {
  const response = await page.goto(`${store.site}${path}`)
  await whenRunning(page)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return response
}
const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const panel = () => page.getByRole('tabpanel')

describe('a document', () => {
  it('shows its tier, its price beside the regular one, and what the side card says', async () => {
    await open('/document/prenuptial-agreement')
    const card = page.getByRole('complementary', { name: 'Purchase' })
    for (const text of [
      'Ready to Purchase?',
      'Get instant access to this template',
      'Secure payment • Instant access',
    ]) {
      await card.getByText(text, { exact: true }).waitFor()
    }
    await expect.poll(() => card.getByText('$99', { exact: true }).count()).toBe(1)
    await expect.poll(() => card.locator('s').textContent()).toBe('$149')
    await page.getByText('Luxury', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Back to Documents' }).click()
    await page.waitForURL(`${store.site}/documents`)
    expect(pageErrors).toEqual([])
  })

  it('keeps its price and its one action in sight on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/document/prenuptial-agreement')
    const bar = page.locator('[data-buy-bar]')
    await expect.poll(() => bar.isVisible()).toBe(false)
    await tab('Use Cases').scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 900)
    await bar.getByText('$99', { exact: true }).waitFor()
    await bar.getByRole('link', { name: DOCUMENT.start }).waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await page.getByRole('complementary', { name: 'Purchase' }).scrollIntoViewIfNeeded()
    await expect.poll(() => bar.isVisible()).toBe(false)
  })

  it('asks whether it is the right one, answers in words, and closes no door', async () => {
    await open('/document/promissory-note')
    const ask = (part: string) => panel().getByRole('group', { name: new RegExp(part) })
    await ask('lend for a living').getByLabel('No').check()
    await ask('land or a home').getByLabel('Yes').check()
    await panel().getByText('That takes a recorded mortgage or deed of trust.').waitFor()
    await ask('on credit').getByLabel('No').check()
    await ask('on demand').getByLabel('No').check()
    await panel().getByText('This document may not fit one of your answers').waitFor()
    await ask('land or a home').getByLabel('No').check()
    await panel().getByText('This document fits your answers.').waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    await page.getByRole('link', { name: DOCUMENT.start }).first().click()
    await page.waitForURL(/\/customize\//)
    await page.getByText('Is this document right for you?').click()
    const given = page.getByRole('group', { name: /land or a home/ }).getByLabel('No')
    await expect.poll(() => given.isChecked()).toBe(true)
    await page
      .getByRole('group', { name: /on credit/ })
      .getByLabel('Yes')
      .check()
    await page.getByText('Retail credit has its own notices and limits.').waitFor()
    await page
      .getByRole('heading', { name: 'The loan' })
      .or(page.getByRole('textbox'))
      .first()
      .waitFor()
  })

  it('says how it is signed, before it is bought, for the chosen state', async () => {
    await open('/document/detail/prenuptial-agreement?state=Pennsylvania')
    await tab('State Guidelines').click()
    await page.getByRole('heading', { name: 'How to sign it' }).waitFor()
    await page.getByText(/^In ink, on paper\. The federal law/).waitFor()
    await page.getByText(/^15 U\.S\.C\. § 7003\(a\)\(2\) · checked /).waitFor()
    await open('/document/last-will-and-testament')
    await tab("What's Included").click()
    await page.getByText('Not for this document: everybody is in one room.').waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
  })

  it('opens every page of its sample', async () => {
    await open('/document/bill-of-sale')
    await page.getByRole('button', { name: DOCUMENT.seePages(4) }).click()
    const dialog = page.getByRole('dialog', { name: 'Bill of Sale' })
    await dialog.getByText('Page 1 of 4').waitFor()
    await dialog.getByRole('link', { name: DOCUMENT.start }).click()
    await page.waitForURL(/customize/)
  })

  it('tells its story, one voice on it and its uses, one of them open at a time', async () => {
    const story = await loadStory('bill-of-sale')
    await open('/document/bill-of-sale')
    const { title, challenge, solution, outcome } = story.mainStory
    for (const text of [story.overview, title, challenge, solution, outcome]) {
      await panel().getByText(text).first().waitFor()
    }
    const quotes = await panel().locator('blockquote:visible').allTextContents()
    expect(quotes).toHaveLength(1)
    expect(story.testimonials.map(({ quote }) => `“${quote}”`)).toContain(quotes[0])
    await expect
      .poll(() =>
        panel()
          .getByRole('img', { name: /out of 5 stars$/ })
          .count(),
      )
      .toBe(1)
    const uses = panel().locator('details')
    await expect.poll(() => uses.count()).toBe(story.useCases.length)
    const openOnes = () => panel().locator('details[open]').count()
    await uses.nth(0).locator('summary').click()
    await uses.nth(1).locator('summary').click()
    await expect.poll(openOnes).toBe(1)
    await uses.nth(1).locator('summary').click()
    await expect.poll(openOnes).toBe(0)
    expect(await axeProblemsInBothModes(page)).toEqual([])
  })

  it('has four tabs, reached by arrow keys too', async () => {
    await open('/document/promissory-note')
    await expect
      .poll(() => page.getByRole('tab').allTextContents())
      .toEqual(['Overview', "What's Included", 'Key Terms', 'Use Cases'])
    await tab('Overview').focus()
    await page.keyboard.press('ArrowRight')
    for (const part of [
      'Word document',
      'Step-by-step instructions',
      'General legal guidelines',
      'Sample language',
    ]) {
      await panel().getByText(part, { exact: true }).waitFor()
    }
    await expect
      .poll(() => panel().getByRole('listitem').filter({ hasText: HOW_IT_WORKS[0] }).count())
      .toBe(1)
    await expect.poll(() => panel().locator('ol > li').allTextContents()).toEqual(HOW_IT_WORKS)
    expect(HOW_IT_WORKS).toHaveLength(5)
    await tab('Key Terms').click()
    const terms = await loadKeyTerms('promissory-note')
    await panel()
      .getByText(terms[0]?.label ?? '', { exact: true })
      .waitFor()
    await expect
      .poll(() => panel().locator('dt').allTextContents())
      .toEqual(terms.map(({ label }) => label))
    await expect
      .poll(() => panel().locator('dd').allTextContents())
      .toEqual(terms.map(({ description }) => description))
    await tab('Use Cases').click()
    const { useCases } = await loadStory('promissory-note')
    for (const { description } of useCases) await panel().getByText(description).waitFor()
    expect(pageErrors).toEqual([])
  })

  it('begins at the top when another one follows', async () => {
    await open('/document/bill-of-sale')
    await panel().locator('details').first().waitFor()
    await page.evaluate(() => window.scrollTo(0, 900))
    await page.getByRole('contentinfo').getByRole('link', { name: 'For Families' }).click()
    await page.locator('a[href="/document/prenuptial-agreement"]').first().click()
    await page.getByRole('heading', { level: 1, name: 'Prenuptial Agreement' }).waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  it('that the store does not know says so, with the way back', async () => {
    const response = await open('/document/no-such-document')
    expect(response?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: 'Document Not Found' }).waitFor()
    await page.getByText(MESSAGES.notFound.documentText).waitFor()
    await page.getByRole('link', { name: 'Back to Documents' }).click()
    await page.waitForURL(`${store.site}/documents`)
  })

  it.each([
    ['/document/will', '/document/last-will-and-testament'],
    ['/document/detail/nda', '/document/detail/non-disclosure-agreement'],
    ['/document/divorce-settlement', '/document/divorce-settlement-agreement'],
  ])('%s is known by its canonical address, query kept', async (alias, path) => {
    await open(`${alias}?from=mail&lang=en`)
    await page.waitForURL(`${store.site}${path}?from=mail&lang=en`)
  })
})

describe('the chosen tab', () => {
  it.each([
    ['/document/bill-of-sale', 'Key Terms', 'terms'],
    ['/document/detail/bill-of-sale?state=Ohio', 'Use Cases', 'uses'],
  ])('of %s is in the address and comes back with it', async (path, name, id) => {
    await open(path)
    await tab(name).click()
    await page.waitForURL(`${store.site}${path}#${id}`)
    await page.reload()
    await page.locator(`[role="tab"][data-value="${id}"][aria-selected="true"]`).waitFor()
    await page.getByRole('tab').first().click()
    await page.waitForURL(store.site + path)
    expect(pageErrors).toEqual([])
  })

  it('is the first one at an address that names none', async () => {
    await open('/document/bill-of-sale#nothing')
    await expect.poll(() => tab('Overview').getAttribute('aria-selected')).toBe('true')
  })
})

describe('a document of one state', () => {
  it('lists what is included, tells the scenario and has its own tabs', async () => {
    await open('/document/detail/last-will-and-testament')
    await expect
      .poll(() => page.getByRole('tab').allTextContents())
      .toEqual(['About This Document', 'Key Terms', 'State Guidelines', 'Use Cases'])
    for (const part of [
      'Printable PDF',
      'Editable Word document',
      'Instructions',
      'Connecticut guidelines',
    ]) {
      await page.getByRole('listitem').filter({ hasText: part }).first().waitFor()
    }
    const { realLifeScenario } = await loadStory('last-will-and-testament')
    await panel()
      .getByText(realLifeScenario?.challenge ?? '-')
      .waitFor()
    await tab('State Guidelines').click()
    await panel().getByRole('heading', { name: 'Legal requirements' }).waitFor()
    await panel().getByRole('heading', { name: 'Special instructions' }).waitFor()
    expect(await axeProblemsInBothModes(page)).toEqual([])
    expect(pageErrors).toEqual([])
  })

  it('says Processing... while the payment page is being opened', async () => {
    await open('/document/detail/bill-of-sale')
    const release = Promise.withResolvers<void>()
    await page.route('**/api/create-checkout', async (route) => {
      await release.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Purchase Template' }).first().click()
    const busy = page.getByRole('button', { name: 'Processing...' }).first()
    await busy.waitFor()
    await expect.poll(() => busy.isDisabled()).toBe(true)
    release.resolve()
    await page.waitForURL(/\/pay\//)
  })

  it('that the store does not know leads to the library', async () => {
    await page.goto(`${store.site}/document/detail/no-such-document`)
    await page.waitForURL(`${store.site}/documents`)
  })
})
