/* `npm start` and `npm run dev`: the whole product on this machine. */
import { fileURLToPath } from 'node:url'
import { buildSite } from './build-site.ts'
import { startDevSite } from './dev-site.ts'
import { filterOutput } from './output-filter.ts'
import { firstUsed, type Ports, portsFrom } from './ports.ts'
import { type Product, startProduct } from './product.ts'
import { readableLog } from './readable-logs.ts'

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

/** With hot reload the site itself is served beside the product's own ports. */
const devPort = (ports: Ports) => Math.max(...Object.values(ports)) + 1

const announce = (product: Product, site: string, started: number) => {
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  process.stdout.write(
    [
      '',
      `Clausewell is ready (${seconds} s): ${site}`,
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
  if (!dev) await buildSite({ siteUrl })
  const product = await startProduct({
    ports,
    siteUrl,
    dataDir: process.env.DATA_DIR ?? `${root}.local`,
    distDir: `${root}web/dist`,
  })
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
