import { Hono, type MiddlewareHandler } from 'hono'
import { siteApp } from '../infra/local/site.ts'
import { BUCKETS } from '../infra/resources.ts'
import { securityHeaders } from '../infra/site-rules.ts'
import { routes } from '../shared/api.ts'
import type { SiteConfig } from '../shared/site-config.ts'
import type { StandIns } from './stand-ins.ts'

/** The functions that answer HTTP, by the service that shared/api.ts names. */
const loadServices = async () => {
  const [shop, payments, generation, admin] = await Promise.all([
    import('../lambdas/shop/index.ts'),
    import('../lambdas/payments/index.ts'),
    import('../lambdas/generation/index.ts'),
    import('../lambdas/admin/index.ts'),
  ])
  return { shop: shop.app, payments: payments.app, generation: generation.app, admin: admin.app }
}

/** Sends each route to its function, as the HTTP API does. */
const apiApp = async (): Promise<Hono> => {
  const services = await loadServices()
  const app = new Hono()
  for (const { method, path, service } of Object.values(routes)) {
    app.on(method, [path.replace(/\{(\w+)\}/g, ':$1')], (c) => services[service].fetch(c.req.raw))
  }
  app.all('/api/*', (c) => c.json({ message: 'Not Found' }, 404))
  return app
}

type Options = {
  distDir: string
  environment: { ADMIN_ISSUER: string; ADMIN_CLIENT_ID: string }
  parts: StandIns
  waysToPay: Pick<SiteConfig, 'buyButtons' | 'cryptoLinks'>
}

/** The site and its API behind one address, as CloudFront puts them. */
export const productApp = async (options: Options): Promise<Hono> => {
  const { distDir, environment, parts, waysToPay } = options
  const templates = `${parts.storage.url}/${BUCKETS.coreTemplates}`
  const allowed = {
    connect: [parts.signIn.url, templates, `${templates}/`],
    frame: [parts.signIn.url, `${templates}/`],
    payment: [parts.stripe.url],
  }
  const config: SiteConfig = {
    adminIssuer: environment.ADMIN_ISSUER,
    adminClientId: environment.ADMIN_CLIENT_ID,
    ...waysToPay,
  }
  const app = new Hono()
  const protect: MiddlewareHandler = async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(securityHeaders(c.req.path, allowed))) {
      c.header(name, value)
    }
  }
  app.use('/api/*', protect)
  app.use('/config.json', protect)
  app.route('/', await apiApp())
  app.get('/config.json', (c) => c.json(config))
  app.route('/', siteApp({ distDir, allowed }))
  return app
}
