import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AuthorServer, startAuthor } from '../../bin/author/start-author.ts'
import { axeProblems } from '../support/browser/axe.ts'
import { launchBrowser, openPage, PHONE } from '../support/browser/browser.ts'
import { ROOT } from '../support/source-files.ts'

const CLAUSE = 'Taxes and agency fees are not part of it.'

let root: string
let author: AuthorServer
const agreement = () => join(root, 'shared/documents/bill-of-sale/agreement.md')
const original = readFileSync(join(ROOT, 'shared/documents/bill-of-sale/agreement.md'), 'utf8')

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'author-'))
  for (const path of ['shared', 'bin', 'test/golden/bill-of-sale', 'package.json']) {
    cpSync(join(ROOT, path), join(root, path), { recursive: true })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const answersFile = join(root, 'own.json')
  writeFileSync(answersFile, JSON.stringify({ seller_name: 'Ada Own', state: 'Ohio' }))
  author = await startAuthor({
    root,
    id: 'bill-of-sale',
    answersFile,
    port: 0,
    today: '2026-11-21',
  })
})

afterAll(async () => {
  await author?.stop()
  rmSync(root, { recursive: true, force: true })
})

const open = async (query: string): Promise<string> => {
  const answer = await fetch(`${author.url}/?${query}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

/** Writes a project file and waits until the author page is notified. */
const save = (path: string, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const eventStream = request(`${author.url}/changes`, (events) => {
      let seen = ''
      events.on('data', (data: Buffer) => {
        const before = seen
        seen += data.toString()
        if (!before.includes('data: open') && seen.includes('data: open')) writeFileSync(path, text)
        if (!seen.includes('data: changed')) return
        eventStream.destroy()
        resolve()
      })
    })
    eventStream.on('error', reject)
    eventStream.end()
  })

describe('npm run author', () => {
  beforeEach(async () => {
    if (readFileSync(agreement(), 'utf8') !== original) await save(agreement(), original)
  })

  it('shows a test case with its conditions, their source lines and whether they are printed', async () => {
    const page = await open('answers=bs-1')
    expect(page).toContain('Marisol Etienne')
    expect(page).toMatch(/class="mark[^"]*taken"[^>]*>.*equals\(\$item_type, &quot;vehicle&quot;\)/)
    expect(page).toMatch(/class="mark[^"]*off"[^>]*>.*equals\(\$item_type, &quot;vessel&quot;\)/)
    expect(page).toContain('agreement.md:4 · not printed')
    expect(page).toContain('<body class="hides-off">')
    expect(await open('answers=bs-1&off=on')).toContain('<body class="">')
  })

  it('renders a saved file and notifies the page', async () => {
    expect(await open('answers=bs-1')).not.toContain('Buyer pays the taxes.')
    await save(agreement(), original.replace(CLAUSE, 'Buyer pays the taxes.'))
    expect(await open('answers=bs-1')).toContain('Buyer pays the taxes.')
  })

  it('reports where the source has an error and keeps running', async () => {
    await save(agreement(), original.replace(CLAUSE, `${CLAUSE} {% if $is_gift %}`))
    const page = await open('answers=bs-1')
    expect(page).toContain('The sources have')
    expect(page).toMatch(/shared\/documents\/bill-of-sale\/agreement\.md:\d+/)
    expect(page).toContain('closing')
    await save(agreement(), original)
    expect(await open('answers=bs-1')).not.toContain('The sources have')
  })
})

describe('the npm run author page', () => {
  it('renders a saved file without losing the scroll position and passes axe in light and dark mode', async () => {
    await save(agreement(), original)
    const browser = await launchBrowser()
    const { page, pageErrors } = await openPage(browser, PHONE)
    await page.goto(`${author.url}/?answers=bs-1`)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeProblems(page)).toEqual([])
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await page.getByLabel('Show hidden passages').press('Space')
    await page.getByText('Joint owners are each bound').waitFor()
    await page.getByText(CLAUSE).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    writeFileSync(agreement(), original.replace(CLAUSE, 'Buyer pays the taxes.'))
    await page.getByText('Buyer pays the taxes.').waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(before)
    writeFileSync(agreement(), original.replace(CLAUSE, '{% $unknown %}'))
    await page.getByText('unknown variable $unknown').waitFor()
    expect(await page.getByText('Buyer pays the taxes.').count()).toBe(1)
    expect(pageErrors).toEqual([])
    await browser.close()
  })
})
