import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'

const KEY = 'css'

/** Properties that recent browsers support with a prefix only (caniuse.com). */
const PREFIXED =
  /^(appearance|backdrop-filter|hyphens|print-color-adjust|text-decoration|text-size-adjust|user-select)$/

/** Emotion's own prefixer also serves browsers of the past, and makes every page longer. */
const addNeededPrefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !PREFIXED.test(String(element.props))) return
  element.return = `-webkit-${element.value}${element.value}`
}

/** An empty Emotion cache for a prerendered page. */
export const emptyStyleCache = (): EmotionCache =>
  createCache({ key: KEY, stylisPlugins: [addNeededPrefix] })

/** Hydrated style tags stay in place: moving one makes the browser recompute every style. */
class HydratedSheet extends StyleSheet {
  override hydrate(tags: HTMLStyleElement[]) {
    this.tags.push(...tags)
  }
}

const NAME = new RegExp(`\\.${KEY}-([a-z0-9]+)`, 'g')

/**
 * The cache of a page in the browser, knowing the rules it came with (web/build/page-html.ts). Their
 * names are read from the rules: as a list of their own, which Emotion has, they made the home page 400
 * bytes longer, which is more than a server sends before the first answer of a browser.
 */
export const styleCache = (): EmotionCache => {
  const cache = emptyStyleCache()
  cache.sheet = new HydratedSheet({ key: KEY, container: document.head })
  const drawn = document.querySelector('style[data-drawn]')?.textContent ?? ''
  for (const [, name = ''] of drawn.matchAll(NAME)) cache.inserted[name] = true
  return cache
}
