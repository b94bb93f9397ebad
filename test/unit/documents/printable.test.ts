import { expect, it } from 'vitest'
import { FALLBACK_CHAINS, loadFont } from '../../../lambdas/generation/render/fonts/font-files.ts'
import { checkAnswers } from '../../../shared/documents/template/checks.ts'
import { unprintableCharacters } from '../../../shared/documents/toolbox/printable.ts'
import PRINTABLE_RANGES from '../../../shared/documents/toolbox/printable-ranges.json' with {
  type: 'json',
}
import { loadTemplateById } from '../../support/templates.ts'

/** Ranges of the characters that every font can print, in hexadecimal. */
const rangesOfFonts = (): string => {
  const faces = Object.values(FALLBACK_CHAINS).map(
    (chain) => new Set(chain.flatMap((location) => loadFont(location).characterSet)),
  )
  const shared = [...(faces[0] ?? [])].filter((codePoint) =>
    faces.every((face) => face.has(codePoint)),
  )
  const found: [number, number][] = []
  for (const codePoint of shared.sort((one, other) => one - other)) {
    const last = found.at(-1)
    if (last?.[1] === codePoint - 1) last[1] = codePoint
    else found.push([codePoint, codePoint])
  }
  return found
    .map(([first, last]) => [...new Set([first, last])].map((each) => each.toString(16)).join('-'))
    .join(' ')
}

it('the printable ranges match the document fonts', () => {
  expect(PRINTABLE_RANGES.ranges).toBe(rangesOfFonts())
})

it.each([
  ['Łukasz Nguyễn, 李小龍, 홍길동', []],
  ['გიორგი Արմեն አበበ বাংলা தமிழ் తెలుగు ગુજરાતી ਪੰਜਾਬੀ සිංහල ລາວ ខ្មែរ မြန်မာ ᏣᎳᎩ ދިވެހި ∀', []],
  ['👨‍👩‍👧 \t\n', []],
  ['𠮷田 and 𠮷', ['𠮷']],
  ['Tenzin འབྲུག', [...new Set('འབྲུག')]],
  ['ᠮᠣᠩᠭᠣᠯ Bat', [...new Set('ᠮᠣᠩᠭᠣᠯ')]],
  ['Aadam 𞤀𞤁', ['𞤀', '𞤁']],
  ['ꦗꦮ Sari', ['ꦗ', 'ꦮ']],
  ['𓀀 Cleo', ['𓀀']],
])('finds the characters without a glyph in %s: %j', (text, expected) => {
  expect(unprintableCharacters(text)).toEqual(expected)
})

it('unprintable characters are a warning at the field that does not block', async () => {
  const template = await loadTemplateById('bill-of-sale')
  const answers = { ...template.sampleAnswers, buyer_name: '𠮷田 Ken' }
  const { errors, warnings } = checkAnswers(template, answers, { today: '2026-12-05' })
  expect(errors).toEqual([])
  expect(warnings).toContainEqual({
    field: 'buyer_name',
    message: expect.stringContaining("don't have 𠮷,"),
  })
})
