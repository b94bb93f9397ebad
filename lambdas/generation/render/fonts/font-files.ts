import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import hangul from '@expo-google-fonts/nanum-myeongjo/400Regular/NanumMyeongjo_400Regular.ttf'
import emoji from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'
import arabic from '@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'
import armenian from '@expo-google-fonts/noto-sans-armenian/400Regular/NotoSansArmenian_400Regular.ttf'
import bengali from '@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'
import cherokee from '@expo-google-fonts/noto-sans-cherokee/400Regular/NotoSansCherokee_400Regular.ttf'
import devanagari from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'
import ethiopic from '@expo-google-fonts/noto-sans-ethiopic/400Regular/NotoSansEthiopic_400Regular.ttf'
import georgian from '@expo-google-fonts/noto-sans-georgian/400Regular/NotoSansGeorgian_400Regular.ttf'
import gujarati from '@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf'
import gurmukhi from '@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf'
import hebrew from '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'
import khmer from '@expo-google-fonts/noto-sans-khmer/400Regular/NotoSansKhmer_400Regular.ttf'
import lao from '@expo-google-fonts/noto-sans-lao/400Regular/NotoSansLao_400Regular.ttf'
import math from '@expo-google-fonts/noto-sans-math/400Regular/NotoSansMath_400Regular.ttf'
import myanmar from '@expo-google-fonts/noto-sans-myanmar/400Regular/NotoSansMyanmar_400Regular.ttf'
import sinhala from '@expo-google-fonts/noto-sans-sinhala/400Regular/NotoSansSinhala_400Regular.ttf'
import symbols from '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf'
import tamil from '@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf'
import telugu from '@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf'
import thaana from '@expo-google-fonts/noto-sans-thaana/400Regular/NotoSansThaana_400Regular.ttf'
import thai from '@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'
import notoSerif from '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf'
import notoSerifItalic from '@expo-google-fonts/noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf'
import notoSerifBold from '@expo-google-fonts/noto-serif/600SemiBold/NotoSerif_600SemiBold.ttf'
import notoSerifBoldItalic from '@expo-google-fonts/noto-serif/600SemiBold_Italic/NotoSerif_600SemiBold_Italic.ttf'
import han from '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'
import regular from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'
import italic from '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'
import bold from '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'
import boldItalic from '@expo-google-fonts/source-serif-4/600SemiBold_Italic/SourceSerif4_600SemiBold_Italic.ttf'
import { create, type Font } from 'fontkit'
import type { AssembledDocument } from '../../../../shared/documents/engine/model.ts'
import { fetchHanFont } from '../../../core/fonts.ts'

/** The font styles of a document; bold is a semibold weight. */
export type Face = 'regular' | 'italic' | 'bold' | 'boldItalic'

/** A map from texts for each face. */
export const createFaceMaps = <T>(): Record<Face, Map<string, T>> => ({
  regular: new Map(),
  italic: new Map(),
  bold: new Map(),
  boldItalic: new Map(),
})

/**
 * Fonts for scripts that Source Serif lacks, in fallback order. The Han font has all 20,992 unified ideographs,
 * traditional and simplified, and kana.
 */
const OTHER_SCRIPTS = [
  han,
  hangul,
  hebrew,
  arabic,
  devanagari,
  thai,
  symbols,
  emoji,
  armenian,
  bengali,
  cherokee,
  ethiopic,
  georgian,
  gujarati,
  gurmukhi,
  khmer,
  lao,
  math,
  myanmar,
  sinhala,
  tamil,
  telugu,
  thaana,
]

/** The fallback chain of each face: the first font with a glyph is used. */
export const FALLBACK_CHAINS: Record<Face, readonly [string, ...string[]]> = {
  regular: [regular, notoSerif, ...OTHER_SCRIPTS],
  italic: [italic, notoSerifItalic, ...OTHER_SCRIPTS],
  bold: [bold, notoSerifBold, ...OTHER_SCRIPTS],
  boldItalic: [boldItalic, notoSerifBoldItalic, ...OTHER_SCRIPTS],
}

/** A reader that reads each font file once. */
export const readOnce = <T>(read: (location: string) => T): ((location: string) => T) => {
  const cache = new Map<string, T>()
  return (location) => {
    const value = cache.get(location) ?? read(location)
    cache.set(location, value)
    return value
  }
}

