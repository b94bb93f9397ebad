import { expect, it } from 'vitest'
import { createMeasure, createShaper } from '../../../lambdas/generation/render/fonts/shape.ts'

const measure = createMeasure(createShaper())

it('applies kerning', () => {
  const width = (text: string) => measure(text, 'regular', 11)
  expect(width('To')).toBeLessThan(width('T') + width('o'))
})

it('sets right-to-left words from their last letter, including punctuation', () => {
  const shape = createShaper()
  const idsOf = (text: string, isRtl: boolean) =>
    shape(text, 'regular', { isRtl }).runs.flatMap(({ glyphs }) => glyphs.map(({ id }) => id))
  const word = idsOf('שלום', true)
  expect(idsOf('שלום.', true)).toEqual([...idsOf('.', false), ...word])
  expect(idsOf('),', true)).toEqual([...idsOf(',', false), ...idsOf('(', false)])
})

it('sets Persian, Urdu and Arabic numbers from their first digit', () => {
  const digitsOf = (text: string) =>
    createShaper()(text, 'regular').runs.flatMap(({ glyphs }) =>
      glyphs.flatMap(({ codePoints }) => String.fromCodePoint(...codePoints)),
    )
  for (const number of ['\u06f1\u06f2', '\u0661\u0662', '\u06f5\u06f0\u066a', '12'])
    expect(digitsOf(number).join('')).toBe(number)
})

it('caches template words for other documents, and words of answers for none', () => {
  const [first, second] = [createShaper(), createShaper()]
  const template = { source: 'template' } as const
  expect(second('Buyer', 'regular', template)).toBe(first('Buyer', 'regular', template))
  expect(second('Throckmorton', 'regular')).not.toBe(first('Throckmorton', 'regular'))
})
