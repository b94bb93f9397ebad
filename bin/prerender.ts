import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { START_SCRIPT } from '../infra/inline-scripts.ts'
import { NOT_FOUND_FILE, pageFile, SITE_SHELL } from '../infra/site-rules.ts'
import { BRAND, tabTitle } from '../shared/content/brand.ts'
import { SITE_PAGES, type SitePage } from '../shared/site-pages.ts'
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

/** Lets the browser fetch the page's own scripts together with those that index.html names. */
const preloads = (frame: string, files: readonly string[]) =>
  files
    .filter((file) => !frame.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)

/** The cuts of Latin letters that every page shows above the fold. */
const FIRST_FONTS = ['inter-latin-400', 'inter-latin-600', 'source-serif-4-latin-600']

/** Fetched with the page and not after its styles: text seldom has to change its letters. */
const fontPreloads = (distDir: string): string[] =>
  Object.values(readManifest(distDir))
    .filter(({ file }) => FIRST_FONTS.some((font) => file.startsWith(`assets/${font}-normal`)))
    .map(
      ({ file }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`,
    )

type Site = { distDir: string; siteUrl: string; frame: string; drawing: Drawing }

const write = ({ distDir }: Site, file: string, html: string) => {
  const path = join(distDir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, html)
}

const writePage = async (site: Site, page: SitePage) => {
  const { distDir, siteUrl, frame, drawing } = site
  const html = pageHtml({
    frame,
    scripts: preloads(frame, firstLoadOf(readManifest(distDir), page)),
    drawn: await drawing.drawPage(page.path),
    title: tabTitle(page.entry?.title ?? ''),
    startsAt: STARTS_ANEW.includes(page.route) ? undefined : page.path,
    head: (titles) => [...fontPreloads(distDir), headOf(page, siteUrl, titles)].join('\n    '),
  })
  for (const path of [page.path, ...page.aliases]) write(site, pageFile(path), html)
}

/** The page for unknown paths, and the one that starts those pages which have no file. */
const writeFallbacks = async (site: Site) => {
  const { frame, drawing } = site
  const head = () => NOT_LISTED
  const missing = await drawing.drawPage(NOT_FOUND_FILE)
  write(site, NOT_FOUND_FILE, pageHtml({ frame, drawn: missing, head }))
  write(
    site,
    SITE_SHELL,
    pageHtml({ frame, title: BRAND.name, drawn: await drawing.drawFrame(), head }),
  )
}

const PROGRAM = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g

/** A page that is drawn already needs its letters and pictures first: the program starts after them. */
const withPatientProgram = (html: string): string => {
  const program = [...html.matchAll(PROGRAM)].map(([tag]) => tag.trim()).join('\n')
  return html
    .replaceAll(PROGRAM, '')
    .replace(
      '</body>',
      () =>
        `<template id="program">${program}</template>\n<script>${START_SCRIPT}</script>\n  </body>`,
    )
}

/** index.html with its style sheet, a few font faces, in place of a link that would hold up drawing. */
const frameOf = (distDir: string): string =>
  readFileSync(join(distDir, 'index.html'), 'utf8').replace(
    /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/,
    (_, href: string) => `<style>${readFileSync(join(distDir, href), 'utf8').trim()}</style>`,
  )

/** Draws every page of SITE_PAGES into the web build. `siteUrl` has no trailing slash. */
export const prerenderSite = async (distDir: string, siteUrl: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'prerender-'))
  try {
    const drawing = await buildDrawing(folder)
    const frame = withPatientProgram(frameOf(distDir))
    const site = { distDir, siteUrl, frame, drawing }
    for (const page of SITE_PAGES) await writePage(site, page)
    await writeFallbacks(site)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
