import { createServer } from 'node:net'

/** The parts of the product that listen, in the order of their ports. */
const LISTENERS = [
  'site',
  'stripe',
  'mail',
  'signIn',
  'storage',
  'database',
  'queue',
  'secrets',
] as const
export type Ports = Record<(typeof LISTENERS)[number], number>

const HOST = '127.0.0.1'

const numbered = (port: (index: number) => number): Ports =>
  Object.fromEntries(LISTENERS.map((name, index) => [name, port(index)])) as Ports

/** Eight ports in a row, the site first. */
export const portsFrom = (first: number): Ports => numbered((index) => first + index)

/** Listens for a moment: the port taken (0 asks for any), or undefined when it is in use. */
const probe = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, HOST, () => {
      const address = server.address()
      const taken = typeof address === 'object' ? address?.port : undefined
      server.close(() => resolve(taken))
    })
  })

/** The first port that something else uses, if any. */
export const firstUsed = async (ports: Ports): Promise<number | undefined> => {
  for (const port of Object.values(ports)) if ((await probe(port)) === undefined) return port
  return undefined
}

/** Ports that nothing uses now. */
export const freePorts = async (): Promise<Ports> => {
  const found: number[] = []
  for (const name of LISTENERS) {
    const port = await probe(0)
    if (port === undefined) throw new Error(`No free port for ${name}`)
    found.push(port)
  }
  return numbered((index) => found[index] ?? 0)
}
