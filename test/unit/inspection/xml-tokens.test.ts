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

  it('has comments that end behind their beginning, not in it', () => {
    expect(tokensOf('<!--><p/>-->')).toEqual([])
  })

  it('may name a style, of another encoding', () => {
    expect(tokensOf('<?xml-stylesheet encoding="latin1"?>')).toEqual([])
  })

  it.each(['&unknown;', '& alone', '&#0;', '&#x110000;', '&#xzz;', '&#;', '<p a=1>', '<!-- open'])(
    'with %j is damaged',
    (source) => {
      expect(() => tokensOf(source)).toThrow('damaged')
    },
  )

  it('may spread its tags over lines, with quotation marks of the other kind in its values', () => {
    const attributes = `  a = "it's"\n\tb='say "x" 1'`
    expect(tokensOf(`<w:p${attributes} >`)).toEqual([{ kind: 'start', name: 'p', attributes }])
    expect(attributeOf(attributes, 'a')).toBe("it's")
    expect(attributeOf(attributes, 'b')).toBe('say "x" 1')
    expect(tokensOf("<p a='' b='xy'/>").map(({ kind }) => kind)).toEqual(['start', 'end'])
  })

  it('has every character that there is, and quotation marks by name', () => {
    expect(tokensOf('&gt;&quot;&apos;&#x10ffff;')).toEqual([
      { kind: 'text', text: `>"'${String.fromCodePoint(0x10ffff)}` },
    ])
  })

  it.each(['utf-8', 'UTF-8', 'us-ascii'])('may say that it is in %s', (encoding) => {
    for (const mark of ['"', "'"]) {
      const start = `<?xml version="1.0" encoding=${mark}${encoding}${mark}?>`
      expect(tokensOf(`${start}<a/>`)).toHaveLength(2)
    }
    expect(tokensOf('<!--<?xml encoding="x"?>--><a/>')).toHaveLength(2)
  })

  it.each([
    '<?xml encoding="utf-16"?>',
    "<?xml encoding='utf-7'?>",
    '<?xml version="1.0"\n encoding  =\t"latin1" ?>',
    '<?XML version="1.0" ENCODING="utf-80"?>',
    '<?xml encoding="us-ascii2"?>',
  ])('that says %j is damaged', (start) => {
    expect(() => tokensOf(`${start}<a/>`)).toThrow('damaged')
  })

  it.each([
    '<!-- open',
    '<?open',
    '<![CDATA[open',
    '<!-- a ->',
    '<a b="1"c="2">',
    '<a b="<">',
    "<a b='<'>",
  ])('that breaks off as %j does is damaged', (source) => {
    expect(() => tokensOf(source)).toThrow('damaged')
  })

  it('gives attributes in either quotation marks, whatever their prefix', () => {
    const written = ` r:id='one &amp; two' w:val="" idle="x"`
    expect(attributeOf(written, 'id')).toBe('one & two')
    expect(attributeOf(written, 'val')).toBe('')
    expect(attributeOf(written, 'missing')).toBeUndefined()
    expect(attributeOf(' x:id="1"', 'i')).toBeUndefined()
    expect(attributeOf(" a = 'x' ", 'a')).toBe('x')
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
