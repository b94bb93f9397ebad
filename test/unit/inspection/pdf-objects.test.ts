import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  eachPacked,
  objectStreams,
  unpackObjects,
} from '../../../lambdas/admin/uploads/inspection/pdf-objects.ts'
import { splitStreams } from '../../../lambdas/admin/uploads/inspection/pdf-streams.ts'
import { LIMITS } from '../../../lambdas/admin/uploads/inspection/refusal.ts'

const stream = (dictionary: string, data: string) =>
  `9 0 obj\n${dictionary}\nstream\n${data}\nendstream\nendobj`

const split = (text: string) => splitStreams(Buffer.from(text, 'latin1'))

const dictionaryOf = (dictionary: string) => {
  const text = stream(dictionary, 'data')
  return split(text).streams.map(({ dictionary: { start, end } }) => text.slice(start, end).trim())
}

describe('the dictionary of a stream', () => {
  it.each([
    '<< /A (a \\) b) >>',
    '<< /A (one (two) three) >>',
    '<< /A <4142> >> % comment',
    '<< /A (\\\\) >>',
    '<</A<</B 1>>/C<41 4a>>>',
    '% before\n<< /A 1 >>',
    '% before\r<< /A 1 % >> within\n>>',
    '<< /A (% >> <<) >>',
  ])('%s is told apart', (dictionary) => {
    expect(dictionaryOf(dictionary)).toEqual([dictionary])
  })

  it.each([
    ['a string without an end', '<< /A (open >>'],
    ['something before it', '/A << /B 1 >>'],
    ['another one', '<< /A 1 >> << /B 2 >>'],
    ['no end', '<< /A << /B 1 >>'],
    ['an end too many', '<< /A 1 >> >>'],
    ['an end before it', '>> << /A 1 >>'],
    ['nothing in it', ''],
    ['a comment in its place', '% << /A 1 >>'],
    ['a string that is closed only behind a backslash', '<< /A (a\\) >>'],
    ['a letter that is no digit', '<< /A <4g> >>'],
    ['a string in hexadecimal without an end', '<< /A <41'],
    ['a bracket that closes nothing', '<< /A ) >>'],
    ['half a bracket', '<< /A > >>'],
    ['something behind it', '<< /A 1 >> x'],
  ])('with %s is unreadable', (_, dictionary) => {
    expect(() => dictionaryOf(dictionary)).toThrow('unreadable')
  })

  it('without an object before it is unreadable', () => {
    expect(() => split('<< /A 1 >>\nstream\nx\nendstream')).toThrow('unreadable')
  })
})

describe('an object with a stream', () => {
  const streamsBehind = (before: string) => split(`${before}${stream('<< /A 1 >>', 'x')}`).streams

  it.each([
    '',
    '\n',
    'x\r',
    'x\n \t\0\f',
    '8 0 obj 1 endobj',
    '8 0 obj 1 endobj  ',
    stream('<< /B 1 >>', 'y'),
    `8 0 obj << /B 1 >> stream\ny\nendstream`,
  ])('may stand behind %j', (before) => {
    expect(streamsBehind(before).length).toBeGreaterThan(0)
  })

  it.each(['x', 'x ', '(', '8 0 obj 1 endob '])('is unreadable behind %j', (before) => {
    expect(() => streamsBehind(before)).toThrow('unreadable')
  })

  it('leaves what stands around it in plain sight, and its data apart', () => {
    const text = `before\n${stream('<< /A 1 >>', 'data')} after`
    const { streams, plain } = split(text)
    expect(streams.map(({ start, end }) => text.slice(start, end))).toEqual(['data\n'])
    expect(plain.map(({ start, end }) => text.slice(start, end))).toEqual([
      'before\n9 0 obj\n<< /A 1 >>\n',
      '\nendobj after',
    ])
  })

  it('has an end', () => {
    expect(() => split('9 0 obj << /A 1 >> stream\nx')).toThrow('unreadable')
    expect(() => split('9 0 obj << /A 1 >> stream\nx endstrea')).toThrow('unreadable')
  })
})

describe('data of a stream', () => {
  it('may hold the word that begins one', () => {
    const text = stream('<< /A 1 >>', 'x\nstream\ny')
    expect(split(text).streams).toHaveLength(1)
  })

  it('may not hold objects', () => {
    expect(() => split(stream('<< /A 1 >>', '5 0 obj << >>'))).toThrow('unreadable')
  })
})

const unpack = (dictionary: string, data: string) => {
  const file = Buffer.from(stream(dictionary, data), 'latin1')
  const found: [number: number, object: string][] = []
  for (const part of unpackObjects(file, objectStreams(file, splitStreams(file).streams).holding)) {
    eachPacked(part, (number, at) => found.push([number, part.bytes.toString('latin1', at).trim()]))
  }
  return found
}

