/* `npm start` and `npm run dev`: the whole product on this machine. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findOrBuildSite } from './local/built-site.ts'
import { diskFailure, lockFolder, UnusableFolder } from './local/data-folder.ts'
import { exitWithReader, filterOutput, readableLog } from './local/log-output.ts'
import { findUsedPort, type Ports, portsFrom } from './local/ports.ts'
import { printStage } from './local/print-stage.ts'
import type { Product } from './local/product.ts'

const DEFAULT_PORT = 3000
const root = fileURLToPath(new URL('..', import.meta.url))

const exitWithError = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const choosePorts = async () => {
  const first = Number(process.env.PORT ?? DEFAULT_PORT)
  if (!Number.isInteger(first) || first < 1 || first > 65_000)
    exitWithError(`PORT is not a port: ${first}`)
  const ports = portsFrom(first)
  const used = await findUsedPort(Object.values(ports))
  if (used !== undefined) {
    exitWithError(
      `Port ${used} is in use. Free it, or use other ports: PORT=${first + 1000} npm start`,
    )
  }
  return ports
}

/** The port of the dev site: the one after the product's own. */
const devPort = (ports: Ports) => Math.max(...Object.values(ports)) + 1

const secondsSince = (started: number) => (performance.now() - started) / 1000

/** The dev site with hot reload; the product serves everything else. */
const startDevSite = async (port: number, product: string) => {
  const proxy = Object.fromEntries(
    ['/api', '/config.json', '/samples'].map((path) => [path, product]),
  )
  const { createServer } = await import('vite')
  const server = await createServer({
    configFile: `${root}web/build/vite.config.ts`,
    configLoader: 'native',
    server: { host: '127.0.0.1', port, strictPort: true, proxy },
  })
  await server.listen()
  return { stop: () => server.close() }
}

const lockDataFolder = async (folder: string): Promise<void> => {
  try {
    await lockFolder(folder)
  } catch (error) {
    if (!(error instanceof UnusableFolder)) throw error
    exitWithError(error.message)
  }
}

/** DynamoDB throws when the disk is full. Stored data is always consistent, so exiting is safe. */
const exitOnDiskFailure = (dataDir: string): void => {
  process.once('uncaughtException', (error) => {
    const line = diskFailure(error, dataDir)
    if (line === undefined) throw error
    exitWithError(line)
  })
}

/** The site's folder: WEB_DIST, an earlier build, or a new one. */
const siteFolder = async (siteUrl: string): Promise<string> => {
  if (process.env.WEB_DIST) return process.env.WEB_DIST
  const started = performance.now()
  const built = await findOrBuildSite({ siteUrl })
  if (!built) return exitWithError('The site build failed; see the errors above.')
  printStage('The site', secondsSince(started))
  return built
}

/** The folder of a build, of which the dev site needs the samples. */
const devFolder = async (): Promise<string> => {
  const folder = `${root}web/dist`
  if (!existsSync(`${folder}/samples`)) {
    const started = performance.now()
    const { writeSamples } = await import('../web/build/samples.ts')
    await writeSamples(folder)
    printStage('Samples', secondsSince(started))
  }
  return folder
}

const announce = (product: Product, site: string, dataDir: string, started: number) => {
  process.stdout.write(
    [
      '',
      `Clausewell is ready (${secondsSince(started).toFixed(1)} s): ${site}`,
      `  Mail outbox    ${product.urls.mail}`,
      `  Admin sign-in  ${site}/admin`,
      `  Test payments  ${product.urls.stripe}`,
      `  Data           ${dataDir}   Stop with Ctrl-C`,
      '',
    ].join('\n'),
  )
}

const main = async () => {
  const started = performance.now()
  exitWithReader()
  filterOutput(readableLog)
  const dev = process.argv.includes('--dev')
  const ports = await choosePorts()
  const sitePort = dev ? devPort(ports) : ports.site
  const siteUrl = `http://127.0.0.1:${sitePort}`
  const dataDir = process.env.DATA_DIR ?? `${root}.local`
  await lockDataFolder(dataDir)
  exitOnDiskFailure(dataDir)
  const distDir = dev ? await devFolder() : await siteFolder(siteUrl)
  const productStarted = performance.now()
  const { startProduct } = await import('./local/product.ts')
  const product = await startProduct({ ports, siteUrl, dataDir, distDir })
  printStage('Tables, storage, queue, API', secondsSince(productStarted))
  const vite = dev ? await startDevSite(sitePort, product.urls.site) : undefined
  announce(product, siteUrl, dataDir, started)
  const end = async () => {
    await vite?.stop()
    await product.stop()
    process.exit(0)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

await main()
