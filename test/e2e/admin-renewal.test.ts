import { expect, it } from 'vitest'
import { recordTokenResponses, signInAs } from '../support/browser/admin-pages.ts'
import { page, setUpVisitor, store } from '../support/browser/fixtures.ts'

setUpVisitor()

const waitForSignIn = () => page.getByText('Signed in as admin@clausewell.example').waitFor()

it('renews the access token silently before it expires, and again after a 401', async () => {
  await page.clock.install()
  const answers = recordTokenResponses(page)
  await page.goto(`${store.site}/admin`)
  await signInAs(page, 'Admin')
  await waitForSignIn()
  const [first] = answers
  const renewed = page.waitForResponse((response) => response.url().endsWith('/token'))
  await page.clock.fastForward('59:30')
  expect((await renewed).status()).toBe(200)
  await waitForSignIn()
  const search = page.waitForRequest((request) => request.url().includes('query=ord_x'))
  await page.getByRole('searchbox').fill('ord_x')
  await page.getByRole('button', { name: 'Search' }).click()
  const used = (await search).headers().authorization
  await expect.poll(() => answers.at(-1)?.grant).toBe('refresh_token')
  expect(used).toBe(`Bearer ${answers.at(-1)?.access}`)
  expect(used).not.toBe(`Bearer ${first?.access}`)
  await page.getByText('No purchases found.').waitFor()

  const calls: string[] = []
  await page.route('**/api/admin/purchases?query=ord_y', async (route) => {
    const headers = route.request().headers()
    const authorization = calls.length === 0 ? 'Bearer spent' : `${headers.authorization}`
    calls.push(authorization)
    await route.continue({ headers: { ...headers, authorization } })
  })
  await page.getByRole('searchbox').fill('ord_y')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => calls.length).toBe(2)
  await expect.poll(() => `Bearer ${answers.at(-1)?.access}`).toBe(calls[1])
  expect(calls[1]).not.toBe(used)
  await page.getByText('No purchases found.').waitFor()
})

it('redirects to sign-in when renewal fails, without losing what was typed', async () => {
  await page.goto(`${store.site}/admin/templates`)
  await signInAs(page, 'Admin')
  await page.getByRole('button', { name: 'Upload: Bill of Sale' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload Template: Bill of Sale' })
  await dialog.getByLabel('Version').fill('3.1.0')
  await dialog.getByLabel('Release notes').fill('Shorter warranty')
  await page.route('**/api/admin/templates/*/uploads', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer spent' } }),
  )
  await page.route(`${store.servers.signIn.url}/token`, (route) =>
    route.continue({
      postData: 'grant_type=refresh_token&client_id=clausewell-admin&refresh_token=x',
    }),
  )
  await page.context().clearCookies()
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await dialog.getByLabel('File').setInputFiles(file)
  await dialog.getByRole('button', { name: 'Upload Template' }).click()
  await page.waitForURL(/\/interaction\//)
  await page.unrouteAll()
  await signInAs(page, 'Admin')
  await page.waitForURL(`${store.site}/admin/templates`)
  await dialog.waitFor()
  await expect.poll(() => dialog.getByLabel('Document').inputValue()).toBe('bill-of-sale')
  await expect.poll(() => dialog.getByLabel('Version').inputValue()).toBe('3.1.0')
  await expect.poll(() => dialog.getByLabel('Release notes').inputValue()).toBe('Shorter warranty')
})
