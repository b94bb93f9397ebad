import { expect, it } from 'vitest'
import { MESSAGES } from '../../shared/messages.ts'
import { recordTokenResponses, signInAs, signOut } from '../support/browser/admin-pages.ts'
import { axeProblemsInBothModes } from '../support/browser/axe.ts'
import { page, pageErrors, setUpVisitor, store } from '../support/browser/fixtures.ts'

setUpVisitor()

const heading = (name: string) => page.getByRole('heading', { level: 1, name })

it('signs in with code and PKCE, keeps tokens in memory only, and signs out completely', async () => {
  const api: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && api.push(request.url()))
  const answers = recordTokenResponses(page)
  const authorizationRequest = page.waitForRequest((request) =>
    request.url().includes('code_challenge'),
  )
  await page.goto(`${store.site}/admin/templates`)
  const query = new URL((await authorizationRequest).url()).searchParams
  expect([query.get('response_type'), query.get('code_challenge_method')]).toEqual(['code', 'S256'])
  await signInAs(page, 'Admin')
  await page.getByText('Signed in as admin@clausewell.example').waitFor()
  await page.waitForURL(`${store.site}/admin/templates`)
  await heading('Template Manager').waitFor()
  await page.getByRole('row', { name: 'Bill of Sale' }).first().waitFor()
  expect(new Set(api)).toEqual(new Set([`${store.site}/api/admin/templates`]))
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await heading('Admin Dashboard').waitFor()
  expect(answers.map(({ grant }) => grant)).toEqual(['authorization_code'])
  const storedKeys = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(storedKeys).not.toContain(answers[0]?.access)
  expect(storedKeys).not.toContain('access_token')
  expect(pageErrors).toEqual([])

  const revoked = page.waitForResponse((response) => response.url().includes('/revocation'))
  await signOut(page)
  expect((await revoked).status()).toBe(200)
  await page.waitForURL(`${store.site}/`)
  const request = (await revoked).request()
  const token = new URLSearchParams(request.postData() ?? '').get('token') ?? ''
  const reused = await fetch(`${store.servers.signIn.url}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: 'clausewell-admin',
      refresh_token: token,
    }),
  })
  expect(reused.status).toBe(400)
  await page.goto(`${store.site}/admin`)
  await page.waitForURL(/\/interaction\//)
})

it('shows a no-access page with a way out to users outside the admin group', async () => {
  const api: string[] = []
  page.on('request', (request) => request.url().includes('/api/admin') && api.push(request.url()))
  await page.goto(`${store.site}/admin`)
  await signInAs(page, 'Visitor')
  await page.getByRole('heading', { name: 'No access' }).waitFor()
  await page.getByText(MESSAGES.admin.notMember('visitor@clausewell.example')).waitFor()
  await expect.poll(() => page.getByRole('tab').count()).toBe(0)
  expect(api).toEqual([])
  expect(await axeProblemsInBothModes(page)).toEqual([])
  await signOut(page)
  await page.waitForURL(`${store.site}/`)
})
