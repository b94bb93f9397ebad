import { enabledEntries } from '../shared/catalog/lookup.ts'
import { routePattern, SITE_ROUTES } from '../shared/site-routes.ts'
import { INLINE_SCRIPT_SOURCES } from './inline-scripts.ts'

/**
 * What a visitor gets for a path and with which headers: CloudFront and the local server both read it here.
 */

/** The page that starts the site for every route without a file of its own: its frame, and no content. */
export const SITE_SHELL = '/shell.html'
/** The page that is sent with status 404 for a path that no route knows. */
export const NOT_FOUND_FILE = '/404.html'

/** Pages below carry a token in their address: it must not leave with a Referer. */
export const PRIVATE_PATHS = '/document/download/'
/** Samples are shown in a frame of our own pages. */
export const FRAMED_PATHS = '/samples/'

const documentNames = (): string[] =>
  enabledEntries().flatMap((entry) => [entry.id, ...(entry.aliases ?? [])])

const segmentOf = (route: string): string | undefined =>
  route.includes(':documentId') ? documentNames().join('|') : undefined

/** Regular expressions, as text, of all paths that are pages; documents we do not sell are not. */
export const PAGE_PATTERNS: readonly string[] = Object.values(SITE_ROUTES).map((route) =>
  routePattern(route, segmentOf(route)),
)

const PAGES = PAGE_PATTERNS.map((pattern) => new RegExp(pattern))

const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/$/, '$1')

/** Whether a path (no query) is a page that exists. */
export const isSitePage = (path: string): boolean =>
  PAGES.some((page) => page.test(withoutTrailingSlash(path)))

/** A path that names a file, like /assets/index-3f2a.js. */
export const isSiteFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

/** The prerendered file of a page, when the build made one: /pricing -> /pricing/index.html. */
export const pageFile = (path: string): string =>
  path === '/' ? '/index.html' : `${withoutTrailingSlash(path)}/index.html`

/**
 * Which file of the web build answers a path, and with which status. `prerendered` lists the build's
 * page files, each starting with a slash.
 */
export const siteFile = (
  path: string,
  prerendered: readonly string[] = [],
): { file: string; status: 200 | 404 } => {
  if (path === NOT_FOUND_FILE) return { file: path, status: 404 }
  if (isSitePage(path)) {
    const own = pageFile(path)
    return { file: prerendered.includes(own) ? own : SITE_SHELL, status: 200 }
  }
  return isSiteFile(path) ? { file: path, status: 200 } : { file: NOT_FOUND_FILE, status: 404 }
}

/** How long browsers keep a file of the web build: hashed names for a year, pages never unchecked. */
export const cacheControl = (path: string): string => {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  return !isSiteFile(path) || path.endsWith('.html') ? 'no-cache' : 'public, max-age=3600'
}

/**
 * Origins besides our own that pages may fetch from or show in a frame. `payment` is where buy buttons
 * come from, script and frame.
 */
export type AllowedOrigins = Partial<Record<'connect' | 'frame' | 'payment', readonly string[]>>

/**
 * The Content-Security-Policy. Hosted checkout and payment links are navigations and need no payment
 * host here; buy buttons do. Emotion writes style tags while pages run, therefore 'unsafe-inline' for
 * styles and only there.
 */
export const contentSecurityPolicy = ({
  connect = [],
  frame = [],
  payment = [],
  framedBy = "'none'",
}: AllowedOrigins & { framedBy?: "'none'" | "'self'" } = {}): string =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ...INLINE_SCRIPT_SOURCES, ...payment].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    ['frame-src', "'self'", ...frame, ...payment].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

export const referrerPolicy = (path: string): 'no-referrer' | 'strict-origin-when-cross-origin' =>
  path.startsWith(PRIVATE_PATHS) ? 'no-referrer' : 'strict-origin-when-cross-origin'

/** Seconds a browser insists on HTTPS: two years, as the HSTS preload list asks for. */
export const HSTS_SECONDS = 63_072_000

export const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=()'

const mayBeFramed = (path: string): boolean => path.startsWith(FRAMED_PATHS)

/** X-Frame-Options, for browsers that do not read frame-ancestors. */
export const frameOption = (path: string): 'SAMEORIGIN' | 'DENY' =>
  mayBeFramed(path) ? 'SAMEORIGIN' : 'DENY'

/** Nobody else's script may run where the address holds a token; samples need nobody else at all. */
const allowedAt = (path: string, allowed: AllowedOrigins): AllowedOrigins => {
  if (mayBeFramed(path)) return {}
  return path.startsWith(PRIVATE_PATHS) ? { ...allowed, payment: [] } : allowed
}

/** The headers of every answer of the site, also of errors, for a path. */
export const securityHeaders = (
  path: string,
  allowed: AllowedOrigins = {},
): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy({
    ...allowedAt(path, allowed),
    framedBy: mayBeFramed(path) ? "'self'" : "'none'",
  }),
  'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': frameOption(path),
  'Referrer-Policy': referrerPolicy(path),
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
})
