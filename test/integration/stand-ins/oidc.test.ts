import { createHash, randomBytes } from 'node:crypto'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod'
import { ADMIN_GROUP } from '../../../infra/config/resources.ts'
import { startOidc } from '../../../infra/local/oidc/start-oidc.ts'
import { temporaryFolder } from './folder.ts'

const clientId = 'clausewell-admin'
const siteUrl = 'http://site.test'
const redirectUri = `${siteUrl}/admin`
let dataDir: string
let issuer: string

const start = async (port = 0) => {
  const standIn = await startOidc({ port, dataDir, clientId, siteUrl })
  issuer = standIn.url
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= standIn.stop()
    return stopped
  }
  onTestFinished(stop)
  return stop
}

beforeEach(async () => {
  dataDir = await temporaryFolder()
  await start()
})

/** A browser that keeps cookies and follows redirects until it would leave the issuer. */
const browser = () => {
  const jar = new Map<string, string>()
  const visit = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(new URL(address, issuer), {
      ...init,
      headers: { ...init.headers, cookie },
      redirect: 'manual',
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value) jar.set(name, value)
      else jar.delete(name)
    }
    const target = response.headers.get('location')
    if (!target || !new URL(target, issuer).href.startsWith(issuer)) return response
    return visit(target)
  }
  return { visit }
}
type Browser = ReturnType<typeof browser>

const verifier = randomBytes(32).toString('base64url')
const authorize = (changes: Record<string, string> = {}) =>
  `/auth?${new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state: 'state-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  })}`

/** Presses a user's button on the sign-in page; returns the URL of the redirect. */
const signIn = async ({ visit }: Browser, name: string): Promise<URL> => {
  const text = await (await visit(authorize())).text()
  const action = /action="([^"]+)"/.exec(text)?.[1] ?? ''
  const value = new RegExp(`value="([^"]+)">\\s*${name}`).exec(text)?.[1] ?? ''
  const response = await visit(action, {
    method: 'POST',
    body: new URLSearchParams({ user: value }),
  })
  return new URL(response.headers.get('location') ?? '')
}

const tokens = z.object({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
})

const exchange = (parameters: Record<string, string>) =>
  fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { origin: siteUrl },
    body: new URLSearchParams({ client_id: clientId, ...parameters }),
  })

const redeem = async (landing: URL, changes: Record<string, string> = {}) =>
  exchange({
    grant_type: 'authorization_code',
    code: landing.searchParams.get('code') ?? '',
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  })

const tokensOf = async (name: string) =>
  tokens.parse(await (await redeem(await signIn(browser(), name))).json())

test('an admin gets an access token with the claims of Cognito', async () => {
  const landing = await signIn(browser(), 'Admin')
  expect(landing.origin + landing.pathname).toBe(redirectUri)
  expect(landing.searchParams.get('state')).toBe('state-1')
  const response = await redeem(landing)
  expect(response.headers.get('access-control-allow-origin')).toBe(siteUrl)
  const { access_token, expires_in } = tokens.parse(await response.json())
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
  const { payload, protectedHeader } = await jwtVerify(access_token, keys, { issuer })
  expect(protectedHeader.alg).toBe('RS256')
  expect(expires_in).toBe(3600)
  expect(payload).toMatchObject({
    client_id: clientId,
    token_use: 'access',
    'cognito:groups': [ADMIN_GROUP],
    username: payload.sub,
    scope: 'openid email',
  })
})

test('the visitor is in no group, and the ID token says what it is', async () => {
  const { access_token, id_token } = await tokensOf('Visitor')
  expect(decodeJwt(access_token)).not.toHaveProperty('cognito:groups')
  expect(decodeJwt(id_token)).toMatchObject({
    aud: clientId,
    token_use: 'id',
    email: 'visitor@clausewell.example',
  })
})

