import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { loadFirstPage, type SiteRoute } from './first-page.ts'
import { routes, Site } from './router.tsx'
import { Frame } from './ui/frame.tsx'
import { type PageTitles, PageTitlesContext } from './ui/page.tsx'

export type RenderedPage = {
  /** The tags of the head, as React writes them. */
  head: string
  /** The element #root with the page in it, without its end tag. */
  root: string
  /** The style tags with the rules of its elements. */
  styles: string
  titles: PageTitles
}

/** The frame alone, for pages that only the browser can render. */
const FRAME: readonly SiteRoute[] = [{ path: '*', element: <Frame /> }]

const ROOT = '<div id="root"'

/** A cache that collects the rules of one page instead of writing them next to its elements. */
const emotion = () => {
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const stylesOf = (html: string) => constructStyleTagsFromChunks(extractCriticalToChunks(html))
  return { cache, stylesOf }
}

const render = (all: readonly SiteRoute[], path: string, startsAt?: string): RenderedPage => {
  const titles: PageTitles = { title: '', description: '' }
  const { cache, stylesOf } = emotion()
  const html = renderToString(
    <div id="root" data-page={startsAt}>
      <StrictMode>
        <CacheProvider value={cache}>
          <PageTitlesContext value={titles}>
            <App>
              <StaticRouter location={path}>
                <Site all={all} />
              </StaticRouter>
            </App>
          </PageTitlesContext>
        </CacheProvider>
      </StrictMode>
    </div>,
  )
  const [head = '', root = ''] = html.split(ROOT, 2)
  // The fallback of a Suspense writes no tags, so its titles are not those of the page.
  const own = head.includes('<title>') ? titles : { title: '', description: '' }
  return {
    head,
    root: ROOT + root,
    styles: stylesOf(html),
    titles: own,
  }
}

/** The page at a path, with or without a query; `startsAt` is the path at which this markup is hydrated, undefined for none. */
export const renderPage = async (path: string, startsAt?: string): Promise<RenderedPage> => {
  const { pathname, search } = new URL(path, 'https://site.invalid')
  await loadFirstPage(routes, pathname, search)
  return render(routes, path, startsAt)
}

export const renderFrame = (): RenderedPage => render(FRAME, '/')
