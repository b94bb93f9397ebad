import { expect, it } from 'vitest'
import { createMeasure, createShaper } from '../../../lambdas/generation/render/fonts/shape.ts'
import { template } from '../../../shared/documents/bill-of-sale/index.ts'
import { assemble } from '../../../shared/documents/engine/assemble.ts'
import { templateWordsOf } from '../../../shared/documents/engine/template-words.ts'
import { CAR_SALE } from '../../support/store/store.ts'

const measure = createMeasure(createShaper())

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

it('caches template words for other documents, and words of answers for none', () => {
  const answers = { ...CAR_SALE, seller_name: 'Wilhelmina Throckmorton' }
  const words = templateWordsOf(assemble(template, 'agreement', answers, { today: '2026-11-21' }))
  const [first, second] = [createShaper(words), createShaper(words)]
  expect(second('Seller', 'regular')).toBe(first('Seller', 'regular'))
  for (const word of ['Wilhelmina', 'Throckmorton']) {
    expect(second(word, 'regular')).not.toBe(first(word, 'regular'))
  }
})
