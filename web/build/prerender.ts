import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import {
  NOT_FOUND_FILE,
  PAYMENT_RETURNS,
  pageFile,
  SITE_SHELL,
} from '../../infra/site/site-rules.ts'
import { BRAND, tabTitle } from '../../shared/content/brand.ts'
import { SITE_PAGES, type SitePage } from '../../shared/site/pages.ts'
import { RETURN_QUERIES } from '../../shared/site/payment-returns.ts'
import { sitePath } from '../../shared/site/site-routes.ts'
import { firstLoadOf, type Manifest, readManifest } from './first-load.ts'
import { headOf, NOT_LISTED } from './page-head.ts'
import { pageHtml } from './page-html.ts'

const web = fileURLToPath(new URL('../', import.meta.url))

/** web/prerender.tsx, built. */
type PrerenderBundle = typeof import('../prerender.tsx')

/** The bundle for Node includes the packages, because its temporary folder resolves none. */
const buildBundle = async (outDir: string): Promise<PrerenderBundle> => {
  await build({
    configFile: `${web}build/vite.config.ts`,
    configLoader: 'native',
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: `${web}prerender.tsx`,
      outDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  })
  return import(pathToFileURL(join(outDir, 'prerender.js')).href)
}

/** The fonts above the fold: headings and interface text. */
const PRELOADED_FONTS = [
  'source-serif-4-latin-600-normal',
  'inter-latin-400-normal',
  'inter-latin-600-normal',
]

const fontFile = (distDir: string, font: string): string => {
  const file = readdirSync(join(distDir, 'assets')).find((name) => name.startsWith(font))
  if (!file) throw new Error(`The build has no font ${font}`)
  return `/assets/${file}`
}

/** A preloaded font is fetched with the page and not after its styles, so that a font swap is rare. */
const fontPreloads = (distDir: string): string =>
  PRELOADED_FONTS.map((font) => fontFile(distDir, font))
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`)
    .join('')

type Site = {
  distDir: string
  siteUrl: string
  /** index.html as Vite has built it. */
  template: string
  /** The tags that preload fonts. */
  fonts: string
  manifest: Manifest
  bundle: PrerenderBundle
}

const write = ({ distDir }: Site, file: string, html: string) => {
  const path = join(distDir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, html)
}

const writePage = async (site: Site, page: SitePage) => {
  const { siteUrl, template, fonts, manifest, bundle } = site
  const rendered = await bundle.renderPage(page.path, page.path)
  const title = rendered.titles.title || tabTitle(page.entry?.title ?? '')
  const html = pageHtml({
    template,
    rendered,
    title,
    form: page.route === 'customize',
    scripts: firstLoadOf(manifest, page),
    head: fonts + headOf(page, siteUrl, { ...rendered.titles, title }),
  })
  for (const path of [page.path, ...page.aliases]) write(site, pageFile(path), html)
}

/** The admin pages, which have a frame of their own and nothing in it before someone signs in. */
const ADMIN_PAGES = [sitePath('admin'), sitePath('adminTemplates')]

/** The page for unknown paths, the shell of the pages that have no file, and the frame of the admin pages. */
const writeFallbacks = async (site: Site) => {
  const { template, manifest, bundle } = site
  const parts = { template, scripts: firstLoadOf(manifest), head: NOT_LISTED }
  const missing = await bundle.renderPage(NOT_FOUND_FILE)
  write(site, NOT_FOUND_FILE, pageHtml({ ...parts, rendered: missing }))
  write(site, SITE_SHELL, pageHtml({ ...parts, rendered: bundle.renderFrame(), title: BRAND.name }))
  for (const path of ADMIN_PAGES) {
    const rendered = await bundle.renderPage(path)
    write(site, pageFile(path), pageHtml({ ...parts, rendered }))
  }
}

/** What buyers see who come back from paying: the same for every document, until the server knows which. */
const writePaymentReturns = async (site: Site) => {
  const { template, manifest, bundle } = site
  for (const { route, file } of PAYMENT_RETURNS) {
    const page = SITE_PAGES.find((known) => known.route === route)
    if (!page) throw new Error(`No page is prerendered for ${route}`)
    const rendered = await bundle.renderPage(`${page.path}?${RETURN_QUERIES[route][0]}=any`)
    const scripts = firstLoadOf(manifest, { route })
    write(site, file, pageHtml({ template, rendered, scripts, head: NOT_LISTED }))
  }
}

/** Prerenders every page of SITE_PAGES into the web build. `siteUrl` has no trailing slash. */
export const prerenderSite = async (distDir: string, siteUrl: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  try {
    const bundle = await buildBundle(folder)
    const manifest = readManifest(distDir)
    const template = readFileSync(join(distDir, 'index.html'), 'utf8')
    const site = { distDir, siteUrl, template, fonts: fontPreloads(distDir), manifest, bundle }
    for (const page of SITE_PAGES) await writePage(site, page)
    await writeFallbacks(site)
    await writePaymentReturns(site)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
