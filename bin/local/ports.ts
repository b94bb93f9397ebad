import { createServer } from 'node:net'

/** The servers of the product, in the order of their ports. */
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

/** Whichever ports are free: the system chooses. */
export const anyPorts: Ports = numbered(() => 0)

/** Whether the port is taken, which a listen attempt shows. */
const isUsed = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(true))
    server.listen(port, HOST, () => server.close(() => resolve(false)))
  })

/** The first port that something else uses, if any. */
export const firstUsed = async (ports: readonly number[]): Promise<number | undefined> => {
  for (const port of ports) if (await isUsed(port)) return port
  return undefined
}
