import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { writeFavicon } from './favicon.ts'
import { prerenderSite } from './prerender.ts'
import { writeSamples } from './samples.ts'
import { writeSharePictures } from './share-pictures.ts'
import { siteUrlOf } from './site-url.ts'
import { robots, sitemap } from './sitemap.ts'

const web = fileURLToPath(new URL('../web/', import.meta.url))

type Options = {
  /** The folder of the build; its content is replaced. */
  distDir?: string
  /** Where the site will live, without a trailing slash. */
  siteUrl?: string
}

/** Builds the site: scripts, samples and their pictures, and every public page as a file. */
export const buildSite = async ({
  distDir = `${web}dist`,
  siteUrl = siteUrlOf(process.env),
}: Options = {}): Promise<void> => {
  await build({
    configFile: `${web}vite.config.ts`,
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: distDir, emptyOutDir: true },
  })
  await writeSamples(distDir)
  await writeSharePictures(distDir)
  await writeFavicon(distDir)
  await prerenderSite(distDir, siteUrl)
  writeFileSync(join(distDir, 'sitemap.xml'), sitemap(siteUrl))
  writeFileSync(join(distDir, 'robots.txt'), robots(siteUrl))
}
