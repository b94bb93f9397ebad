import type { Config } from '@react-router/dev/config'
import { SITE_PAGES } from './shared/site/pages.ts'
import { AFTER_PAYMENT } from './shared/site/payment-returns.ts'
import { sitePath } from './shared/site/site-routes.ts'

/** The admin pages show their header, and nothing else before somebody signs in. */
const ADMIN_PAGES = [sitePath('admin'), sitePath('adminTemplates')]

export default {
  appDirectory: 'web/app',
  ssr: false,
  /** The build of the site chooses a folder of its own; `npm run dev` writes none. */
  buildDirectory: process.env.REACT_ROUTER_BUILD,
  future: { v8_viteEnvironmentApi: true },
  prerender: [
    ...SITE_PAGES.flatMap(({ path, aliases }) => [path, ...aliases]),
    ...ADMIN_PAGES,
    sitePath('document', { documentId: AFTER_PAYMENT }),
  ],
} satisfies Config
