import { expect, it } from 'vitest'
import { measureWithFonts, shape } from '../../../lambdas/generation/render/fonts/shape.ts'

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
