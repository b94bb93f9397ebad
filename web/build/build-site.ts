import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBuilder } from 'vite'
import { BRAND } from '../../shared/content/brand.ts'
import { writeFavicon } from './favicon.ts'
import { finishPages } from './finish-pages.ts'
import { writeSamples } from './samples.ts'
import { writeSharePictures } from './share-pictures.ts'
import { robots, sitemap } from './sitemap.ts'

const web = fileURLToPath(new URL('../', import.meta.url))

type Options = {
  /** The output folder; its content is replaced. */
  distDir?: string
  /** The site's public URL, without a trailing slash. */
  siteUrl?: string
  /** Called after each stage with its name and duration in seconds. */
  report?: (stage: string, seconds: number) => void
}

/** Bundles the site and prerenders its pages into `buildDir` (react-router.config.ts). */
const bundle = async (buildDir: string): Promise<void> => {
  process.env.REACT_ROUTER_BUILD = buildDir
  // React and others pick their production build by it.
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({
    configFile: `${web}build/vite.config.ts`,
    configLoader: 'native',
    logLevel: 'warn',
  })
  await builder.buildApp()
}

/** Inside node_modules, so that the server bundle can import packages. */
const newBuildDir = (): string => {
  const folder = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
  mkdirSync(folder, { recursive: true })
  return mkdtempSync(join(folder, 'react-router-'))
}

const writePictures = async (distDir: string): Promise<void> => {
  await writeSamples(distDir)
  await writeSharePictures(distDir)
}

const writePages = async (buildDir: string, distDir: string, siteUrl: string): Promise<void> => {
  finishPages(join(buildDir, 'client'), distDir, siteUrl)
  await writeFavicon(distDir)
  writeFileSync(join(distDir, 'sitemap.xml'), sitemap(siteUrl))
  writeFileSync(join(distDir, 'robots.txt'), robots(siteUrl))
}

/** Builds the site: scripts, samples and their pictures, and every public page as a file. */
export const buildSite = async ({
  distDir = `${web}dist`,
  siteUrl = BRAND.siteUrl,
  report = () => {},
}: Options = {}): Promise<void> => {
  const stage = async (name: string, run: () => Promise<void>): Promise<void> => {
    const started = performance.now()
    await run()
    report(name, (performance.now() - started) / 1000)
  }
  rmSync(distDir, { recursive: true, force: true })
  mkdirSync(distDir, { recursive: true })
  const buildDir = newBuildDir()
  try {
    // Bundling runs in its own threads and rendering images in this one, so running both in parallel saves a
    // third of the time.
    await Promise.all([
      stage('Scripts, styles and pages', () => bundle(buildDir)),
      stage('Samples and their pictures', () => writePictures(distDir)),
    ])
    await stage('Finished pages', () => writePages(buildDir, distDir, siteUrl))
  } finally {
    rmSync(buildDir, { recursive: true, force: true })
  }
}
