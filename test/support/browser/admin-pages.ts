import type { Browser, Page } from 'playwright-core'
import { afterEach } from 'vitest'
import type { Store } from '../store/store.ts'
import { openPage } from './browser.ts'

/** Signs in as one of the sign-in page's two users. */
export const signInAs = async (page: Page, person: 'Admin' | 'Visitor'): Promise<void> => {
  await page.waitForURL(/\/interaction\//)
  await page.getByRole('button', { name: new RegExp(`^${person}`) }).click()
}

/** Signs out, and confirms it on the sign-in page. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/session\/end/)
  await page.getByRole('button', { name: 'Sign out' }).click()
}

/** A new page on which the admin signed in to reach `path`. */
export const openAsAdmin = async (browser: Browser, store: Store, path: string) => {
  const opened = await openPage(browser)
  await opened.page.goto(store.site + path)
  await signInAs(opened.page, 'Admin')
  await opened.page.getByText('Signed in as admin@clausewell.example').waitFor()
  return opened
}
export type AdminWindow = Awaited<ReturnType<typeof openAsAdmin>>

/** After a failed test, returns to the page from which the next one starts. */
export const startOverAfterFailure = (pageOf: () => Page, path: string): void => {
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    const page = pageOf()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto(new URL(path, page.url()).href)
  })
}

/** The notice with this title and text. */
export const noticeOn = (page: Page, title: string, text: string) =>
  page
    .getByRole('region', { name: /^Notices/ })
    .locator('[data-part=root]')
    .filter({ hasText: title })
    .filter({ hasText: text })

/** The token endpoint's next responses, in order. */
export const recordTokenResponses = (page: Page) => {
  const answers: { grant: string; access: string }[] = []
  page.on('response', async (response) => {
    const tokenRequest = new URLSearchParams(response.request().postData() ?? '')
    const grant = tokenRequest.get('grant_type')
    if (!grant || !response.ok()) return
    const { access_token } = (await response.json()) as { access_token: string }
    answers.push({ grant, access: access_token })
  })
  return answers
}

/** The document's row in the template manager. */
export const rowOn = (page: Page, title: string) =>
  page
    .getByRole('table', { name: 'Core templates', includeHidden: true })
    .getByRole('row', { name: title, includeHidden: true })
