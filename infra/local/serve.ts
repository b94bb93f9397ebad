import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'

/** A running local server. `url` has no trailing slash; `stop` resolves when it is closed. */
export type LocalServer = { url: string; stop(): Promise<void> }

/**
 * A numeric address makes the AWS SDK put the bucket in the path instead of the host name, so
 * clients need no special option.
 */
const HOST = '127.0.0.1'

/** Longer than clients keep idle connections, so that none writes to a closing one. */
const KEEP_ALIVE_MS = 65_000

/** Starts listening; port 0 picks a free one. */
export const listen = (server: Server, port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    server.keepAliveTimeout = KEEP_ALIVE_MS
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

/** Closes the server, if it is open, and all connections. */
export const close = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!server.listening) return resolve()
    server.close((error) => (error ? reject(error) : resolve()))
    server.closeAllConnections()
  })

/** The connection of a request. */
export type Connection = { incoming: { socket: { remoteAddress?: string } } }

/** The connection part of an HTTP API's event. */
export const requestContextOf = ({ incoming }: Connection) => ({
  requestContext: { http: { sourceIp: incoming.socket.remoteAddress ?? '' } },
})

/** Serves a Hono app; `stop` closes it immediately. */
export const serveApp = async (
  app: { fetch(request: Request, connection: Connection): Response | Promise<Response> },
  port: number,
): Promise<LocalServer> => {
  const server = createServer(
    getRequestListener((request, connection: Connection) => app.fetch(request, connection)),
  )
  const url = await listen(server, port)
  return { url, stop: () => close(server) }
}
