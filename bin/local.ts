/* `npm start` and `npm run dev`: the whole product on this machine. */
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { buildSite } from '../web/build/build-site.ts'
import { filterOutput, readableLog } from './local/log-output.ts'
import { firstUsed, type Ports, portsFrom } from './local/ports.ts'
import { type Product, startProduct } from './local/product.ts'

const DEFAULT_PORT = 3000
const root = fileURLToPath(new URL('..', import.meta.url))

const stop = (line: string): never => {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

const choosePorts = async () => {
  const first = Number(process.env.PORT ?? DEFAULT_PORT)
  if (!Number.isInteger(first) || first < 1 || first > 65_000) stop(`PORT is not a port: ${first}`)
  const ports = portsFrom(first)
  const used = await firstUsed(Object.values(ports))
  if (used !== undefined) {
    stop(
      `Port ${used} is in use: stop what runs there, or choose other ports with PORT=${first + 1000} npm start`,
    )
  }
  return ports
}

/** The port of the site with hot reload: the one after the product's own. */
const devPort = (ports: Ports) => Math.max(...Object.values(ports)) + 1

const secondsSince = (started: number) => (performance.now() - started) / 1000

/** Prints a stage of the start with the seconds it took. */
const printStage = (name: string, seconds: number): void => {
  process.stdout.write(`  ${name.padEnd(32)}${seconds.toFixed(1).padStart(6)} s\n`)
}

/** The site with hot reload; the product serves everything that is not source. */
const startDevSite = async (port: number, product: string) => {
  const proxy = Object.fromEntries(
    ['/api', '/config.json', '/samples'].map((path) => [path, product]),
  )
  const server = await createServer({
    configFile: `${root}web/build/vite.config.ts`,
    configLoader: 'native',
    server: { host: '127.0.0.1', port, strictPort: true, proxy },
  })
  await server.listen()
  return { stop: () => server.close() }
}

const announce = (product: Product, site: string, started: number) => {
  process.stdout.write(
    [
      '',
      `Clausewell is ready (${secondsSince(started).toFixed(1)} s): ${site}`,
      `  Mail outbox    ${product.urls.mail}`,
      `  Admin sign-in  ${site}/admin`,
      `  Test payments  ${product.urls.stripe}`,
      `  Data           ${process.env.DATA_DIR ?? '.local/'}   Stop with Ctrl-C`,
      '',
    ].join('\n'),
  )
}

const main = async () => {
  const started = performance.now()
  filterOutput(readableLog)
  const dev = process.argv.includes('--dev')
  const ports = await choosePorts()
  const sitePort = dev ? devPort(ports) : ports.site
  const siteUrl = `http://127.0.0.1:${sitePort}`
  if (!dev) {
    process.stdout.write('Building the site...\n')
    await buildSite({ siteUrl, report: printStage })
  }
  const startedParts = performance.now()
  const product = await startProduct({
    ports,
    siteUrl,
    dataDir: process.env.DATA_DIR ?? `${root}.local`,
    distDir: `${root}web/dist`,
  })
  printStage('Tables, storage, queue, API', secondsSince(startedParts))
  const vite = dev ? await startDevSite(sitePort, product.urls.site) : undefined
  announce(product, siteUrl, started)
  const end = async () => {
    await vite?.stop()
    await product.stop()
    process.exit(0)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
}

await main()
