import { enabledEntries } from '../../shared/catalog/lookup.ts'
import { type ReturnRoute, returnReference } from '../../shared/site/payment-returns.ts'
import { routePattern, SITE_ROUTES } from '../../shared/site/site-routes.ts'
import { INLINE_SCRIPT_SOURCES } from './inline-scripts.ts'

/** The file, status and headers of each path, for CloudFront and for the local server. */

/** The empty page for routes without a prerendered file. */
export const SITE_SHELL = '/shell.html'
/** The page for unknown paths, with status 404. */
export const NOT_FOUND_FILE = '/404.html'

/** Paths with a token, which must not leak in a Referer header. */
export const PRIVATE_PATHS = '/document/download/'
/** The admin area, whose users may refund payments. */
export const ADMIN_PATHS = '/admin'
/** The API, on the same domain. */
export const API_PATHS = '/api/'
/** Samples, which the site shows in frames, and their images. */
export const FRAMED_PATHS = '/samples/'
/** Scripts, styles and fonts of the build, with content hashes in their names. */
export const ASSET_PATHS = '/assets/'

const documentNames = (): string[] =>
  enabledEntries().flatMap((entry) => [entry.id, ...(entry.aliases ?? [])])

const segmentPattern = (route: string): string | undefined =>
  route.includes(':documentId') ? documentNames().join('|') : undefined

/** Regular expression sources that match all pages. Documents that aren't sold have no page. */
export const PAGE_PATTERNS: readonly string[] = Object.values(SITE_ROUTES).map((route) =>
  routePattern(route, segmentPattern(route)),
)

/** A page with a separate file for buyers who return from checkout. */
export type PaymentReturn = { route: ReturnRoute; file: string }

export const PAYMENT_RETURNS: readonly PaymentReturn[] = [
  { route: 'document', file: '/after-payment.html' },
]

/** Matches the pages of a payment return. */
export const returnPattern = ({ route }: PaymentReturn): string => {
  const path = SITE_ROUTES[route]
  return routePattern(path, segmentPattern(path))
}

const PAGES = PAGE_PATTERNS.map((pattern) => new RegExp(pattern))

const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1')

/** Whether a path (no query) is a page that exists. */
export const isSitePage = (path: string): boolean =>
  PAGES.some((page) => page.test(withoutTrailingSlash(path)))

/** Whether a path is a file, such as /assets/index-3f2a.js. */
const isSiteFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

/** The prerendered file of a page: /pricing -> /pricing/index.html */
export const pageFile = (path: string): string =>
  path === '/' ? '/index.html' : `${withoutTrailingSlash(path)}/index.html`

const returnFile = (path: string, query: URLSearchParams): string | undefined =>
  PAYMENT_RETURNS.find(
    (page) =>
      new RegExp(returnPattern(page)).test(withoutTrailingSlash(path)) &&
      returnReference(page.route, query) !== undefined,
  )?.file

/**
 * The file of the web build for a path, and its status. `prerendered` has the page files of the build,
 * each with a leading slash.
 */
export const siteFile = (
  path: string,
  prerendered: readonly string[] = [],
  query = new URLSearchParams(),
): { file: string; status: 200 | 404 } => {
  if (path === NOT_FOUND_FILE) return { file: path, status: 404 }
  const returned = returnFile(path, query)
  if (returned && prerendered.includes(returned)) return { file: returned, status: 200 }
  if (isSitePage(path)) {
    const prerenderedFile = pageFile(path)
    return {
      file: prerendered.includes(prerenderedFile) ? prerenderedFile : SITE_SHELL,
      status: 200,
    }
  }
  return isSiteFile(path) ? { file: path, status: 200 } : { file: NOT_FOUND_FILE, status: 404 }
}

/** The stage's configuration, which pages fetch. */
export const CONFIG_FILE = '/config.json'

/**
 * The Cache-Control header: a year for hashed files; always revalidated for pages and the
 * configuration that must match them.
 */
export const cacheControl = (path: string): string => {
  if (path.startsWith(ASSET_PATHS)) return 'public, max-age=31536000, immutable'
  const mustRevalidate = !isSiteFile(path) || path.endsWith('.html') || path === CONFIG_FILE
  return mustRevalidate ? 'no-cache' : 'public, max-age=3600'
}

/** The Cache-Control header of responses without one, such as gateway errors and missing files. */
export const fallbackCacheControl = (path: string): string =>
  path.startsWith(API_PATHS) ? 'no-store' : 'no-cache'

/**
 * Allowed origins other than the site's own: `connect` for fetching, `payment` for the buy buttons'
 * script and frame, `admin` and `adminFrame` for the admin area.
 */
export type AllowedOrigins = Partial<
  Record<'connect' | 'payment' | 'admin' | 'adminFrame', readonly string[]>
>

/**
 * The Content-Security-Policy. Buy buttons need a payment origin; hosted checkout and payment links are
 * navigations and need none. Styles need 'unsafe-inline' because Emotion adds style tags at run time.
 */
const contentSecurityPolicy = ({
  connect = [],
  payment = [],
  admin = [],
  adminFrame = [],
}: AllowedOrigins): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...INLINE_SCRIPT_SOURCES, ...payment].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...admin, ...connect].join(' '),
    ['frame-src', "'self'", ...adminFrame, ...payment].join(' '),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * The policy of other files, short because first paint waits for some of them. Workers use their
 * script's policy. Styles are for the 404 page.
 */
const filePolicy = (framedBy: string): string =>
  `default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors ${framedBy}`

export const referrerPolicy = (path: string): 'no-referrer' | 'strict-origin-when-cross-origin' =>
  path.startsWith(PRIVATE_PATHS) ? 'no-referrer' : 'strict-origin-when-cross-origin'

/** Two years and subdomains, as the HSTS preload list requires. */
export const FULL_HSTS_SECONDS = 63_072_000
/** The default HSTS max-age in seconds. */
export const HSTS_SECONDS = 86_400

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=()'

const isFrameable = (path: string): boolean => path.startsWith(FRAMED_PATHS)

/** X-Frame-Options for browsers without frame-ancestors support. */
export const frameOption = (path: string): 'SAMEORIGIN' | 'DENY' =>
  isFrameable(path) ? 'SAMEORIGIN' : 'DENY'

/** Only sales pages get a third-party script, and only the admin area gets the sign-in and upload origins. */
const allowedOriginsFor = (path: string, allowed: AllowedOrigins): AllowedOrigins => {
  const { connect, payment, admin, adminFrame } = allowed
  if (path.startsWith(ADMIN_PATHS)) return { connect, admin, adminFrame }
  const isSalesPage = ![PRIVATE_PATHS, API_PATHS].some((prefix) => path.startsWith(prefix))
  return isSalesPage ? { connect, payment } : { connect }
}

const isFilePath = (path: string): boolean =>
  [ASSET_PATHS, FRAMED_PATHS].some((prefix) => path.startsWith(prefix))

/** Headers for pages only. */
const pageHeaders = (path: string): Record<string, string> => ({
  'Referrer-Policy': referrerPolicy(path),
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/** The headers of every response for a path, including errors. */
export const securityHeaders = (
  path: string,
  allowed: AllowedOrigins = {},
): Record<string, string> => {
  const framedBy = isFrameable(path) ? "'self'" : "'none'"
  const isFile = isFilePath(path)
  return {
    'Content-Security-Policy': isFile
      ? filePolicy(framedBy)
      : contentSecurityPolicy(allowedOriginsFor(path, allowed)),
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': frameOption(path),
    ...(isFile ? {} : pageHeaders(path)),
  }
}
