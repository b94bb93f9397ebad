import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { writeFavicon } from './favicon.ts'
import { prerenderSite } from './prerender.ts'
import { writeSamples } from './samples.ts'
import { writeSharePictures } from './share-pictures.ts'
import { robots, sitemap, siteUrlOf } from './sitemap.ts'

const web = fileURLToPath(new URL('../', import.meta.url))

type Options = {
  /** The folder of the build; its content is replaced. */
  distDir?: string
  /** The site's public address, without a trailing slash. */
  siteUrl?: string
  /** Called at the end of each stage of the build with its name and the seconds it took. */
  report?: (stage: string, seconds: number) => void
}

const bundle = async (distDir: string): Promise<void> => {
  await build({
    configFile: `${web}build/vite.config.ts`,
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: distDir, emptyOutDir: false },
  })
}

const writePictures = async (distDir: string): Promise<void> => {
  await writeSamples(distDir)
  await writeSharePictures(distDir)
}

const writePages = async (distDir: string, siteUrl: string): Promise<void> => {
  await writeFavicon(distDir)
  await prerenderSite(distDir, siteUrl)
  writeFileSync(join(distDir, 'sitemap.xml'), sitemap(siteUrl))
  writeFileSync(join(distDir, 'robots.txt'), robots(siteUrl))
}

/** Builds the site: scripts, samples and their pictures, and every public page as a file. */
export const buildSite = async ({
  distDir = `${web}dist`,
  siteUrl = siteUrlOf(process.env),
  report = () => {},
}: Options = {}): Promise<void> => {
  const stage = async (name: string, run: () => Promise<void>): Promise<void> => {
    const started = performance.now()
    await run()
    report(name, (performance.now() - started) / 1000)
  }
  rmSync(distDir, { recursive: true, force: true })
  mkdirSync(distDir, { recursive: true })
  // Bundling uses threads of its own, drawing this one: in parallel they take two thirds of the time.
  await Promise.all([
    stage('Scripts and styles', () => bundle(distDir)),
    stage('Samples and their pictures', () => writePictures(distDir)),
  ])
  await stage('Pages', () => writePages(distDir, siteUrl))
}
