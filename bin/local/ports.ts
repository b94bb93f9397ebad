import { createServer } from 'node:net'

/** The product's servers in port order. */
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

const createPorts = (port: (index: number) => number): Ports =>
  Object.fromEntries(LISTENERS.map((name, index) => [name, port(index)])) as Ports

/** Eight consecutive ports, the site first. */
export const portsFrom = (first: number): Ports => createPorts((index) => first + index)

/** Any free ports, chosen by the system. */
export const anyPorts: Ports = createPorts(() => 0)

/** Whether the port is in use, tested by listening. */
const isUsed = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(true))
    server.listen(port, HOST, () => server.close(() => resolve(false)))
  })

/** The first port in use, if any. */
export const findUsedPort = async (ports: readonly number[]): Promise<number | undefined> => {
  for (const port of ports) if (await isUsed(port)) return port
  return undefined
}
