import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { type EntryContext, ServerRouter } from 'react-router-dom'
import fonts from '../fonts.css?inline'
import colorMode from '../inline/color-mode.js?raw'

/** React Router prerenders `/pricing/`, but the site's URL is `/pricing`. */
const atCanonicalPath = (context: EntryContext): EntryContext => {
  const { staticHandlerContext } = context
  const { location } = staticHandlerContext
  const pathname = location.pathname.replace(/(.)\/$/, '$1')
  return {
    ...context,
    staticHandlerContext: { ...staticHandlerContext, location: { ...location, pathname } },
  }
}

/**
 * Renders a page at build time, with its styles, fonts and the color mode script in the head. A stylesheet of its
 * own would delay the first paint by a round trip.
 */
const renderPage = async (
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> => {
  // Collects the style rules of the page, so that they can be written once into its head.
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache)
  const { prelude } = await prerender(
    <StrictMode>
      <CacheProvider value={cache}>
        <ServerRouter context={atCanonicalPath(context)} url={url} />
      </CacheProvider>
    </StrictMode>,
    // Otherwise React streams a large boundary after the page, with an inline script that the CSP blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html))
  headers.set('Content-Type', 'text/html')
  const page = html
    .replace('<head>', () => `<head><script>${colorMode.trim()}</script>`)
    .replace('</head>', () => `<style>${fonts}</style>${styles}</head>`)
  return new Response(page, { status, headers })
}

export default renderPage
