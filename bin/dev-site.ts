import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const configFile = fileURLToPath(new URL('../web/vite.config.ts', import.meta.url))

/** The site with hot reload; whatever is not source comes from the product behind it. */
export const startDevSite = async (port: number, product: string) => {
  const proxy = Object.fromEntries(
    ['/api', '/config.json', '/samples'].map((path) => [path, product]),
  )
  const server = await createServer({
    configFile,
    configLoader: 'native',
    server: { host: '127.0.0.1', port, strictPort: true, proxy },
  })
  await server.listen()
  return { stop: () => server.close() }
}
