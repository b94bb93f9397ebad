import han from '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'
import regular from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { fontBytes, loadFont } from '../../../lambdas/generation/render/fonts/font-files.ts'
import { readTables, writeTables } from '../../../lambdas/generation/render/fonts/sfnt.ts'
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

  it('keeps the metrics of glyphs that share the last advance of the table', () => {
    const hmtx = (bytes: Uint8Array) => readTables(bytes).get('hmtx')
    const advances = readTables(fontBytes(han)).get('hhea')?.getUint16(34) ?? 0
    const glyph = advances + 100
    const { bytes, ids } = subsetFont(fontBytes(han), [glyph])
    const [small, large] = [hmtx(bytes), hmtx(fontBytes(han))]
    const at = (ids.get(glyph) ?? 0) * 4
    expect(small?.getUint16(at)).toBe(large?.getUint16((advances - 1) * 4))
    expect(small?.getInt16(at + 2)).toBe(large?.getInt16(advances * 4 + 100 * 2))
  })

  it('is made of no font that lacks a table', () => {
    const tables = new Map(readTables(fontBytes(regular)))
    tables.delete('hmtx')
    const entries = [...tables].map(
      ([name, { buffer, byteOffset, byteLength }]) =>
        [name, new Uint8Array(buffer, byteOffset, byteLength)] as const,
    )
    const bytes = writeTables(new Map(entries))
    expect(() => subsetFont(bytes, [1])).toThrow('The font has no hmtx table')
  })
})
