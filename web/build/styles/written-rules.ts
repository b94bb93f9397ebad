import createCache, { type StylisPlugin } from '@emotion/cache'
import { type CSSObject, css } from '@emotion/react'

/** Declarations that recent browsers support with a prefix only (caniuse.com): of text-decoration those of several words. */
const PREFIXED =
  /^((appearance|backdrop-filter|hyphens|print-color-adjust|text-size-adjust|user-select):|text-decoration:.* )/

/** Emotion's own prefixer also serves browsers of the past, and makes every page longer. */
const addNeededPrefix: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !PREFIXED.test(element.value)) return
  element.return = `-webkit-${element.value}${element.value}`
}

const cache = createCache({ key: 'css', stylisPlugins: [addNeededPrefix] })
// Without it Emotion warns of selectors like :first-child, which its own markup would break.
cache.compat = true

/** The rules of a sheet. */
export const writtenSheet = (styles: CSSObject): string =>
  (cache.insert('', css(styles), cache.sheet, false) ?? '').replaceAll(';}', '}')

/** A class as a selector. https://drafts.csswg.org/cssom/#serialize-an-identifier */
const classSelector = (name: string): string => `.${name.replace(/[^\w-]/g, '\\$&')}`

/** The rules of a class. */
export const writtenRules = (name: string, styles: CSSObject): string =>
  writtenSheet({ [classSelector(name)]: styles })
