import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'

const KEY = 'css'

/** Properties that browsers of the last years know with a prefix only (caniuse.com). */
const PREFIXED =
  /^(appearance|backdrop-filter|hyphens|print-color-adjust|text-decoration|text-size-adjust|user-select)$/

/** Instead of Emotion's own, whose prefixes are for browsers long gone and make every page longer. */
const prefixFew: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !PREFIXED.test(String(element.props))) return
  element.return = `-webkit-${element.value}${element.value}`
}

/** An empty cache of Emotion's, for a page that is drawn ahead of time. */
export const emptyStyleCache = (): EmotionCache =>
  createCache({ key: KEY, stylisPlugins: [prefixFew] })

/** Leaves the tags it takes over where they stand: a moved one makes the browser style everything anew. */
class StandingSheet extends StyleSheet {
  override hydrate(tags: HTMLStyleElement[]) {
    this.tags.push(...tags)
  }
}

const NAME = new RegExp(`\\.${KEY}-([a-z0-9]+)`, 'g')

/** The cache of a page in the browser, knowing the rules it came with (bin/page-html.ts). */
export const styleCache = (): EmotionCache => {
  const cache = emptyStyleCache()
  cache.sheet = new StandingSheet({ key: KEY, container: document.head })
  const drawn = document.querySelector('style[data-drawn]')?.textContent ?? ''
  for (const [, name = ''] of drawn.matchAll(NAME)) cache.inserted[name] = true
  return cache
}
