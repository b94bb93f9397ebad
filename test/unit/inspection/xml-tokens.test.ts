import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import { attributeOf, xmlTokens } from '../../../lambdas/admin/uploads/inspection/xml-tokens.ts'
import { wordFile } from '../../support/hostile/docx.ts'

const tokensOf = (source: string) => [...xmlTokens(source)]

describe('a part of a Word file', () => {
  it('is read in order: elements, texts, sections without elements, and text after the end', () => {
    expect(tokensOf('<w:p a="1"/><!-- no --><?pi?><![CDATA[<b>]]></w:p> end')).toEqual([
      { kind: 'start', name: 'p', attributes: ' a="1"' },
      { kind: 'end', name: 'p' },
      { kind: 'text', text: '<b>' },
      { kind: 'end', name: 'p' },
      { kind: 'text', text: ' end' },
    ])
  })

  it('has its references resolved, by name, by number and by hexadecimal number', () => {
    expect(tokensOf('&lt;&#65;&#x42;&amp;')).toEqual([{ kind: 'text', text: '<AB&' }])
  })

  it.each(['&unknown;', '& alone', '&#0;', '&#x110000;', '&#xzz;', '&#;', '<p a=1>', '<!-- open'])(
    'with %j is damaged',
    (source) => {
      expect(() => tokensOf(source)).toThrow('damaged')
    },
  )

  it('gives attributes in either quotation marks, whatever their prefix', () => {
    const written = ` r:id='one &amp; two' w:val="" idle="x"`
    expect(attributeOf(written, 'id')).toBe('one & two')
    expect(attributeOf(written, 'val')).toBe('')
    expect(attributeOf(written, 'missing')).toBeUndefined()
  })
})

const inspect = (changes: Parameters<typeof wordFile>[0]) =>
  inspectTemplate('docx', wordFile(changes))

describe('a field', () => {
  const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`

  it.each([
    ['without a beginning', `${instruction('PAGE')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`],
    ['that only separates', '<w:r><w:fldChar w:fldCharType="separate"/></w:r>'],
    ['that ends twice', '<w:r><w:fldChar w:fldCharType="end"/></w:r>'],
    ['in one element without instruction', '<w:fldSimple/>'],
  ])('%s loads nothing', (_, body) => {
    expect(inspect({ body })).toMatchObject({ passed: true })
  })

  it('without a beginning that loads a file is refused', () => {
    expect(inspect({ body: instruction('INCLUDETEXT "x"') })).toEqual({
      passed: false,
      reason: 'external',
    })
  })
})

describe('a Word file', () => {
  it('whose text is not UTF-8 is damaged', () => {
    const document = Buffer.concat([Buffer.from('<w:document>'), Buffer.from([0xff, 0xfe])])
    expect(inspect({ document })).toEqual({ passed: false, reason: 'damaged' })
  })

  it.each([
    ['without a main part', '<Relationships/>'],
    [
      'whose main part has neither type nor target',
      '<Relationships><Relationship/></Relationships>',
    ],
  ])('%s is of the wrong type', (_, data) => {
    expect(inspect({ extra: [{ name: '_rels/.rels', data }] })).toEqual({
      passed: false,
      reason: 'wrongType',
    })
  })
})
