import subsetFont from 'subset-font'
import type { Plugin, Rolldown } from 'vite'

/** OpenType features that the site needs; alternates and fractions, a third of a font's bytes, are dropped. */
const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl']

/** The characters of nearly every page: ASCII and the punctuation of our own texts. */
const BASIC_CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 0x20 + at))}\u00a0©·×–—‘’“”•…−`

const hex = (character: string) => `U+${character.codePointAt(0)?.toString(16)}`

const BASIC_RANGE = [
  'U+20-7E',
  ...[...BASIC_CHARACTERS].filter((character) => character > '~').map(hex),
].join(',')

/**
 * The bundled style sheet is read by pattern, because a face stands beside its final file name only there.
 * A missed face keeps the whole Latin font, and the missing subset fails prerendering where it is preloaded.
 */
const FACE = /@font-face\s*\{[^}]*\}/g
/** The file of a Latin face; its group is the name without the hash. */
const LATIN_FILE = /assets\/([\w-]+-latin-\d+-normal)-[\w-]+\.woff2/

type Asset = Rolldown.OutputAsset

/**
 * Adds a face with a font subset for each Latin face. Of faces with overlapping ranges the last one
 * wins, so the whole Latin font, twice the bytes, is fetched only by pages with other characters.
 */
export const fontSubset = (): Plugin => ({
  name: 'font-subset',
  apply: 'build',
  async generateBundle(_, bundle) {
    const assets = Object.values(bundle).filter((file): file is Asset => file.type === 'asset')
    for (const sheet of assets.filter(({ fileName }) => fileName.endsWith('.css'))) {
      const css = String(sheet.source)
      const added: string[] = []
      for (const [face] of css.matchAll(FACE)) {
        const [path, name] = LATIN_FILE.exec(face) ?? []
        const font = assets.find(({ fileName }) => fileName === path)
        if (!path || !font) continue
        const source = await subsetFont(Buffer.from(font.source), BASIC_CHARACTERS, {
          targetFormat: 'woff2',
          keepFeatures: FEATURES,
        })
        const id = this.emitFile({
          type: 'asset',
          name: `${name?.replace('latin', 'basic')}.woff2`,
          source,
        })
        added.push(
          face
            .replace(path, this.getFileName(id))
            .replace(/unicode-range:[^;}]*/, `unicode-range:${BASIC_RANGE}`),
        )
      }
      sheet.source = css + added.join('')
    }
  },
})
