import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app.tsx'
import { localToday } from './features/customize/today.ts'
import { loadFirstPage, type SiteRoute } from './first-page.ts'
import { routes, Site } from './router.tsx'
import { emptyStyleCache } from './style-cache.ts'
import { Frame } from './ui/frame.tsx'
import { type PageTitles, PageTitlesContext } from './ui/page.tsx'

/** Emotion's rules: global ones with the names of their styles, and those of classes. */
type Styles = { global: [name: string, css: string][]; classes: string[] }

export type DrawnPage = {
  /** The tags of the head, as React writes them. */
  head: string
  /** The element #root with the page in it, without its end tag. */
  root: string
  styles: Styles
  titles: PageTitles
}

/** The cache's rules; `extractCritical` of @emotion/server also searches the markup for the names. */
const stylesOf = ({ key, inserted, registered }: EmotionCache): Styles => {
  const styles: Styles = { global: [], classes: [] }
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue
    if (registered[`${key}-${name}`] === undefined) styles.global.push([name, css])
    else styles.classes.push(css)
  }
  return styles
}

/** The frame alone, for pages that only the browser can render. */
const FRAME: readonly SiteRoute[] = [{ path: '*', element: <Frame /> }]

const ROOT = '<div id="root"'

/** The day of the build is not the visitor's: a form's dates of today stay empty until the program fills them in. */
const withoutToday = (html: string): string =>
  html.replaceAll(`value="${localToday()}"`, 'value=""')

const draw = (all: readonly SiteRoute[], path: string, startsAt?: string): DrawnPage => {
  const titles: PageTitles = { title: '', description: '' }
  const styleCache = emptyStyleCache()
  // With `compat` Emotion collects the rules in its cache and writes none into the markup.
  styleCache.compat = true
  const html = renderToString(
    <div id="root" data-page={startsAt}>
      <StrictMode>
        <PageTitlesContext value={titles}>
          <CacheProvider value={styleCache}>
            <App>
              <StaticRouter location={path}>
                <Site all={all} />
              </StaticRouter>
            </App>
          </CacheProvider>
        </PageTitlesContext>
      </StrictMode>
    </div>,
  )
  const [head = '', root = ''] = html.split(ROOT, 2)
  // The fallback of a Suspense writes no tags, so its titles are not those of the page.
  const own = head.includes('<title>') ? titles : { title: '', description: '' }
  return { head, root: ROOT + withoutToday(root), styles: stylesOf(styleCache), titles: own }
}

/** The page at a path with or without a query; `startsAt` is the path whose page hydrates this markup, undefined when none does. */
export const drawPage = async (path: string, startsAt?: string): Promise<DrawnPage> => {
  const { pathname, search } = new URL(path, 'https://site.invalid')
  await loadFirstPage(routes, pathname, search)
  return draw(routes, path, startsAt)
}

export const drawFrame = (): DrawnPage => draw(FRAME, '/')
