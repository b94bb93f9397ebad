import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { COLOR_MODE_SCRIPT, FORM_SCRIPT } from '../../infra/site/inline-scripts.ts'
import {
  ASSET_PATHS,
  NOT_FOUND_FILE,
  PAYMENT_RETURNS,
  pageFile,
  SITE_SHELL,
} from '../../infra/site/site-rules.ts'
import { SITE_PAGES, type SitePage } from '../../shared/site/pages.ts'
import { AFTER_PAYMENT } from '../../shared/site/payment-returns.ts'
import { sitePath } from '../../shared/site/site-routes.ts'
import { type Manifest, readManifest, scriptsOf } from './first-load.ts'
import { headOf, NOT_LISTED } from './page-head.ts'

/** @throws Error if the part is missing, so that a change in the markup fails the build */
const replacePart = (html: string, part: string, content: string): string => {
  if (!html.includes(part)) throw new Error(`The page has no ${part}`)
  return html.replace(part, () => content)
}

const INLINE_SCRIPT = /<script((?! type="application)[^>]*)>(.+?)<\/script>/gs

/** React Router's inline scripts: page data, module imports and scroll restoration. */
const isDataScript = (script: string) => script.startsWith('window.__reactRouterContext')
const isModulesScript = (script: string) => script.includes('window.__reactRouterRouteModules')
const isScrollScript = (script: string) => script.includes('window.history.replaceState')

/**
 * React Router writes page data and imports as inline scripts, which the Content-Security-Policy blocks. They
 * are moved into a module file. The empty elements stay, because React hydrates them. Scroll restoration is
 * dropped: browsers do it themselves on reload.
 */
const extractInlineScripts = (html: string): { html: string; module: string } => {
  const data: string[] = []
  const modules: string[] = []
  const page = html.replace(INLINE_SCRIPT, (tag, attributes: string, script: string) => {
    if (script === COLOR_MODE_SCRIPT) return tag
    if (isDataScript(script)) data.push(script)
    else if (isModulesScript(script)) modules.push(script)
    else if (!isScrollScript(script)) throw new Error(`Unknown inline script: ${script}`)
    return `<script${attributes}></script>`
  })
  return { html: page, module: [...data, ...modules].join('\n') }
}

type Site = {
  distDir: string
  siteUrl: string
  /** The tags that preload fonts. */
  fonts: string
  manifest: Manifest
}

const write = (distDir: string, file: string, text: string): void => {
  const path = join(distDir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const writeModule = (distDir: string, module: string): string => {
  const hash = createHash('sha256').update(module).digest('base64url').slice(0, 8)
  const file = `${ASSET_PATHS}start-${hash}.js`
  write(distDir, file, module)
  return file
}

const preloads = (html: string, scripts: readonly string[]): string =>
  scripts
    .filter((file) => !html.includes(file))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('')

/**
 * A prerendered page is readable without scripts, so styles, fonts and images are loaded first.
 * https://web.dev/articles/fetch-priority
 */
const deprioritizeScripts = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** Moves a page's inline scripts to a module and adds tags to its head. */
const finishHtml = (site: Site, rendered: string, head: string, modules: string[] = []): string => {
  const { html, module } = extractInlineScripts(rendered)
  const file = writeModule(site.distDir, module)
  const scripts = preloads(html, scriptsOf(site.manifest, modules))
  const start = `<script type="module" async src="${file}"></script>`
  return deprioritizeScripts(replacePart(html, '</head>', `${scripts}${start}${head}</head>`))
}

/** The fonts of headings and text. A third one would delay the picture on top of a document's page. */
const PRELOADED_FONTS = ['source-serif-4-latin-600-normal', 'inter-latin-400-normal']

const fontFile = (distDir: string, font: string): string => {
  const file = readdirSync(join(distDir, 'assets')).find((name) => name.startsWith(font))
  if (!file) throw new Error(`The build has no font ${font}`)
  return `${ASSET_PATHS}${file}`
}

/** Preloading fonts makes a visible font swap rare. */
const fontPreloads = (distDir: string): string =>
  PRELOADED_FONTS.map((font) => fontFile(distDir, font))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('')

const readTitles = (html: string) => ({
  title: /<title>([^<]*)</.exec(html)?.[1] ?? '',
  description: /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '',
})

/**
 * A form is inert until it has hydrated or a script finds it safe to use. React renders `<main>` without
 * `inert`.
 */
const makeFormInert = (html: string): string =>
  replacePart(
    replacePart(html, '<main ', '<main inert '),
    '</body>',
    `<script>${FORM_SCRIPT}</script></body>`,
  )

/** The modules with a form's template, which must load before hydration. */
const templateModules = ({ route, entry }: SitePage): string[] => {
  if (route !== 'customize' || !entry) return []
  return ['web/features/form/state/template-loader.ts', `shared/documents/${entry.id}/form.ts`]
}

const finishPage = (site: Site, page: SitePage): void => {
  const { distDir, siteUrl, fonts } = site
  const rendered = readFileSync(join(distDir, pageFile(page.path)), 'utf8')
  const head = fonts + headOf(page, siteUrl, readTitles(rendered))
  const html = finishHtml(site, rendered, head, templateModules(page))
  const output = page.route === 'customize' ? makeFormInert(html) : html
  for (const path of [page.path, ...page.aliases]) write(distDir, pageFile(path), output)
}

/** The admin pages. They have their own layout and no content before sign-in. */
const ADMIN_PAGES = [sitePath('admin'), sitePath('adminTemplates')]

/** React Router's shell for pages that aren't prerendered. */
const SPA_FALLBACK = '/__spa-fallback.html'

const finishShell = (site: Site, from: string, to: readonly string[], modules?: string[]): void => {
  const rendered = readFileSync(join(site.distDir, from), 'utf8')
  const html = finishHtml(site, rendered, NOT_LISTED, modules)
  rmSync(join(site.distDir, from))
  for (const file of to) write(site.distDir, file, html)
}

/**
 * Copies React Router's prerendered pages into the web build and adds what search engines, the
 * Content-Security-Policy and fonts need. `siteUrl` has no trailing slash.
 */
export const finishPages = (clientDir: string, distDir: string, siteUrl: string): void => {
  // Pages get their data from their own chunks instead of React Router's data files.
  cpSync(clientDir, distDir, { recursive: true, filter: (file) => !file.endsWith('.data') })
  const site = {
    distDir,
    siteUrl,
    fonts: fontPreloads(distDir),
    manifest: readManifest(distDir),
  }
  for (const page of SITE_PAGES) finishPage(site, page)
  for (const path of ADMIN_PAGES) finishShell(site, pageFile(path), [pageFile(path)])
  finishShell(site, SPA_FALLBACK, [SITE_SHELL, NOT_FOUND_FILE])
  const returnPath = sitePath('document', { documentId: AFTER_PAYMENT })
  finishShell(
    site,
    pageFile(returnPath),
    PAYMENT_RETURNS.map(({ file }) => file),
    ['web/features/document/purchase-success.tsx'],
  )
}
