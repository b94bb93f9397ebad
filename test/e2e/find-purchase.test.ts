import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { FIND_PURCHASE } from '../../shared/content/find-purchase.ts'
import { VALIDATION_MESSAGES } from '../../shared/validation-messages.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store, visit } from '../support/browser/fixtures.ts'
import { poll } from '../support/store/poll.ts'

setUpVisitor()

const requestLinks = async (email: string) => {
  await page.getByLabel(FIND_PURCHASE.label).fill(email)
  await page.getByRole('button', { name: FIND_PURCHASE.send }).click()
}

it('a buyer who lost the link gets it by email', async () => {
  const email = `Buyer-${randomUUID()}@Example.com`
  const { token } = await store.buy({}, email)
  await visit(`/document/download/${'x'.repeat(43)}`)
  await page.getByRole('link', { name: 'have your links emailed to you now' }).click()
  await page.getByRole('heading', { level: 1, name: FIND_PURCHASE.title }).waitFor()
  await requestLinks('nobody')
  await page.getByRole('alert').getByText(VALIDATION_MESSAGES.email).waitFor()
  await page.locator('input[aria-invalid]:focus').waitFor()
  await requestLinks(email)
  await page.getByText(FIND_PURCHASE.done).waitFor()
  expect(await axeProblemsInBothModes(page)).toEqual([])
  const [mail] = await poll(
    async () =>
      (await store.servers.mail.messages()).filter(
        ({ to, subject }) =>
          to.includes(email.toLowerCase()) && subject.startsWith('Your purchase'),
      ),
    (mails) => mails.length > 0,
  )
  expect(mail?.text).toContain(`${store.site}/document/download/${token}`)
  expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([])
})
