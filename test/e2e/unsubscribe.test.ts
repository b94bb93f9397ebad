import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { FIND_PURCHASE } from '../../shared/content/find-purchase.ts'
import { UNSUBSCRIBE } from '../../shared/content/unsubscribe.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { whenRunning } from '../support/browser/visit.ts'

setUpVisitor()

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('a reader follows the link in the guide, unsubscribes with one button, and may undo it', async () => {
  const email = `reader-${randomUUID()}@example.com`
  await store.post('/api/signups', { email })
  const [mail] = (await store.parts.mail.messages()).filter(({ to }) => to.includes(email))
  const [, link = ''] = /Unsubscribe: (\S+)/.exec(mail?.text ?? '') ?? []
  const [, oneClick = ''] = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
  await page.goto(oneClick)
  expect(page.url()).toBe(link)
  await whenRunning(page)
  await button(UNSUBSCRIBE.action).click()
  await page.getByText(UNSUBSCRIBE.done).waitFor()
  expect(await axeProblemsInBothModes(page)).toEqual([])
  await button(UNSUBSCRIBE.resubscribe).click()
  await page.getByText(UNSUBSCRIBE.resubscribed).waitFor()
  await button(UNSUBSCRIBE.action).waitFor()
  expect(pageErrors).toEqual([])
})

it('a link without its end, or without a network, says so and changes nothing', async () => {
  await page.goto(`${store.site}/unsubscribe`)
  await whenRunning(page)
  await button(UNSUBSCRIBE.action).click()
  await page.getByText(UNSUBSCRIBE.unknown).waitFor()
  await page.goto(`${store.site}/unsubscribe?token=unknown`)
  await whenRunning(page)
  await page.route('**/api/unsubscriptions/*', (route) => route.abort())
  await button(UNSUBSCRIBE.action).click()
  await page.getByText(UNSUBSCRIBE.failed).waitFor()
  await page.unroute('**/api/unsubscriptions/*')
  await button(UNSUBSCRIBE.action).click()
  await page.getByText(UNSUBSCRIBE.unknown).waitFor()
})

it('a lookup from a rate-limited network says that nothing was sent', async () => {
  await page.goto(`${store.site}/find-purchase`)
  await whenRunning(page)
  await page.route('**/api/link-requests', (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many', error: 'Too many' } }),
  )
  await page.getByLabel(FIND_PURCHASE.label).fill('somebody@example.com')
  await button(FIND_PURCHASE.send).click()
  await page.getByText(FIND_PURCHASE.limited).waitFor()
  await expect
    .poll(() => page.getByLabel(FIND_PURCHASE.label).inputValue())
    .toBe('somebody@example.com')
})