describe('objects in a stream', () => {
  it('are found when nothing packs them', () => {
    expect(unpack('<< /Type /ObjStm /N 2 /First 8 >>', '5 0 6 2 A B ')).toEqual([
      [5, 'A B'],
      [6, 'B'],
    ])
  })

  it('are found with more spaces, and packed once', () => {
    const dictionary = '<</Type/ObjStm/N  2/First   12>>'
    expect(unpack(dictionary, ' 5  0\n6  2  A B')).toEqual([
      [5, 'A B'],
      [6, 'B'],
    ])
    const data = deflateSync('5 0 A').toString('latin1')
    for (const filter of ['/FlateDecode', '[/FlateDecode]', '[ /FlateDecode ]']) {
      expect(unpack(`<< /N 1 /First 4 /Filter ${filter} >>`, data)).toEqual([[5, 'A']])
    }
  })

  it('are none without the numbers that a reader wants', () => {
    expect(unpack('<< /N 1 >>', '5 0 A')).toEqual([])
    expect(unpack('<< /First 4 >>', '5 0 A')).toEqual([])
  })

  it('may be as many bytes as the limit leaves beside those in plain sight', () => {
    const file = Buffer.from(stream('<< /Type /ObjStm /N 1 /First 4 >>', '5 0 A'), 'latin1')
    const holding = objectStreams(file, splitStreams(file).streams).holding
    const size = '5 0 A\n'.length
    expect(unpackObjects(file, holding, LIMITS.objects - size)).toHaveLength(1)
    expect(() => unpackObjects(file, holding, LIMITS.objects - size + 1)).toThrow('tooMuchInside')
  })

  it('have a dictionary of a kilobyte at most', () => {
    const padded = (length: number) => {
      const dictionary = '<< /Type /ObjStm /N 1 /First 4 >>'
      return dictionary.replace('>>', `${' '.repeat(length - dictionary.length - 2)}>>`)
    }
    expect(unpack(padded(LIMITS.objectsDictionary), '5 0 A')).toHaveLength(1)
    expect(() => unpack(padded(LIMITS.objectsDictionary + 1), '5 0 A')).toThrow('unreadable')
  })

  it('are found under keys that are spelled out', () => {
    const keys = '/Type /Obj#53tm /#4e 1 /F#69rst 4'
    expect(unpack(`<< ${keys} >>`, '5 0 A')).toEqual([[5, 'A']])
    const filters = [`${keys} /F#69lter /Fl#61teDecode`, `${keys} /F#69lter [/Fl#61teDecode]`]
    for (const filter of filters) {
      expect(() => unpack(`<< ${filter} >>`, '5 0 A')).toThrow('unreadable')
    }
  })

  it('are not packed where a key only holds the name of a filter', () => {
    expect(unpack('<< /Type /ObjStm /N 1 /First 4 /A#2fFilter 1 >>', '5 0 A')).toEqual([[5, 'A']])
  })

  it.each([
    ['a predictor', '<< /Type /ObjStm /N 1 /First 4 /DecodeParms << /Predictor 12 >> >>', '5 0 A'],
    ['a file elsewhere', '<< /Type /ObjStm /N 1 /First 4 /F (a) >>', '5 0 A'],
    ['a filter of its own', '<< /Type /ObjStm /N 1 /First 4 /Filter /Crypt >>', '5 0 A'],
    ['an older filter', '<< /Type /ObjStm /N 1 /First 4 /Filter /LZWDecode >>', '5 0 A'],
    ['no filter in its list', '<< /Type /ObjStm /N 1 /First 4 /Filter [] >>', '5 0 A'],
    [
      'two filters',
      '<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] >>',
      deflateSync('5 0 A').toString('latin1'),
    ],
    ['a first behind their end', '<< /Type /ObjStm /N 1 /First 99 >>', '5 0 A'],
    ['an indirect filter', '<< /Type /ObjStm /N 1 /First 4 /Filter 7 0 R >>', '5 0 A'],
    ['a wrong count', '<< /Type /ObjStm /N 3 /First 4 >>', '5 0 A'],
    ['a password of its own', '<< /Type /ObjStm /N 1 /First 4 /Name /Crypt >>', '5 0 A'],
    ['no count', '<< /Type /ObjStm /First 4 >>', '5 0 A'],
    ['no place of the first', '<< /Type /ObjStm /N 1 >>', '5 0 A'],
    ['half a pair', '<< /Type /ObjStm /N 1 /First 2 >>', '5 0 A'],
    ['a broken list', '<< /Type /ObjStm /N 1 /First 4 >>', 'x 0 A'],
    ['data of another filter', '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>', '5 0 A'],
  ])('with %s are unreadable', (_, dictionary, data) => {
    expect(() => unpack(dictionary, data)).toThrow('unreadable')
  })
})
