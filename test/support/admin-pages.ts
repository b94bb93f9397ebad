import type { Browser, Page } from 'playwright-core'
import { openPage } from './browser.ts'
import type { Store } from './store.ts'

/** Chooses who to be on the sign-in's own page. */
export const signInAs = async (page: Page, person: 'Admin' | 'Visitor'): Promise<void> => {
  await page.waitForURL(/\/interaction\//)
  await page.getByRole('button', { name: new RegExp(`^${person}`) }).click()
}

/** Signs out, and says so once more on the sign-in's own page. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/session\/end/)
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** A window in which the admin has signed in to reach `path`. */
export const openAsAdmin = async (browser: Browser, store: Store, path: string) => {
  const opened = await openPage(browser)
  await opened.page.goto(store.site + path)
  await signInAs(opened.page, 'Admin')
  await opened.page.getByText('Signed in as admin@clausewell.example').waitFor()
  return opened
}
export type AdminWindow = Awaited<ReturnType<typeof openAsAdmin>>

/** A notice with this title and text. */
export const noticeOn = (page: Page, title: string, text: string) =>
  page
    .getByRole('region', { name: /^Notices/ })
    .getByRole('listitem')
    .filter({ hasText: title })
    .filter({ hasText: text })

/** The tokens that the browser is given from now on, one answer each. */
export const tokenAnswers = (page: Page) => {
  const answers: { grant: string; access: string }[] = []
  page.on('response', async (response) => {
    const asked = new URLSearchParams(response.request().postData() ?? '')
    const grant = asked.get('grant_type')
    if (!grant || !response.ok()) return
    const { access_token } = (await response.json()) as { access_token: string }
    answers.push({ grant, access: access_token })
  })
  return answers
}

/** The row of the template manager for a document. */
export const rowOn = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Core templates' }).getByRole('row', { name: title })
