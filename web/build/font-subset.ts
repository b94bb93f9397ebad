import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin, Rolldown } from 'vite'

/** OpenType features that the site needs; alternates and fractions, a third of a font's bytes, are dropped. */
const FEATURES = ['kern', 'liga', 'tnum', 'lnum', 'ccmp']

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('')

/** What no page of ours shows. A letter of it that somebody types is fetched with the whole Latin font. */
const NEVER_SHOWN = '<>\\^`{|}~'

const without = (unused: string): string =>
  [...ASCII].filter((letter) => !unused.includes(letter)).join('')

/**
 * The characters of nearly every page by the beginning of a face's name: of ASCII, and of the punctuation of our own
 * texts, what they show in this face.
 */
const BASIC_CHARACTERS = {
  'inter-latin-400': `${without(`${NEVER_SHOWN}#&*=[]_`)}\u00a0©·“”•`,
  'inter-latin-600': `${without(`${NEVER_SHOWN}#%;=@[]_`)}\u00a0·’`,
  'source-serif-4-latin': `${without(NEVER_SHOWN)}\u00a0§©·×–—‘’“”•…−`,
} as const

const basicCharacters = (face: string): string => {
  const characters = Object.entries(BASIC_CHARACTERS).find(([name]) => face.startsWith(name))?.[1]
  if (!characters) throw new Error(`The font ${face} has no basic characters`)
  return characters
}

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

/**
 * The bundled style sheet is read by pattern, because a face stands beside its final file name only there.
 * A missed face keeps the whole Latin font, and the missing subset fails prerendering where it is preloaded.
 */
const FACE = /@font-face\s*\{[^}]*\}/g
/** The file of a Latin face; its group is the name without the hash. */
const LATIN_FILE = /assets\/([\w-]+-latin-\d+-normal)-[\w-]+\.woff2/

type Asset = Rolldown.OutputAsset

/** The subset of a Latin font; one of a single weight needs no table of the weights of its family. */
const subsetOf = (name: string, font: Uint8Array): Promise<Buffer> =>
  subsetFont(Buffer.from(font), basicCharacters(name), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    dropTables: ['STAT'],
  })

const SERIF = 'source-serif-4'
const EVERY_WEIGHT = fileURLToPath(
  import.meta.resolve(`@fontsource-variable/${SERIF}/files/${SERIF}-latin-wght-normal.woff2`),
)

/** The serif from regular to semibold in one subset, 3.7 kB less than two subsets of one weight. */
const variableSerif = (): Promise<Buffer> =>
  subsetFont(readFileSync(EVERY_WEIGHT), basicCharacters(`${SERIF}-latin`), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: { min: 400, max: 600, default: 400 } },
  })

/** The file names of the font subsets begin so. */
export const SUBSETS = {
  inter: 'inter-basic-400-normal',
  interSemibold: 'inter-basic-600-normal',
  serif: `${SERIF}-basic-400-normal`,
  serifSemibold: `${SERIF}-basic-600-normal`,
  /** For the pages that show both weights; the style sheet does not name it. */
  serifVariable: `${SERIF}-basic-normal`,
} as const

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
        const [path, latin] = LATIN_FILE.exec(face) ?? []
        const font = assets.find(({ fileName }) => fileName === path)
        if (!path || !latin || !font) continue
        const source = await subsetOf(latin, Buffer.from(font.source))
        const name = `${latin.replace('latin', 'basic')}.woff2`
        const id = this.emitFile({ type: 'asset', name, source })
        added.push(
          face
            .replace(path, this.getFileName(id))
            .replace(/unicode-range:[^;}]*/, `unicode-range:${rangeOf(basicCharacters(latin))}`),
        )
      }
      // A face is upright unless it says otherwise.
      sheet.source = (css + added.join('')).replaceAll('font-style:normal;', '')
    }
    const name = `${SUBSETS.serifVariable}.woff2`
    this.emitFile({ type: 'asset', name, source: await variableSerif() })
  },
})
