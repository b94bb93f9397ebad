import type { Hono } from 'hono'
import { type StandIn, serveApp } from '../local/serve.ts'

/** Addresses of HTTP APIs, by name: each keeps its own while its stack changes. */
export const openApis = () => {
  const servers = new Map<string, StandIn>()
  const apps = new Map<string, Hono>()
  return {
    address: async (name: string): Promise<string> => {
      const known = servers.get(name)
      if (known) return known.url
      const fetch = (request: Request) =>
        apps.get(name)?.fetch(request) ?? new Response('Not deployed', { status: 404 })
      const server = await serveApp({ fetch }, 0)
      servers.set(name, server)
      return server.url
    },
    serve: (name: string, app: Hono) => void apps.set(name, app),
    /** The address stays, and nothing is there. */
    close: (name: string) => void apps.delete(name),
    stop: () => Promise.all([...servers.values()].map((server) => server.stop())),
  }
}
export type Apis = ReturnType<typeof openApis>
