import { expect, test } from 'vitest'
import { isCompanyName } from '../../../shared/documents/toolbox/parties.ts'
import { cleanText, oneLine, splitLines } from '../../../shared/documents/toolbox/text.ts'

test.each([
  ['a\u0000b\u001b\u007f\u0085c', 'abc'],
  ['a\tb', 'a b'],
  ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ['a\ud800b\udc00c', 'abc'],
  ['😀 stays', '😀 stays'],
  ['a\ufffeb\uffffc\ufdd0d\u{1ffff}', 'abcd'],
  ['\u202eevil\u202c \u2066x\u2069\ufeff', 'evil x'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['👩\u200d🔧', '👩\u200d🔧'],
])('cleans %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean)
})

test('lines are trimmed and empty ones dropped', () => {
  expect(splitLines(' a \r\n\n\tb\n ')).toEqual(['a', 'b'])
  expect(splitLines(' \n ')).toEqual([])
})

test('lines are joined, punctuated where they end without punctuation', () => {
  expect(oneLine('12 Elm St\nHartford,\nCT', ',')).toBe('12 Elm St, Hartford, CT')
  expect(oneLine('', ',')).toBe('')
})

test('the period of an abbreviation does not end a line', () => {
  expect(oneLine('500 shares of Acme, Inc.\nA press', ';')).toBe(
    '500 shares of Acme, Inc.; A press',
  )
  expect(oneLine('12 Elm St.\nHartford', ',')).toBe('12 Elm St., Hartford')
  expect(oneLine('The best.\nThe rest.', ';')).toBe('The best. The rest.')
})

test.each([
  'Acme Inc',
  'Acme, Inc.',
  'acme llc',
  'Acme L.L.C.',
  'Acme Corp.',
  'Acme Ltd',
  'Acme Packing Co.',
  'Acme PLLC',
  'Acme LP',
  'The Acme Company',
])('%s is a company', (name) => {
  expect(isCompanyName(name)).toBe(true)
})

test.each(['Vincent Lee', 'Ann Incze', 'Bo Corpuz', 'Companyon Smith', 'Bo Co', 'Łukasz Alpino'])(
  '%s is not a company',
  (name) => {
    expect(isCompanyName(name)).toBe(false)
  },
)
