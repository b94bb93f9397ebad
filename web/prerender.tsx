import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom'
import { App } from './app.tsx'
import { loadFirstPage } from './first-page.ts'
import { routes } from './router.tsx'
import { emptyStyleCache } from './style-cache.ts'
import { Frame } from './ui/frame.tsx'

/** The frame alone, for pages that only their visitor's browser can draw. */
const FRAME: RouteObject[] = [{ path: '*', element: <Frame /> }]

const draw = async (all: RouteObject[], path: string): Promise<string> => {
  const handler = createStaticHandler(all)
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`)
  return renderToString(
    <StrictMode>
      <CacheProvider value={emptyStyleCache()}>
        <App>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </CacheProvider>
    </StrictMode>,
  )
}

/** The markup of the page at a path, what belongs into the head before it. */
export const drawPage = async (path: string): Promise<string> => {
  await loadFirstPage(routes, path)
  return draw(routes, path)
}

export const drawFrame = (): Promise<string> => draw(FRAME, '/')
