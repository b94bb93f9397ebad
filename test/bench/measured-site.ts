import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { startProduct } from '../../bin/local/product.ts'
import { findBrowser } from '../../bin/setup/browser-path.mjs'
import { buildSite } from '../../web/build/build-site.ts'
import { freePorts } from '../support/store/free-ports.ts'

export type MeasuredSite = { siteUrl: string; browser: Browser; debuggingPort: number }

/** Runs `work` with a new build of the site, served by the local product, and a browser. */
export const withMeasuredSite = async (
  work: (site: MeasuredSite) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-web-'))
  const ports = await freePorts()
  const { site: debuggingPort } = await freePorts()
  const siteUrl = `http://127.0.0.1:${ports.site}`
  const distDir = join(folder, 'dist')
  await buildSite({ distDir, siteUrl })
  const product = await startProduct({ ports, distDir, dataDir: join(folder, 'data') })
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
  })
  try {
    await work({ siteUrl, browser, debuggingPort })
  } finally {
    await browser.close()
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
