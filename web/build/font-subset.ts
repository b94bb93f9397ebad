import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin, Rolldown } from 'vite'

/** OpenType features that the site needs; alternates and fractions, a third of a font's bytes, are dropped. */
const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'ccmp']

/** ASCII that no page of ours shows. A letter of it that somebody types is fetched with the whole Latin font. */
const UNUSED_ASCII = '<>\\^`{|}~'
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at))

/** The characters of nearly every page: ASCII and the punctuation of our own texts. */
const BASIC_CHARACTERS = `${ASCII.filter((letter) => !UNUSED_ASCII.includes(letter)).join('')}\u00a0©·×–—‘’“”•…−`

const hex = (code: number) => code.toString(16).toUpperCase()

/** "U+20-7E,U+A0": the characters as a unicode-range, neighbours as one range. */
const rangeOf = (characters: string): string => {
  const codes = [...characters].map((character) => character.codePointAt(0) ?? 0)
  const starts = codes.filter((code) => !codes.includes(code - 1))
  const ends = codes.filter((code) => !codes.includes(code + 1))
  return starts
    .map((start, at) => [start, ends[at] ?? start])
    .map(([start = 0, end = 0]) => `U+${hex(start)}${end > start ? `-${hex(end)}` : ''}`)
    .join(',')
}

const BASIC_RANGE = rangeOf(BASIC_CHARACTERS)

/**
 * The bundled style sheet is read by pattern, because a face stands beside its final file name only there.
 * A missed face keeps the whole Latin font, and the missing subset fails prerendering where it is preloaded.
 */
const FACE = /@font-face\s*\{[^}]*\}/g
/** The file of a Latin face; its group is the name without the hash. */
const LATIN_FILE = /assets\/([\w-]+-latin-\d+-normal)-[\w-]+\.woff2/

type Asset = Rolldown.OutputAsset

/** The serif as one font of every weight: its two weights in one subset are 3.7 kB less than two subsets. */
const SERIF = 'source-serif-4'
const EVERY_WEIGHT = fileURLToPath(
  import.meta.resolve(`@fontsource-variable/${SERIF}/files/${SERIF}-latin-wght-normal.woff2`),
)
const BOTH_WEIGHTS = { wght: { min: 400, max: 600, default: 400 } }

/** The subset of a Latin font, given by its name and its bytes, and the subset's own name. */
const subsetOf = async (name: string, font: Uint8Array): Promise<[string, Buffer]> => {
  const isSerif = name.startsWith(SERIF)
  const source = await subsetFont(
    isSerif ? readFileSync(EVERY_WEIGHT) : Buffer.from(font),
    BASIC_CHARACTERS,
    {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      ...(isSerif && { variationAxes: BOTH_WEIGHTS }),
    },
  )
  return [isSerif ? `${SERIF}-basic-normal` : name.replace('latin', 'basic'), source]
}

/**
 * Adds a face with a font subset for each Latin face. Of faces with overlapping ranges the last one
 * wins, so the whole Latin font, twice the bytes, is fetched only by pages with other characters.
 * Faces of the serif name one file, from which the browser takes the weight of the face.
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
        const [path, latin] = LATIN_FILE.exec(face) ?? []
        const font = assets.find(({ fileName }) => fileName === path)
        if (!path || !latin || !font) continue
        const [name, source] = await subsetOf(latin, Buffer.from(font.source))
        const id = this.emitFile({ type: 'asset', name: `${name}.woff2`, source })
        added.push(
          face
            .replace(path, this.getFileName(id))
            .replace(/unicode-range:[^;}]*/, `unicode-range:${BASIC_RANGE}`),
        )
      }
      // A face is upright unless it says otherwise.
      sheet.source = (css + added.join('')).replaceAll('font-style:normal;', '')
    }
  },
})
