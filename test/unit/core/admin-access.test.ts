import { Hono } from 'hono'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalServer, serveApp } from '../../../infra/local/serve.ts'
import { requireGroup } from '../../../lambdas/core/platform/admin-access.ts'
import { resetMemoized } from '../../../lambdas/core/platform/memoize.ts'

const CLIENT = 'admin-client'
const MINUTE = 60

let issuer: LocalServer
let privateKey: CryptoKey
let hasDiscovery = true
let requestCount = 0
/** Keys that don't state their use, so that only our own checks apply. */
beforeAll(async () => {
  const pair = await generateKeyPair('RS256', { extractable: true })
  privateKey = pair.privateKey
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one' }]
  const app = new Hono()
    .get('/.well-known/jwks.json', (c) => c.json({ keys }))
    .get('/.well-known/openid-configuration', (c) => {
      // Public routes need no token, and get none.
      if (c.req.header('authorization') !== undefined) return c.text('', 400)
      return hasDiscovery ? c.json({ userinfo_endpoint: `${issuer.url}/who` }) : c.text('', 404)
    })
    .get('/who', (c) => {
      requestCount += 1
      const token = c.req.header('authorization')?.replace('Bearer ', '') ?? ''
      const { sub } = decodeJwt(token)
      return sub === 'subject' || !sub ? c.json({}, 401) : c.json({ email: `${sub}@example.com` })
    })
  issuer = await serveApp(app, 0)
  Object.assign(process.env, { ADMIN_ISSUER: issuer.url, ADMIN_CLIENT_ID: CLIENT })
  resetMemoized()
})
const before = { ...process.env }
afterAll(async () => {
  await issuer.stop()
  for (const name of ['ADMIN_ISSUER', 'ADMIN_CLIENT_ID']) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
  resetMemoized()
})

const seconds = () => Math.floor(Date.now() / 1000)

const claims = () => ({
  iss: issuer.url,
  sub: 'subject',
  exp: seconds() + MINUTE,
  token_use: 'access',
  client_id: CLIENT,
  'cognito:groups': ['admin'],
})

const tokenOf = (changes: object = {}, alg = 'RS256', key = privateKey) =>
  new SignJWT({ ...claims(), ...changes }).setProtectedHeader({ alg, kid: 'one' }).sign(key)

const enter = (authorization: string | undefined) => requireGroup('admin')(authorization)
const refusalWith = (code: string) => ({ name: 'AppError', code })

describe('the admin area', () => {
  it('admits an admin, identified by email address or else by subject', async () => {
    expect(await enter(`Bearer ${await tokenOf()}`)).toBe('subject')
    const email = 'owner@example.com'
    expect(await enter(`Bearer ${await tokenOf({ email })}`)).toBe(email)
    expect(await enter(`Bearer ${await tokenOf({ email: 7 })}`)).toBe('subject')
    expect(await enter(`Bearer ${await tokenOf({ sub: undefined })}`)).toBe('')
  })

  it('looks up an admin’s email address once', async () => {
    const before = requestCount
    const header = `Bearer ${await tokenOf({ sub: 'ann' })}`
    expect([await enter(header), await enter(header)]).toEqual([
      'ann@example.com',
      'ann@example.com',
    ])
    expect(requestCount).toBe(before + 1)
  })

  it('admits an admin while the lookup fails, and retries it next time', async () => {
    resetMemoized()
    hasDiscovery = false
    const header = `Bearer ${await tokenOf({ sub: 'bo' })}`
    expect(await enter(header)).toBe('bo')
    hasDiscovery = true
    expect(await enter(header)).toBe('bo@example.com')
  })

  it.each<[string, (token: string) => string | undefined]>([
    ['a missing header', () => undefined],
    ['an empty header', () => ''],
    ['a token without a scheme', (token) => token],
    ['another scheme', (token) => `Basic ${token}`],
    ['text before the scheme', (token) => `The Bearer ${token}`],
    ['text after the token', (token) => `Bearer ${token} more`],
    ['nonsense', () => 'Bearer nonsense'],
  ])('rejects %s', async (_, header) => {
    await expect(enter(header(await tokenOf()))).rejects.toMatchObject(refusalWith('unauthorized'))
  })

  it.each<[string, object]>([
    ['of another issuer', { iss: 'https://sign-in.example' }],
    ['that has expired', { exp: seconds() - MINUTE }],
    ['without an expiry', { exp: undefined }],
    ['that is an ID token', { token_use: 'id' }],
    ['for another client', { client_id: 'client-of-the-shop' }],
  ])('rejects a token %s', async (_, changes) => {
    const token = await tokenOf(changes)
    await expect(enter(`Bearer ${token}`)).rejects.toMatchObject(refusalWith('unauthorized'))
  })

  it('rejects a token with another algorithm or key', async () => {
    const stranger = await generateKeyPair('RS256')
    const pss = await crypto.subtle.importKey(
      'pkcs8',
      await crypto.subtle.exportKey('pkcs8', privateKey),
      { name: 'RSA-PSS', hash: 'SHA-256' },
      false,
      ['sign'],
    )
    for (const token of [
      await tokenOf({}, 'RS256', stranger.privateKey),
      await tokenOf({}, 'PS256', pss),
    ]) {
      await expect(enter(`Bearer ${token}`)).rejects.toMatchObject(refusalWith('unauthorized'))
    }
  })

  it.each([undefined, [], ['members'], 'admin', ['administrators']])(
    'is forbidden to a member of the groups %j',
    async (groups) => {
      const token = await tokenOf({ 'cognito:groups': groups })
      await expect(enter(`Bearer ${token}`)).rejects.toMatchObject(refusalWith('forbidden'))
    },
  )

  it('reports an unexpected error, not a denial, when sign-in is down', async () => {
    process.env.ADMIN_ISSUER = 'http://127.0.0.1:1'
    resetMemoized()
    await expect(enter(`Bearer ${await tokenOf()}`)).rejects.not.toMatchObject({ name: 'AppError' })
  })
})
