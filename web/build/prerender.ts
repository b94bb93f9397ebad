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
import { firstLoadOf, type Manifest, readManifest, styleSheetOf } from './first-load.ts'
import { headOf, NOT_LISTED } from './page-head.ts'
import { frameOf, pageHtml } from './page-html.ts'

const web = fileURLToPath(new URL('../', import.meta.url))

/** web/prerender.tsx, built. */
type Drawing = typeof import('../prerender.tsx')

/** The bundle for Node includes the packages, because its temporary folder resolves none. */
const buildDrawing = async (outDir: string): Promise<Drawing> => {
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

/** These pages depend on saved answers from the start: they replace their markup and do not hydrate it. */
const CLIENT_RENDERED: readonly SitePage['route'][] = ['customize']

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
  frame: string
  manifest: Manifest
  drawing: Drawing
  fonts: string
}

const write = ({ distDir }: Site, file: string, html: string) => {
  const path = join(distDir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, html)
}

const writePage = async (site: Site, page: SitePage) => {
  const { siteUrl, frame, fonts, manifest, drawing } = site
  const clientRendered = CLIENT_RENDERED.includes(page.route)
  const drawn = await drawing.drawPage(page.path, clientRendered ? undefined : page.path)
  const title = drawn.titles.title || tabTitle(page.entry?.title ?? '')
  const html = pageHtml({
    frame,
    drawn,
    title,
    form: clientRendered,
    scripts: firstLoadOf(manifest, page),
    head: fonts + headOf(page, siteUrl, { ...drawn.titles, title }),
  })
  for (const path of [page.path, ...page.aliases]) write(site, pageFile(path), html)
}

/** The pages of the owner's desk, which has a frame of its own and nothing in it before somebody signs in. */
const DESK = [sitePath('admin'), sitePath('adminTemplates')]

/** The page for unknown paths, the shell of the pages that have no file, and the frame of the owner's desk. */
const writeFallbacks = async (site: Site) => {
  const { frame, manifest, drawing } = site
  const parts = { frame, scripts: firstLoadOf(manifest), head: NOT_LISTED }
  const missing = await drawing.drawPage(NOT_FOUND_FILE)
  write(site, NOT_FOUND_FILE, pageHtml({ ...parts, drawn: missing }))
  const shell = await drawing.drawFrame()
  write(site, SITE_SHELL, pageHtml({ ...parts, drawn: shell, title: BRAND.name }))
  for (const path of DESK) {
    write(site, pageFile(path), pageHtml({ ...parts, drawn: await drawing.drawPage(path) }))
  }
}

/** What buyers see who come back from paying: the same of every document, until the server knows which. */
const writePaymentReturns = async (site: Site) => {
  const { frame, manifest, drawing } = site
  for (const { route, file } of PAYMENT_RETURNS) {
    const page = SITE_PAGES.find((known) => known.route === route)
    if (!page) throw new Error(`No page is drawn for ${route}`)
    const drawn = await drawing.drawPage(`${page.path}?${RETURN_QUERIES[route][0]}=drawn`)
    const scripts = firstLoadOf(manifest, { route })
    write(site, file, pageHtml({ frame, drawn, scripts, head: NOT_LISTED }))
  }
}

/** Prerenders every page of SITE_PAGES into the web build. `siteUrl` has no trailing slash. */
export const prerenderSite = async (distDir: string, siteUrl: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  try {
    const drawing = await buildDrawing(folder)
    const manifest = readManifest(distDir)
    const frame = frameOf({
      source: readFileSync(`${web}index.html`, 'utf8'),
      css: readFileSync(join(distDir, styleSheetOf(manifest)), 'utf8').trim(),
      icon: readFileSync(`${web}public/icon.svg`, 'utf8'),
    })
    const fonts = fontPreloads(distDir)
    const site = { distDir, siteUrl, frame, fonts, manifest, drawing }
    for (const page of SITE_PAGES) await writePage(site, page)
    await writeFallbacks(site)
    await writePaymentReturns(site)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
