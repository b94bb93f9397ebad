import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pageFile } from '../../infra/site/site-rules.ts'

/** The folder of the web build under test. */
export const WEB_BUILD = process.env.WEB_DIST ?? new URL('../../web/dist', import.meta.url).pathname

export const readBuilt = (file: string): string => readFileSync(join(WEB_BUILD, file), 'utf8')

/** The HTML of a prerendered page, by its path. */
export const readPage = (path: string): string => readBuilt(pageFile(path))

/** The scripts that a page loads before hydration: paths in the web build. */
export const scriptsIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])

/** The transferred bytes of a file of the build. */
export const gzipSize = (file: string): number =>
  gzipSync(readFileSync(join(WEB_BUILD, file))).length
