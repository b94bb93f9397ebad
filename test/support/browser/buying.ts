import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { BUYER_EMAIL } from '../store/store.ts'

export const PAY_BUTTON = /^Pay \$/

/** Completes the payment page that opens in `page` and presses one of its buttons. */
export const submitPayPage = async (
  page: Page,
  action: RegExp,
  email = BUYER_EMAIL,
): Promise<void> => {
  await page.waitForURL(/\/pay\//)
  await page.getByLabel(/e-?mail/i).fill(email)
  await page.getByRole('button', { name: action }).click()
}

export const buttonOn = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })

/** The name and the bytes of the file that a button of the page downloads. */
export const saveFile = async (page: Page, button: string) => {
  const waiting = page.waitForEvent('download')
  await buttonOn(page, button).click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) }
}

/** The download buttons; none on a page without files. */
export const fileButtons = (page: Page) => page.getByRole('button', { name: /^Download / })

/** The notice with this title. */
export const toastOn = (page: Page, title: string) =>
  page.getByRole('region', { name: /^Notices/ }).getByText(title, { exact: true })

/** Answers the question about the state that some documents ask before checkout. */
export const chooseState = async (page: Page, state = 'Texas'): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Which state is it for?' })
  await dialog.getByLabel('Your state').selectOption(state)
  await dialog.getByRole('button', { name: 'Continue to payment' }).click()
}
