import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { START_SCRIPT } from '../infra/inline-scripts.ts'
import { NOT_FOUND_FILE, pageFile, SITE_SHELL } from '../infra/site-rules.ts'
import { BRAND, tabTitle } from '../shared/content/brand.ts'
import { SITE_PAGES, type SitePage } from '../shared/site-pages.ts'
import { iconLinks } from './favicon.ts'
import { firstLoadOf, readManifest } from './first-load.ts'
import { headOf, NOT_LISTED } from './page-head.ts'
import { pageHtml } from './page-html.ts'

const web = fileURLToPath(new URL('../web/', import.meta.url))

/** web/prerender.tsx, built. */
type Drawing = {
  drawPage: (path: string) => Promise<string>
  drawFrame: () => Promise<string>
}

/** The pages' code for Node, whole: the folder it is built into knows no packages. */
const buildDrawing = async (outDir: string): Promise<Drawing> => {
  await build({
    configFile: `${web}vite.config.ts`,
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

/** A page that draws something else at once, by what its visitor has kept, starts anew over its markup. */
const STARTS_ANEW: readonly SitePage['route'][] = ['customize']

/**
 * Each file of the program as a script of its own, in the order in which they run: the browser can do
 * something else between two of them, and not between the modules of one import.
 */
const scriptsOf = (distDir: string, page?: SitePage): string[] =>
  firstLoadOf(readManifest(distDir), page).map(
    (file) => `<script type="module" crossorigin src="/${file}"></script>`,
  )

/** The cuts of letters (basic-letters.ts) that every page shows above the fold. */
const FIRST_FONTS = ['inter-basic-400', 'inter-basic-600', 'source-serif-4-basic-600']

/** Fetched with the page and not after its styles: text seldom has to change its letters. */
const fontPreloads = (distDir: string): string[] => {
  const files = readdirSync(join(distDir, 'assets'))
  return FIRST_FONTS.map((font) => {
    const file = files.find((name) => name.startsWith(`${font}-normal`))
    if (!file) throw new Error(`The build has no font ${font}`)
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/${file}">`
  })
}

type Site = { distDir: string; siteUrl: string; frame: string; drawing: Drawing }

const write = ({ distDir }: Site, file: string, html: string) => {
  const path = join(distDir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, html)
}

const writePage = async (site: Site, page: SitePage) => {
  const { distDir, siteUrl, frame, drawing } = site
  const startsAnew = STARTS_ANEW.includes(page.route)
  const html = pageHtml({
    frame,
    deaf: startsAnew,
    scripts: scriptsOf(distDir, page),
    drawn: await drawing.drawPage(page.path),
    title: tabTitle(page.entry?.title ?? ''),
    startsAt: startsAnew ? undefined : page.path,
    head: (titles) => [...fontPreloads(distDir), headOf(page, siteUrl, titles)].join('\n    '),
  })
  for (const path of [page.path, ...page.aliases]) write(site, pageFile(path), html)
}

/** The page for unknown paths, and the one that starts those pages which have no file. */
const writeFallbacks = async (site: Site) => {
  const { frame, drawing } = site
  const parts = { frame, scripts: scriptsOf(site.distDir), head: () => NOT_LISTED }
  const missing = await drawing.drawPage(NOT_FOUND_FILE)
  write(site, NOT_FOUND_FILE, pageHtml({ ...parts, drawn: missing }))
  write(
    site,
    SITE_SHELL,
    pageHtml({ ...parts, title: BRAND.name, drawn: await drawing.drawFrame() }),
  )
}

const ICON = /<link rel="icon"[^>]*>/
const PROGRAM = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

/** A page that is drawn already needs its letters and pictures first: the program starts after them. */
const withPatientProgram = (html: string): string =>
  html
    .replaceAll(PROGRAM, '')
    .replace(
      '</body>',
      () => `<template id="program"></template>\n<script>${START_SCRIPT}</script>\n  </body>`,
    )

const STYLE_SHEET = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/

/** index.html with its style sheet and icon in it: a link to the one would hold up drawing, to the other cost a request. */
const frameOf = (distDir: string): string => {
  const html = readFileSync(join(distDir, 'index.html'), 'utf8')
  const [link, href] = STYLE_SHEET.exec(html) ?? []
  if (!link || !href) throw new Error('index.html has no style sheet')
  const css = readFileSync(join(distDir, href), 'utf8').trim()
  const whole = html.replace(link, () => `<style>${css}</style>`).replace(ICON, iconLinks(distDir))
  return withPatientProgram(whole)
}

/** Draws every page of SITE_PAGES into the web build. `siteUrl` has no trailing slash. */
export const prerenderSite = async (distDir: string, siteUrl: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  try {
    const drawing = await buildDrawing(folder)
    const frame = frameOf(distDir)
    const site = { distDir, siteUrl, frame, drawing }
    for (const page of SITE_PAGES) await writePage(site, page)
    await writeFallbacks(site)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
