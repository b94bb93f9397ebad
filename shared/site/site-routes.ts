import { UNSUBSCRIBE_PATH } from './unsubscribe-link.ts'

/**
 * Every page of the site; `:name` is a parameter. Used by the web app, the stack and the local
 * server.
 */
export const SITE_ROUTES = {
  home: '/',
  documents: '/documents',
  document: '/document/:documentId',
  documentDetail: '/document/detail/:documentId',
  customize: '/customize/:documentId',
  correct: '/correct/:documentId',
  download: '/document/download/:token',
  downloadWithoutToken: '/document/download',
  cryptoReturn: '/document-download',
  thankYou: '/thank-you',
  findPurchase: '/find-purchase',
  verify: '/verify',
  unsubscribe: UNSUBSCRIBE_PATH,
  pricing: '/pricing',
  caseStudies: '/case-studies',
  coverage: '/coverage',
  styleGuide: '/style-guide',
  admin: '/admin',
  adminTemplates: '/admin/templates',
  terms: '/terms',
  privacy: '/privacy',
} as const
export type SiteRouteName = keyof typeof SITE_ROUTES

const isSiteRouteName = (name: string): name is SiteRouteName => name in SITE_ROUTES
export const SITE_ROUTE_NAMES: readonly SiteRouteName[] =
  Object.keys(SITE_ROUTES).filter(isSiteRouteName)

/** `params` are decoded. */
type SiteMatch = { name: SiteRouteName; params: Record<string, string> }

/** A route as a regular expression's source; a parameter is one segment. */
export const routePattern = (route: string, segment = '[^/]+'): string =>
  `^${route.replace(/:\w+/g, `(${segment})`)}$`

const parameterNames = (route: string): string[] =>
  [...route.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])

/** Routes without a parameter come first: `/document/download` is not a document called "download". */
const MATCHERS = SITE_ROUTE_NAMES.map((name) => ({
  name,
  keys: parameterNames(SITE_ROUTES[name]),
  pattern: new RegExp(routePattern(SITE_ROUTES[name])),
})).sort((a, b) => a.keys.length - b.keys.length)

/** The percent-decoded segment, or undefined if it is malformed (RFC 3986, 2.1). */
const decodeSegment = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

const decodeParams = (keys: string[], values: string[]): Record<string, string> | undefined => {
  const entries: [string, string][] = []
  for (const [index, key] of keys.entries()) {
    const value = decodeSegment(values[index] ?? '')
    if (value === undefined) return undefined
    entries.push([key, value])
  }
  return Object.fromEntries(entries)
}

/** The route of a URL path (no query), ignoring one trailing slash; undefined for an unknown path. */
export const matchSiteRoute = (path: string): SiteMatch | undefined => {
  const plain = path === '/' ? path : path.replace(/\/$/, '')
  for (const { name, keys, pattern } of MATCHERS) {
    const match = pattern.exec(plain)
    if (!match) continue
    const params = decodeParams(keys, match.slice(1))
    return params && { name, params }
  }
  return undefined
}

/** The path of a page with its parameters filled in and escaped. */
export const sitePath = (name: SiteRouteName, params: Record<string, string> = {}): string =>
  SITE_ROUTES[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
