import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import Provider from 'oidc-provider'
import { close, listen, type StandIn } from '../serve.ts'
import { providerConfiguration } from './configuration.ts'
import { fileAdapter } from './file-adapter.ts'
import { loadKeys } from './keys.ts'
import { problemPage, signInPage } from './pages.ts'
import { findPerson } from './people.ts'

type Options = {
  port: number
  dataDir: string
  clientId: string
  /** The site's origin: people come from and return to its pages only. */
  siteUrl: string
}

/**
 * Sign-in as Cognito's user pool offers it: code with PKCE for a public client, RS256 access tokens
 * with `cognito:groups`, refresh tokens, sign-out. The issuer is `url`; its keys are where Cognito
 * has them, at `/.well-known/jwks.json`.
 */
export const startOidc = async (options: Options): Promise<StandIn> => {
  mkdirSync(options.dataDir, { recursive: true })
  const server = createServer()
  const url = await listen(server, options.port)
  const adapter = fileAdapter(join(options.dataDir, 'sign-ins.json'), Date.now)
  const keys = loadKeys(options.dataDir)
  const provider = new Provider(url, providerConfiguration({ ...options, keys, adapter }))
  provider.on('server_error', (_, error) => console.error(`sign-in: ${error}`))
  const pages = signInApp(provider)
  const answerPage = getRequestListener((request, env) => pages.fetch(request, env))
  const answerProtocol = provider.callback()
  server.on('request', (request, response) =>
    request.url?.startsWith('/interaction/')
      ? answerPage(request, response)
      : answerProtocol(request, response),
  )
  return { url, stop: () => close(server) }
}

const signInApp = (provider: Provider) => {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.get('/interaction/:uid', async (c) => {
    const { uid } = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    return c.html(signInPage(uid))
  })
  app.post('/interaction/:uid', async (c) => {
    const person = findPerson(String((await c.req.formData()).get('person')))
    if (!person) return c.html(signInPage(c.req.param('uid')), 400)
    const result = { login: { accountId: person.id } }
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
    return c.html(problemPage('This sign-in took too long or was begun in another browser.'), 400)
  })
  return app
}
