import { Hono, type MiddlewareHandler } from 'hono'
import { BUCKETS } from '../../infra/config/resources.ts'
import { type Connection, requestContextOf } from '../../infra/local/serve.ts'
import { siteApp } from '../../infra/local/site-server.ts'
import {
  CONFIG_FILE,
  cacheControl,
  fallbackCacheControl,
  securityHeaders,
} from '../../infra/site/site-rules.ts'
import { compareLiteralFirst, toHonoPattern } from '../../shared/api/address.ts'
import type { Route } from '../../shared/api/route.ts'
import { routes } from '../../shared/api/routes.ts'
import type { SiteConfig } from '../../shared/site/config.ts'
import type { LocalServers } from './servers.ts'

/** The HTTP functions by service. */
export const loadServices = async () => {
  const [shop, payments, generation, admin] = await Promise.all([
    import('../../lambdas/shop/index.ts'),
    import('../../lambdas/payments/index.ts'),
    import('../../lambdas/generation/index.ts'),
    import('../../lambdas/admin/index.ts'),
  ])
  return { shop: shop.app, payments: payments.app, generation: generation.app, admin: admin.app }
}

/** An app that gets the connection of a request. */
type ServedApp = Hono<{ Bindings: Connection }>

/** Routes requests to functions, like the HTTP API. */
const apiApp = async (): Promise<ServedApp> => {
  const services = await loadServices()
  const app: ServedApp = new Hono()
  for (const route of Object.values<Route>(routes).sort(compareLiteralFirst)) {
    const service = services[route.service]
    app.on(route.method, [toHonoPattern(route.path)], (c) =>
      service.fetch(c.req.raw, requestContextOf(c.env)),
    )
  }
  app.all('/api/*', (c) => c.json({ message: 'Not Found' }, 404))
  return app
}

/** The payment options in config.json other than hosted checkout. */
export type PaymentConfig = Pick<SiteConfig, 'buyButtons' | 'cryptoLinks'>

type Options = {
  distDir: string
  environment: { ADMIN_ISSUER: string; ADMIN_CLIENT_ID: string; SITE_URL: string }
  servers: LocalServers
  payments: PaymentConfig
}

/**
 * Redirects localhost to the site's canonical origin: browser storage is per origin, and payments
 * return to this one.
 */
const redirectLocalhost =
  (siteUrl: string): MiddlewareHandler =>
  async (c, next) => {
    const { hostname, pathname, search } = new URL(c.req.url)
    if (hostname !== 'localhost' || c.req.method !== 'GET') return next()
    return c.redirect(`${new URL(siteUrl).origin}${pathname}${search}`, 302)
  }

/** The site and its API on one origin, as behind CloudFront. */
export const productApp = async (options: Options): Promise<ServedApp> => {
  const { distDir, environment, servers, payments } = options
  const templates = `${servers.storage.url}/${BUCKETS.coreTemplates}`
  const documents = `${servers.storage.url}/${BUCKETS.documents}`
  const allowed = {
    connect: [`${documents}/`],
    admin: [servers.signIn.url, templates, `${templates}/`],
    adminFrame: [servers.signIn.url, `${templates}/`],
    payment: [servers.stripe.url],
  }
  const config: SiteConfig = {
    adminIssuer: environment.ADMIN_ISSUER,
    adminClientId: environment.ADMIN_CLIENT_ID,
    ...payments,
  }
  const app: ServedApp = new Hono()
  const protect: MiddlewareHandler = async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(c.req.path, allowed))) {
      c.header(name, value)
    }
    if (!c.res.headers.has('Cache-Control')) {
      c.header('Cache-Control', fallbackCacheControl(c.req.path))
    }
  }
  app.use(redirectLocalhost(environment.SITE_URL))
  app.use('/api/*', protect)
  app.use(CONFIG_FILE, protect)
  app.route('/', await apiApp())
  app.get(CONFIG_FILE, (c) => {
    c.header('Cache-Control', cacheControl(CONFIG_FILE))
    return c.json(config)
  })
  app.route('/', siteApp({ distDir, allowed }))
  return app
}
