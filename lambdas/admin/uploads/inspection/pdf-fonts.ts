import { PDFArray, PDFDict, PDFName, PDFNumber, StandardFontEmbedder, StandardFonts } from 'pdf-lib'
import { refuseIf } from './refusal.ts'

/** How far characters move the pen (ISO 32000-1, 9.2.4): widths in parts of the font size. */
export type Font = { bytesPerCode: 1 | 2; widthOf: (code: number) => number }

const CODES = 0x10000
const IDENTITY = PDFName.of('Identity-H')
const TYPE_3 = PDFName.of('Type3')

type SpendCodes = (codes: number) => void

const numberAt = (dict: PDFDict, key: string, fallback: number): number => {
  const value = dict.lookup(PDFName.of(key))
  return value instanceof PDFNumber ? value.asNumber() : fallback
}

const numbersAt = (dict: PDFDict, key: string, spend: SpendCodes): number[] | undefined => {
  const value = dict.lookup(PDFName.of(key))
  if (!(value instanceof PDFArray)) return undefined
  spend(value.size())
  return value.asArray().map((_, at) => {
    const number = value.lookup(at)
    return number instanceof PDFNumber ? number.asNumber() : 0
  })
}

type StandardFontName = Parameters<typeof StandardFontEmbedder.for>[0]

/** For characters that a standard font doesn't have. */
const DEFAULT_WIDTH = 0.6

/** One of the fonts that readers have (9.6.2.2); Helvetica for those that they replace. */
const standardFont = (name: string): Font => {
  const known = Object.values<string>(StandardFonts).find((standard) => standard === name)
  const embedder = StandardFontEmbedder.for((known ?? StandardFonts.Helvetica) as StandardFontName)
  const widths = new Map<number, number>()
  const measure = (code: number): number => {
    try {
      return embedder.widthOfTextAtSize(String.fromCharCode(code), 1)
    } catch {
      // The font's encoding lacks the character.
      return DEFAULT_WIDTH
    }
  }
  const widthOf = (code: number): number => {
    const width = widths.get(code) ?? measure(code)
    widths.set(code, width)
    return width
  }
  return { bytesPerCode: 1, widthOf }
}

const simpleFont = (font: PDFDict, widths: readonly number[], spend: SpendCodes): Font => {
  const first = numberAt(font, 'FirstChar', 0)
  const descriptor = font.lookup(PDFName.of('FontDescriptor'))
  const missing = descriptor instanceof PDFDict ? numberAt(descriptor, 'MissingWidth', 0) : 0
  // Only glyphs of Type 3 fonts have their own units (9.6.5); readers ignore them elsewhere.
  const hasUnits = font.lookup(PDFName.of('Subtype')) === TYPE_3
  const [unit = 0.001] = (hasUnits && numbersAt(font, 'FontMatrix', spend)) || []
  return { bytesPerCode: 1, widthOf: (code) => (widths[code - first] ?? missing) * unit }
}

/** Reads the widths of a composite font (9.7.4.3): lists and ranges. */
const compositeFont = (descendant: PDFDict, spend: SpendCodes): Font => {
  const widths = new Map<number, number>()
  const list = descendant.lookup(PDFName.of('W'))
  const parts = list instanceof PDFArray ? list.asArray().map((_, at) => list.lookup(at)) : []
  spend(parts.length)
  const numberOf = (part: unknown) => (part instanceof PDFNumber ? part.asNumber() : 0)
  for (let at = 0; at < parts.length; ) {
    const [first, next] = [numberOf(parts[at]), parts[at + 1]]
    if (next instanceof PDFArray) {
      spend(next.size())
      next.asArray().forEach((_, index) => {
        widths.set(first + index, numberOf(next.lookup(index)))
      })
      at += 2
    } else {
      const last = Math.min(numberOf(next), CODES)
      spend(Math.max(0, last - first))
      for (let code = first; code <= last; code++) widths.set(code, numberOf(parts[at + 2]))
      at += 3
    }
  }
  const standard = numberAt(descendant, 'DW', 1000)
  return { bytesPerCode: 2, widthOf: (code) => (widths.get(code) ?? standard) / 1000 }
}

/**
 * The font of a dictionary; Helvetica without one. Composite fonts must have the encoding that PDF
 * writers use, because others decide how many bytes a character has and whether lines are vertical.
 * @throws Refusal unreadable
 */
const readFont = (font: PDFDict | undefined, spend: SpendCodes): Font => {
  if (font === undefined) return standardFont(StandardFonts.Helvetica)
  const descendants = font.lookup(PDFName.of('DescendantFonts'))
  const descendant = descendants instanceof PDFArray ? descendants.lookup(0) : undefined
  if (descendant instanceof PDFDict) {
    refuseIf(font.lookup(PDFName.of('Encoding')) !== IDENTITY, 'unreadable')
    return compositeFont(descendant, spend)
  }
  const widths = numbersAt(font, 'Widths', spend)
  const name = font.lookup(PDFName.of('BaseFont'))
  if (widths) return simpleFont(font, widths, spend)
  return standardFont(name instanceof PDFName ? name.decodeText() : '')
}

/** Reads each font of a file once, because its pages share them. */
export const createFontReader = (spend: SpendCodes): ((font: PDFDict | undefined) => Font) => {
  const fonts = new Map<PDFDict | undefined, Font>()
  return (dict) => {
    const font = fonts.get(dict) ?? readFont(dict, spend)
    fonts.set(dict, font)
    return font
  }
}