/** A font import is an absolute path, a file URL, or a path next to the bundle. */
const resolvePath = (location: string) =>
  isAbsolute(location) ? location : new URL(location, import.meta.url)

let fetchedHanFont: Uint8Array | undefined

/**
 * A font file, read once per process.
 * @throws Error if it is missing
 */
export const fontBytes = readOnce<Uint8Array>((location) =>
  location === han && fetchedHanFont ? fetchedHanFont : readFileSync(resolvePath(location)),
)

/** Parses a font file. */
export const parseFont = (location: string): Font => {
  const font = create(Buffer.from(fontBytes(location)))
  if ('fonts' in font) throw new Error(`${location} is a collection of fonts`)
  return font
}

/** A parsed font, cached per process. */
export const loadFont = readOnce(parseFont)

/**
 * A second instance for subsetting: fontkit caches subset glyphs without their characters, and would use those
 * to lay out later texts.
 */
export const loadFontForSubsets = readOnce(parseFont)

/** A run of text in one font file. */
type FontRun = { font: string; text: string }

/** Replaces characters that no font has. */
const REPLACEMENT = { font: notoSerif, text: '\uFFFD' }

/** Joiners and variation selectors need no glyph. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** The text without invisible characters. */
export const removeInvisible = (text: string): string => text.replace(INVISIBLE, '')

const hasGlyphs = (location: string, text: string) => {
  const font = loadFont(location)
  return [...text].every(
    (character) =>
      font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) || removeInvisible(character) === '',
  )
}

/** East Asian scripts, and symbols of which only the Han font has some. */
const EAST_ASIAN =
  /[\u20DD\u20DE\u2160-\u2BFF\u2E80-\uA4CF\uF900-\uFAFF\uFE10-\uFE6F\uFF00-\uFFEF\u{1F100}-\u{1F265}\u{20000}-\u{3FFFF}]/gu

/**
 * Whether a text may need the Han font, so that other texts don't have to load its 15 MB. Depends on the text
 * alone, so that a document renders the same in every process.
 */
export const needsHanFont = (text: string): boolean =>
  Array.from(text.matchAll(EAST_ASIAN)).some(
    ([character]) => !hasGlyphs(regular, character) && !hasGlyphs(notoSerif, character),
  )

/** Bundles contain this prefix and a name instead of the Han font (infra/fetched-han-font.ts). */
const isFetched = (location: string) => location.startsWith('fetched:')

/**
 * Fetches the Han font if it isn't bundled and the document or its watermark needs it.
 * @throws Error if the font can't be fetched
 */
export const fetchFontsFor = async (document: AssembledDocument, watermark = ''): Promise<void> => {
  if (!isFetched(han) || fetchedHanFont) return
  if (needsHanFont(`${JSON.stringify(document)}${watermark}`)) fetchedHanFont = await fetchHanFont()
}

const findFont = (text: string, chain: readonly string[]) =>
  chain.find((location) => (location !== han || needsHanFont(text)) && hasGlyphs(location, text))

/** Splits a grapheme that no single font has into characters; those that no font has are replaced. */
const splitGrapheme = (grapheme: string, chain: readonly string[]): FontRun[] => {
  const graphemeFont = findFont(grapheme, chain)
  if (graphemeFont) return [{ font: graphemeFont, text: grapheme }]
  return [...grapheme].map((character) => {
    const font = findFont(character, chain)
    return font ? { font, text: character } : REPLACEMENT
  })
}

/**
 * Joins neighboring runs of the same font. A space joins the run before it, so that right-to-left text stays in
 * one run.
 */
const joinRuns = (runs: readonly FontRun[]): FontRun[] => {
  const joined: FontRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    const continues = run.text === ' ' && last !== undefined && hasGlyphs(last.font, ' ')
    if (last && (continues || last.font === run.font)) last.text += run.text
    else joined.push({ ...run })
  }
  return joined
}

export const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Splits text by the fonts of a face. Larger fallback fonts are only loaded when needed. */
export const splitByFont = (text: string, face: Face): FontRun[] => {
  const chain = FALLBACK_CHAINS[face]
  const [first] = chain
  if (hasGlyphs(first, text)) return [{ font: first, text }]
  const parts = [...graphemes.segment(text)]
  return joinRuns(parts.flatMap((part) => splitGrapheme(part.segment, chain)))
}
