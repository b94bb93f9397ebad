import han from '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'
import regular from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { fontBytes, loadFont } from '../../../lambdas/generation/render/fonts/font-files.ts'
import { subsetFont } from '../../../lambdas/generation/render/fonts/subset.ts'

describe('a font subset', () => {
  for (const [location, text] of [
    [regular, 'Łukasz Nguyễn office'],
    [han, '李小龍的房子'],
  ] as const) {
    it(`has the outlines and widths of the whole font: ${text}`, () => {
      const whole = loadFont(location)
      const glyphs = whole.layout(text).glyphs.map((glyph) => glyph.id)
      const { bytes, ids } = subsetFont(fontBytes(location), glyphs)
      const subset = create(Buffer.from(bytes))
      if ('fonts' in subset) throw new Error('A subset is one font')
      expect(bytes.length).toBeLessThan(fontBytes(location).length / 10)
      for (const id of glyphs) {
        const small = subset.getGlyph(ids.get(id) ?? 0)
        const large = whole.getGlyph(id)
        expect(small.path.toSVG()).toBe(large.path.toSVG())
        expect(small.advanceWidth).toBe(large.advanceWidth)
      }
    })
  }
})
