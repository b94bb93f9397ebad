import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/** A running stand-in. `url` has no trailing slash; `stop` resolves when its server is closed. */
export type StandIn = { url: string; stop(): Promise<void> }

/**
 * The loopback address as a number: for it the AWS SDK puts the bucket in the path instead of the host
 * name, so that the product's clients need no option of their own here.
 */
const HOST = '127.0.0.1'

/** Milliseconds; clients close idle connections earlier, so that none writes into a closing one. */
const KEEP_ALIVE = 65_000

/** Binds the server; port 0 takes any free one. */
export const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.keepAliveTimeout = KEEP_ALIVE
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.off('error', reject)
      resolve(`http://${HOST}:${portOf(server)}`)
    })
  })

const portOf = (server: Server): number => {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

/** Closes the server, if it is open, and the connections that clients keep alive. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!server.listening) return resolve()
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })

/** Where a request came in. */
export type Connection = { incoming: { socket: { remoteAddress?: string } } }

/** What an HTTP API passes to a function about the request's connection. */
export const requestContextOf = ({ incoming }: Connection) => ({
  requestContext: { http: { sourceIp: incoming.socket.remoteAddress ?? '' } },
})

/** Serves a Hono app; `stop` ends it at once. */
export const serveApp = async (
  app: { fetch(request: Request, connection: Connection): Response | Promise<Response> },
  port: number,
): Promise<StandIn> => {
  const server = createServer(
    getRequestListener((request, connection: Connection) => app.fetch(request, connection)),
  )
  const url = await listen(server, port)
  return { url, stop: () => close(server) }
}