test('a refresh token gives new tokens, also after a restart with the same keys', async () => {
  const stop = await start()
  const first = await tokensOf('Admin')
  await stop()
  await start(Number(new URL(issuer).port))
  await vi.waitFor(() => fetch(`${issuer}/.well-known/openid-configuration`), { timeout: 60_000 })
  const answer = await exchange({ grant_type: 'refresh_token', refresh_token: first.refresh_token })
  const renewed = tokens.parse(await answer.json())
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`))
  for (const token of [first.access_token, renewed.access_token])
    expect((await jwtVerify(token, keys, { issuer })).payload).toMatchObject({
      token_use: 'access',
      'cognito:groups': [ADMIN_GROUP],
    })
})

test('a code is worth nothing without its verifier and can be used once', async () => {
  const landing = await signIn(browser(), 'Admin')
  expect((await redeem(landing, { code_verifier: 'x'.repeat(43) })).status).toBe(400)
  const again = await signIn(browser(), 'Admin')
  expect((await redeem(again)).status).toBe(200)
  expect((await redeem(again)).status).toBe(400)
})

test.each([
  ['a page that is not ours', { redirect_uri: 'http://evil.test/admin' }],
  ['another client', { client_id: 'other' }],
])('nobody is sent to %s', async (_, change) => {
  const response = await browser().visit(authorize(change))
  expect([response.status, response.headers.get('location')]).toEqual([400, null])
  expect(await response.text()).toContain('Sign-in failed')
})

test.each(['openid-configuration', 'jwks.json'])('the site may read %s', async (document) => {
  const { headers } = await fetch(`${issuer}/.well-known/${document}`, {
    headers: { origin: siteUrl },
  })
  expect(['*', siteUrl]).toContain(headers.get('access-control-allow-origin'))
})

test('a request without PKCE goes back with an error', async () => {
  const response = await browser().visit(
    authorize({ code_challenge: '', code_challenge_method: '' }),
  )
  expect(new URL(response.headers.get('location') ?? '').searchParams.get('error')).toBe(
    'invalid_request',
  )
})

test('another origin may not read the token endpoint', async () => {
  const response = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { origin: 'http://evil.test' },
    body: new URLSearchParams({ client_id: clientId, grant_type: 'refresh_token' }),
  })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('signing out ends the session and returns to the site', async () => {
  const visitor = browser()
  const { id_token } = tokens.parse(await (await redeem(await signIn(visitor, 'Admin'))).json())
  const silent = await visitor.visit(authorize())
  expect(silent.headers.get('location')).toContain('code=')

  const query = new URLSearchParams({
    id_token_hint: id_token,
    post_logout_redirect_uri: `${siteUrl}/`,
    client_id: clientId,
    logout_uri: `${siteUrl}/`,
  })
  const page = await (await visitor.visit(`/session/end?${query}`)).text()
  expect(page).toContain('Do you want to sign out?')
  const response = await visitor.visit(/action="([^"]+)"/.exec(page)?.[1] ?? '', {
    method: 'POST',
    body: new URLSearchParams({
      logout: 'yes',
      xsrf: /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '',
    }),
  })
  expect(response.headers.get('location')).toBe(`${siteUrl}/`)
  expect(await (await visitor.visit(authorize())).text()).toContain('Choose a user')
})

test('a sign-in page of another browser says so', async () => {
  const text = await (await browser().visit(authorize())).text()
  const response = await browser().visit(/action="([^"]+)"/.exec(text)?.[1] ?? '')
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('another browser'),
  ])
})

test('whose an access token is, is told to whoever holds it', async () => {
  const { access_token } = await tokensOf('Admin')
  const discovery = await fetch(`${issuer}/.well-known/openid-configuration`)
  const { userinfo_endpoint } = z
    .object({ userinfo_endpoint: z.url() })
    .parse(await discovery.json())
  const ask = (token: string) =>
    fetch(userinfo_endpoint, { headers: { authorization: `Bearer ${token}` } })
  expect(await (await ask(access_token)).json()).toMatchObject({
    sub: decodeJwt(access_token).sub,
    email: 'admin@clausewell.example',
  })
  for (const other of ['', 'nonsense', `${access_token.slice(0, -6)}AAAAAA`]) {
    expect((await ask(other)).status).toBe(401)
  }
})
