import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { system } from '../../../web/theme/system.ts'

const web = new URL('../../../web/', import.meta.url).pathname

/** Style properties by the tokens they take. */
const TAKES: Record<string, RegExp> = {
  spacing: /^([pm][trblxyse]?|(row|column)?[gG]ap|top|bottom|inset\w*|scrollMargin\w*)$/,
  sizes: /^(w|h|(min|max)[WH]|boxSize|width|height)$/,
  colors: /^(bg|background|color|(border|outline)Color)$/,
  radii: /^border(Top)?Radius$/,
  fonts: /^fontFamily$/,
  letterSpacings: /^letterSpacing$/,
  zIndex: /^zIndex$/,
  textStyles: /^textStyle$/,
  layerStyles: /^layerStyle$/,
}

/** Written like a token name: a number of the scale, a size, a color, a word. */
const NAME = /^-?(\d{1,2}(\.5)?|\d?x?[sl]|md|l\d|[a-z]+(\.\w+)?)$/
/** CSS keywords that aren't tokens. */
const WORDS =
  /^(0|auto|inherit|none|transparent|currentColor|white|black|canvas|monospace|serif|sans-serif)$/

/** prop="2", prop={{ base: '2', md: '4' }}, and the same in an object of styles. */
const ATTRIBUTE = /\b(\w+)(?:="([^"]+)"|: '([^']+)'|(?:=\{|: )(\{[^{}]*\}))/g
const STRINGS = /'([^']+)'/g

type Use = { file: string; property: string; value: string }

const usesIn = (file: string): Use[] =>
  [...readFileSync(web + file, 'utf8').matchAll(ATTRIBUTE)].flatMap(
    ([, property = '', double, single, choices = '']) => {
      const values = [double, single, ...[...choices.matchAll(STRINGS)].map(([, value]) => value)]
      return values.flatMap((value) => (value ? [{ file, property, value }] : []))
    },
  )

const knows = (category: string, name: string): boolean => {
  if (category === 'textStyles') return system.query.textStyles.list().includes(name)
  if (category === 'layerStyles') return system.query.layerStyles.list().includes(name)
  return [name, `${name}.DEFAULT`].some((one) => system.tokens.getByName(`${category}.${one}`))
}

const uses = globSync('{ui,features,theme}/**/*.{ts,tsx}', { cwd: web }).flatMap(usesIn)
const named = uses.flatMap((use) =>
  Object.entries(TAKES)
    .filter(([, property]) => property.test(use.property))
    .map(([category]) => ({ ...use, category })),
)

it('every size and color used by a page is a theme token', () => {
  const checked = named.filter(({ value }) => NAME.test(value) && !WORDS.test(value))
  expect(checked.length).toBeGreaterThan(500)
  const unknown = checked.filter(
    ({ category, value }) =>
      !value.startsWith('colorPalette') && !knows(category, value.replace(/^-/, '')),
  )
  expect(unknown).toEqual([])
})
