import { describe, expect, it } from 'vitest'
import { inspectTemplate } from '../../../lambdas/admin/uploads/inspection/inspect.ts'
import {
  namesInObjects,
  withPlainNames,
} from '../../../lambdas/admin/uploads/inspection/pdf-names.ts'
import { pageCounter } from '../../../lambdas/admin/uploads/inspection/pdf-pages.ts'
import {
  hexValue,
  nameFinder,
  numberAt,
  objectStart,
  streamDataStart,
} from '../../../lambdas/admin/uploads/inspection/pdf-words.ts'
import { pdfFile } from '../../support/hostile/pdf.ts'

const bytesOf = (text: string) => Buffer.from(text, 'latin1')

describe('a name', () => {
  const find = nameFinder(['JS', 'Launch'])
  const found = (text: string, end = text.length, start = 0) => {
    const names: [word: string, at: number, after: number][] = []
    find(bytesOf(text), { start, end }, (word, after, at) => names.push([word, at, after]))
    return names
  }

  it('is found with its place, and every other one after it', () => {
    expect(found('a/JS b')).toEqual([['JS', 1, 4]])
    expect(found('/JS/Launch')).toEqual([
      ['JS', 0, 3],
      ['Launch', 3, 10],
    ])
    expect(found('//JS')).toEqual([['JS', 1, 4]])
  })

  it.each([...'\0\t\n\f\r ()<>[]{}/%'])('ends before %j', (end) => {
    expect(found(`/JS${end}x`)).toEqual([['JS', 0, 3]])
  })

  it.each([
    ['/J#53', 5],
    ['/#4a#53', 7],
    ['/#4AS', 5],
    ['/JS#', 3],
    ['/JS#4', 3],
    ['/JS#g1', 3],
    ['/JS#1g', 3],
  ])('is found as %s', (text, after) => {
    expect(found(text)).toEqual([['JS', 0, after]])
  })

  it.each(['/JSX', '/J', '/js', '/JS#20', '/J#', '/J#5', '/JX/J', 'JS', '/\u0080JS', '/#00JS'])(
    'is not %j',
    (text) => {
      expect(found(text)).toEqual([])
    },
  )

  it('is looked for in a range, in which all of it has to stand', () => {
    expect(found('/JS/JS', 3)).toEqual([['JS', 0, 3]])
    expect(found('/JS/JS', 2)).toEqual([])
    expect(found('/JS/JS', 6, 1)).toEqual([['JS', 3, 6]])
  })

  it('is read with what it spells out, but for what would end it', () => {
    expect(withPlainNames('/J#53#5f#2d#20#2F#28#zz#3')).toBe('/JS_-#20#2F#28#zz#3')
  })
})

describe('a name that no template needs', () => {
  const ANYWHERE = [
    ['JavaScript', 'script'],
    ['Rendition', 'media'],
    ['RichMedia', 'media'],
    ['RichMediaExecute', 'media'],
    ['GoTo3DView', 'media'],
    ['Launch', 'opens'],
    ['SubmitForm', 'opens'],
    ['ImportData', 'opens'],
    ['GoToE', 'opens'],
    ['GoToR', 'opens'],
    ['EmbeddedFile', 'attachment'],
    ['EmbeddedFiles', 'attachment'],
    ['FileAttachment', 'attachment'],
    ['Encrypt', 'encrypted'],
  ] as const
  const IN_OBJECTS = [
    ['JS', 'script'],
    ['XFA', 'script'],
    ['EF', 'attachment'],
    ['Movie', 'media'],
    ['Sound', 'media'],
    ['3D', 'media'],
  ] as const

  it.each([...ANYWHERE, ...IN_OBJECTS])('%s is refused: %s', (name, reason) => {
    const bytes = pdfFile({ objects: [`7 0 obj << /S /${name} >> endobj`] })
    expect(inspectTemplate('pdf', bytes)).toEqual({ passed: false, reason })
  })
})

describe('a number', () => {
  it('has at most ten digits', () => {
    const read = (text: string, at = 0) => numberAt(bytesOf(text), at)
    expect(read('12 0')).toEqual({ value: 12, after: 2 })
    expect(read('a7', 1)).toEqual({ value: 7, after: 2 })
    expect(read('12345678901')).toEqual({ value: 1_234_567_890, after: 10 })
    expect(read('x')).toBeUndefined()
    expect(read('')).toBeUndefined()
  })

  it('in hexadecimal has sixteen digits, in capitals or not', () => {
    const values = [...'09afAF'].map((character) => hexValue(character.charCodeAt(0)))
    expect(values).toEqual([0, 9, 10, 15, 10, 15])
    for (const character of '/:@G`g ') expect(hexValue(character.charCodeAt(0))).toBe(-1)
  })
})

describe('an object', () => {
  const startIn = (text: string) => objectStart(bytesOf(text), text.indexOf('obj'))

  it.each([
    ['12 0 obj', 0],
    ['12  0\r\n obj<<', 0],
    ['x12 0 obj ', 1],
    ['1 2 3 obj', 2],
  ])('begins in %j at %i', (text, at) => {
    expect(startIn(text)).toBe(at)
  })

  it.each([
    '12 0obj',
    '120 obj',
    ' 0 obj',
    '12 0 object',
    '12 0 obj_',
    '12 0 obj1',
    'a b obj',
    'obj',
  ])('begins nowhere in %j', (text) => {
    expect(startIn(text)).toBe(-1)
  })
})

describe('the data of a stream', () => {
  const startIn = (text: string) => streamDataStart(bytesOf(text), text.indexOf('stream'))

  it.each([
    ['>>stream\r\nx', 10],
    ['>> stream\nx', 10],
    ['>> stream\rx', 10],
    ['stream\n', 7],
  ])('begin in %j at %i', (text, at) => {
    expect(startIn(text)).toBe(at)
  })

  it.each(['>> stream x', '>> stream', 'endstream\n', '/stream\n', '1stream\n', '_stream\n'])(
    'begin nowhere in %j',
    (text) => {
      expect(startIn(text)).toBe(-1)
    },
  )
})

describe('the pages', () => {
  const pagesIn = (text: string) => {
    const [bytes, counter] = [bytesOf(text), pageCounter()]
    namesInObjects({ bytes, start: 0, end: bytes.length }, counter.reader(bytes, 0))
    return counter.total()
  }

  it.each([
    ['<</Type/Page>> <</Type /Page>>', 2],
    ['<</Type/Pages/Count 5>>', 5],
    ['<</Count 5 /Type /Pages>>', 5],
    ['<</Type/Pages/Count 7>><</Type/Pages/Count 2>>', 7],
    ['<</Type/Pages/Count 2>><</Type/Page>>', 2],
    ['<</Type/Pages/Count 4/Count 9>>', 4],
    ['<</Type/Pages/Kids[1 0 R]/Count 3>>', 3],
  ])('of %s are %i', (text, pages) => {
    expect(pagesIn(text)).toBe(pages)
  })

  it.each([
    '<</Count 5>><</Type/Pages>>',
    '<</Type/Pages>><</Count 3>>',
    '<</Type/Pages/Count x>>',
    '<</Type/Font/Page 1>>',
    '<</Type 1/Page 1>>',
    '<</Pages 1/Count 3>>',
    '<</Page/Type>>',
  ])('of %s are none', (text) => {
    expect(pagesIn(text)).toBe(0)
  })
})
