import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { createLocalJWKSet, jwtVerify } from 'jose'
import Provider from 'oidc-provider'
import * as z from 'zod'
import { close, type LocalServer, listen } from '../serve.ts'
import { providerConfiguration, USER_INFO } from './configuration.ts'
import { problemPage, signInPage } from './sign-in-pages.ts'
import { fileAdapter, type Keys, loadKeys } from './storage.ts'
import { findUser, idClaims } from './users.ts'

type Options = {
  port: number
  dataDir: string
  clientId: string
  /** The site's origin, the only one that sign-ins start from and return to. */
  siteUrl: string
}

/**
 * A Cognito user pool with one public client: code with PKCE, RS256 access tokens with `cognito:groups`,
 * refresh tokens, sign-out. `url` is the issuer; the keys are at `/.well-known/jwks.json`, as Cognito's.
 */
export const startOidc = async (options: Options): Promise<LocalServer> => {
  mkdirSync(options.dataDir, { recursive: true })
  const server = createServer()
  const url = await listen(server, options.port)
  const adapter = fileAdapter(join(options.dataDir, 'sign-ins.json'), Date.now)
  const keys = loadKeys(options.dataDir)
  const provider = new Provider(url, providerConfiguration({ ...options, keys, adapter }))
  provider.on('server_error', (_, error) => console.error(`sign-in: ${error}`))
  const pages = signInApp(provider)
  pages.get(USER_INFO, userInfoHandler(url, keys))
  const handlePage = getRequestListener((request, env) => pages.fetch(request, env))
  const handleProtocol = provider.callback()
  server.on('request', (request, response) =>
    request.url?.startsWith('/interaction/') || request.url === USER_INFO
      ? handlePage(request, response)
      : handleProtocol(request, response),
  )
  return { url, stop: () => close(server) }
}

/** The public part of a signing key. */
const publicKey = z.object({
  ...{ kty: z.string(), n: z.string(), e: z.string() },
  ...{ kid: z.string(), alg: z.string() },
})

/** The owner of an access token. The library's own endpoint rejects tokens for APIs. */
const userInfoHandler = (issuer: string, { signing }: Keys) => {
  const verificationKeys = createLocalJWKSet({ keys: [publicKey.parse(signing)] })
  return async (c: Context) => {
    const token = c.req.header('Authorization')?.replace(/^Bearer /, '') ?? ''
    const claims = await jwtVerify(token, verificationKeys, { issuer }).then(
      ({ payload }) => payload,
      () => undefined,
    )
    const user = findUser(claims?.sub ?? '')
    return user ? c.json(idClaims(user)) : c.json({ error: 'invalid_token' }, 401)
  }
}

const signInApp = (provider: Provider) => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/interaction/:uid', async (c) => {
    const { uid } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    return c.html(signInPage(uid))
  })
  app.post('/interaction/:uid', async (c) => {
    const user = findUser(String((await c.req.formData()).get('user')))
    if (!user) return c.html(signInPage(c.req.param('uid')), 400)
    const result = { login: { accountId: user.id } }
    const { incoming, outgoing } = c.env
    return c.redirect(
      await provider.interactionResult(incoming, outgoing, result, {
        mergeWithLastSubmission: false,
      }),
      303,
    )
  })
  app.onError((error, c) => {
    if (error.name !== 'SessionNotFound') throw error
    return c.html(problemPage('This sign-in expired or was started in another browser.'), 400)
  })
  return app
}
