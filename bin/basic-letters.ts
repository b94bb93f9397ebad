import subsetFont from 'subset-font'
import type { Plugin, Rolldown } from 'vite'

/** Kerning, figures of one width, and what letters need to be right: alternates and fractions weigh a third of a font. */
const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl']

/** What nearly every page is written with: ASCII and the signs of our own texts. */
const BASIC_LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 0x20 + at))}\u00a0©·×–—‘’“”•…−`

const hex = (letter: string) => `U+${letter.codePointAt(0)?.toString(16)}`

const BASIC_RANGE = [
  'U+20-7E',
  ...[...BASIC_LETTERS].filter((letter) => letter > '~').map(hex),
].join(',')

const FACE = /@font-face\s*\{[^}]*\}/g
/** A face of the Latin cut: the file's name without its hash. */
const LATIN_FILE = /assets\/([\w-]+-latin-\d+-normal)-[\w-]+\.woff2/

type Asset = Rolldown.OutputAsset

/**
 * Cuts the letters that nearly every page is written with out of each Latin font, in a face of their
 * own: of faces whose ranges overlap the last one wins, and the whole Latin cut, twice as heavy, is
 * fetched by pages with other letters only.
 */
export const basicLetters = (): Plugin => ({
  name: 'basic-letters',
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
        const source = await subsetFont(Buffer.from(font.source), BASIC_LETTERS, {
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
