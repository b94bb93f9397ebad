import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browser, setUpStore, store } from '../support/browser/fixtures.ts'
import { errorAt, openForm, question } from '../support/browser/form-page.ts'
import { whenRunning } from '../support/browser/visit.ts'

setUpStore()

/** Replaces each text node by <font><font>...</font></font>, as the translation of Chromium does. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      const parent = text.parentElement
      if (!parent || !text.nodeValue?.trim() || parent.closest('[translate=no]')) continue
      if (['SCRIPT', 'STYLE', 'TEXTAREA', 'OPTION'].includes(parent.tagName)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.nodeValue
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
  })

describe('a page that the browser translates', () => {
  it('takes answers, shows messages and moves between the sections', async () => {
    const { page, pageErrors, close } = await openForm(browser, store.site, 'bill-of-sale', {
      width: 1440,
      height: 900,
    })
    await whenRunning(page)
    await page
      .getByRole('region', { name: /^Preview/ })
      .getByRole('heading')
      .first()
      .waitFor()
    await translate(page)
    await question(page, 'state').selectOption('Texas')
    await question(page, 'buyer_name').fill('Bo')
    await question(page, 'buyer_name').fill('')
    await question(page, 'seller_name').fill('Ann Achterberg')
    await expect.poll(() => errorAt(page, 'buyer_name')).toMatch(/required/)
    await page.getByText('Saved on this device').waitFor()
    await translate(page)
    for (const name of ['seller_address', 'buyer_name', 'buyer_address']) {
      await question(page, name).fill('12 Elm Street, Dallas, Texas 75201')
    }
    await page.getByRole('link', { name: /^Next/ }).first().click()
    await page.getByRole('heading', { level: 2, name: 'The item' }).waitFor()
    await translate(page)
    await page.getByRole('link', { name: /^Next/ }).first().click()
    await page.getByRole('group', { name: /your attention/ }).waitFor()
    await translate(page)
    await question(page, 'item_description').fill('Oak table')
    await page.getByRole('link', { name: /^Next/ }).first().click()
    await page.getByRole('heading', { level: 2, name: 'Price and handover' }).waitFor()
    await page
      .getByRole('link', { name: /Check your answers/ })
      .first()
      .click()
    await page.getByRole('heading', { level: 2, name: 'Check your answers' }).waitFor()
    expect(pageErrors).toEqual([])
    await close()
  })
})
