import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { UNSUBSCRIBE } from '../../shared/content/unsubscribe.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'
import { whenHydrated } from '../support/browser/visit.ts'

setUpVisitor()

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('a reader follows the link in the guide, unsubscribes with one button and can undo it', async () => {
  const email = `reader-${randomUUID()}@example.com`
  await store.post('/api/signups', { email })
  const [mail] = (await store.servers.mail.messages()).filter(({ to }) => to.includes(email))
  const [, link = ''] = /Unsubscribe: (\S+)/.exec(mail?.text ?? '') ?? []
  const [, oneClick = ''] = /^<(.+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
  await page.goto(oneClick)
  expect(page.url()).toBe(link)
  await whenHydrated(page)
  await button(UNSUBSCRIBE.action).click()
  await page.getByText(UNSUBSCRIBE.done).waitFor()
  expect(await axeProblemsInBothModes(page)).toEqual([])
  await button(UNSUBSCRIBE.resubscribe).click()
  await page.getByText(UNSUBSCRIBE.resubscribed).waitFor()
  await button(UNSUBSCRIBE.action).waitFor()
  expect(pageErrors).toEqual([])
})
