import { expect, it } from 'vitest'
import { FACES, type Face } from '../../../lambdas/generation/render/fonts/font-files.ts'
import kerning from '../../../lambdas/generation/render/fonts/kerning.json' with { type: 'json' }
import { kerningOf } from '../../../lambdas/generation/render/fonts/measure-kerning.ts'
import { measureWithFonts, shape } from '../../../lambdas/generation/render/fonts/shape.ts'
import { shapeWord } from '../../../lambdas/generation/render/fonts/shape-pairs.ts'
import { shapeWithFonts } from '../../../lambdas/generation/render/fonts/shape-with-fonts.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { documentWords } from '../../../shared/documents/engine/plain-text.ts'
import { loadTemplate, templateIds } from '../../../shared/documents/registry.ts'
import fc from '../../support/fast-check.ts'

/** A word put together from the table of pairs has the glyphs that its fonts give it. */
const expectOwnGlyphs = (words: readonly string[], face: Face) => {
  expect(words).not.toEqual([])
  for (const word of words) {
    const glyphs = JSON.stringify(shapeWord(word, face))
    expect(glyphs, `${face} ${word}`).toBe(JSON.stringify(shapeWithFonts(word, face)))
  }
}

const agreements = await Promise.all(
  templateIds.map(async (id) => {
    const template = await loadTemplate(id)
    if (!template) throw new Error(`No template: ${id}`)
    return assemble(template, 'agreement', template.sampleAnswers, { today: '2026-12-05' })
  }),
)

it.each(FACES)('puts the words of all documents together as the font of %s does', (face) => {
  expectOwnGlyphs([...new Set(agreements.flatMap(documentWords))], face)
})

it('puts any words of European letters and signs together as its fonts do', () => {
  const letters = [...'abcdefgijlnortvyAFTVWY019.,;:-()/"&$%ÀÉßæøłŁńűžŽ’“”–—§']
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.constantFrom(...FACES), (words, face) => {
      expectOwnGlyphs(words, face)
    }),
  )
})

it.each(FACES)('has in its table what the font of %s says now', (face) => {
  const { texts, first, second, kerning: changes } = kerning[face]
  for (const text of ['A', 'f', 'ff', 'T', 'ž', '”', '.']) {
    const row = changes[first[texts.indexOf(text)] ?? -1] ?? []
    const written = second.map((number) => row[number])
    expect(written, text).toEqual(kerningOf(face, text, texts))
  }
})

it('leaves other scripts and text of two fonts to the fonts', () => {
  expectOwnGlyphs(
    ['if', 'in', 'office', 'fi', 'fin', 'fffi', 'ffſ', 'שלום', 'ก็', 'e\u0301', '東京', 'a王', ''],
    'regular',
  )
})

it('gives the same glyphs again after many words have passed, and for words too long to keep', () => {
  const before = shape('Seller', 'regular')
  expect(shape('Seller', 'regular')).toBe(before)
  for (let word = 0; word <= 10_000; word++) shape(String(word), 'regular')
  expect(shape('Seller', 'regular')).toEqual(before)
  const long = 'x'.repeat(101)
  expect(shape(long, 'regular')).toEqual(shape(long, 'regular'))
})

it('measures nothing as nothing, and a doubled space as two', () => {
  expect(measureWithFonts('', 'regular', 11)).toBe(0)
  const word = (text: string) => measureWithFonts(text, 'regular', 11)
  expect(word('a  b')).toBeCloseTo(word('a b') + word(' '))
})
