import { enabledEntries } from '../../shared/catalog/lookup.ts'
import { type ReturnRoute, returnReference } from '../../shared/site/payment-returns.ts'
import { routePattern, SITE_ROUTES } from '../../shared/site/site-routes.ts'
import { INLINE_SCRIPT_SOURCES } from './inline-scripts.ts'

/**
 * The file, status and headers of each path, for CloudFront and for the local server.
 */

/** The page without content for every route that has no prerendered file. */
export const SITE_SHELL = '/shell.html'
/** The page that is sent with status 404 for an unknown path. */
export const NOT_FOUND_FILE = '/404.html'

/** Paths below hold a token, which must not leave the page in a Referer header. */
export const PRIVATE_PATHS = '/document/download/'
/** The admin area, whose users may refund payments. */
export const ADMIN_PATHS = '/admin'
/** The API, behind the same address. */
export const API_PATHS = '/api/'
/** Samples, which pages of the site show in a frame, and their pictures. */
export const FRAMED_PATHS = '/samples/'
/** What the build made for pages: scripts, styles and fonts, with a hash of their content in their names. */
export const ASSET_PATHS = '/assets/'

const documentNames = (): string[] =>
  enabledEntries().flatMap((entry) => [entry.id, ...(entry.aliases ?? [])])

const segmentOf = (route: string): string | undefined =>
  route.includes(':documentId') ? documentNames().join('|') : undefined

/** The sources of regular expressions that match all pages. Documents that are not sold have no page. */
export const PAGE_PATTERNS: readonly string[] = Object.values(SITE_ROUTES).map((route) =>
  routePattern(route, segmentOf(route)),
)

/** A page that looks different for somebody who comes back from paying, in a file of its own. */
export type PaymentReturn = { route: ReturnRoute; file: string }

export const PAYMENT_RETURNS: readonly PaymentReturn[] = [
  { route: 'document', file: '/after-payment.html' },
]

/** The pattern of the pages of a return. */
export const returnPattern = ({ route }: PaymentReturn): string => {
  const path = SITE_ROUTES[route]
  return routePattern(path, segmentOf(path))
}

const PAGES = PAGE_PATTERNS.map((pattern) => new RegExp(pattern))

const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1')

/** Whether a path (no query) is a page that exists. */
export const isSitePage = (path: string): boolean =>
  PAGES.some((page) => page.test(withoutTrailingSlash(path)))

/** Whether a path names a file, like /assets/index-3f2a.js. */
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
    const own = pageFile(path)
    return { file: prerendered.includes(own) ? own : SITE_SHELL, status: 200 }
  }
  return isSiteFile(path) ? { file: path, status: 200 } : { file: NOT_FOUND_FILE, status: 404 }
}

/** The settings of a stage, which a page asks for. */
export const CONFIG_FILE = '/config.json'

/**
 * The Cache-Control header: files with a hash in their name for a year; pages, and the settings that have
 * to fit them, always revalidated.
 */
export const cacheControl = (path: string): string => {
  if (path.startsWith(ASSET_PATHS)) return 'public, max-age=31536000, immutable'
  const isFresh = !isSiteFile(path) || path.endsWith('.html') || path === CONFIG_FILE
  return isFresh ? 'no-cache' : 'public, max-age=3600'
}

/** The Cache-Control header of an answer that brings none of its own: a gateway's refusal, a missing file. */
export const cacheControlOfRest = (path: string): string =>
  path.startsWith(API_PATHS) ? 'no-store' : 'no-cache'

/**
 * Origins besides the site's own: `connect` for fetching, `payment` for the script and the frame of buy buttons,
 * `admin` and `adminFrame` for what only the admin area fetches and frames.
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
 * The policy of files that are no pages, short because the first text of a page waits for some of them. A worker has the
 * policy of its script. Styles are for the page that stands in the place of a missing file.
 */
const filePolicy = (framedBy: string): string =>
  `default-src 'self'; style-src 'self' 'unsafe-inline'; frame-ancestors ${framedBy}`

export const referrerPolicy = (path: string): 'no-referrer' | 'strict-origin-when-cross-origin' =>
  path.startsWith(PRIVATE_PATHS) ? 'no-referrer' : 'strict-origin-when-cross-origin'

/** Two years, as the HSTS preload list requires: then subdomains are included. */
export const FULL_HSTS_SECONDS = 63_072_000
/** Seconds for which a browser insists on HTTPS where the stage sets no other time. */
export const HSTS_SECONDS = 86_400

const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=()'

const mayBeFramed = (path: string): boolean => path.startsWith(FRAMED_PATHS)

/** X-Frame-Options, for browsers that do not read frame-ancestors. */
export const frameOption = (path: string): 'SAMEORIGIN' | 'DENY' =>
  mayBeFramed(path) ? 'SAMEORIGIN' : 'DENY'

/**
 * Only pages that sell get a script of another origin: not those of one person, nor the API. Only the admin area gets the
 * sign-in and the uploads.
 */
const allowedAt = (path: string, allowed: AllowedOrigins): AllowedOrigins => {
  const { connect, payment, admin, adminFrame } = allowed
  if (path.startsWith(ADMIN_PATHS)) return { connect, admin, adminFrame }
  const sells = ![PRIVATE_PATHS, API_PATHS].some((start) => path.startsWith(start))
  return sells ? { connect, payment } : { connect }
}

const isFilePath = (path: string): boolean =>
  [ASSET_PATHS, FRAMED_PATHS].some((start) => path.startsWith(start))

/** What only a page can do. */
const pageHeaders = (path: string): Record<string, string> => ({
  'Referrer-Policy': referrerPolicy(path),
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
})

/** The headers of every response for a path, errors included. */
export const securityHeaders = (
  path: string,
  allowed: AllowedOrigins = {},
): Record<string, string> => {
  const framedBy = mayBeFramed(path) ? "'self'" : "'none'"
  const isFile = isFilePath(path)
  return {
    'Content-Security-Policy': isFile
      ? filePolicy(framedBy)
      : contentSecurityPolicy(allowedAt(path, allowed)),
    'Strict-Transport-Security': `max-age=${HSTS_SECONDS}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': frameOption(path),
    ...(isFile ? {} : pageHeaders(path)),
  }
}
