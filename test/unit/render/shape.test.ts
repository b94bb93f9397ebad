import { expect, it } from 'vitest'
import { createShaper, measureWith } from '../../../lambdas/generation/render/fonts/shape.ts'

const measure = measureWith(createShaper())

it('applies kerning', () => {
  const width = (text: string) => measure(text, 'regular', 11)
  expect(width('To')).toBeLessThan(width('T') + width('o'))
})

it('sets right-to-left words from their last letter, including punctuation', () => {
  const shape = createShaper()
  const idsOf = (text: string, isRtl: boolean) =>
    shape(text, 'regular', isRtl).runs.flatMap(({ glyphs }) => glyphs.map(({ id }) => id))
  const word = idsOf('שלום', true)
  expect(idsOf('שלום.', true)).toEqual([...idsOf('.', false), ...word])
  expect(idsOf('),', true)).toEqual([...idsOf(',', false), ...idsOf('(', false)])
})
