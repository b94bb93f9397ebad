import { describe, expect, it } from 'vitest'
import {
  eachPacked,
  objectStreams,
  unpackObjects,
} from '../../../lambdas/admin/uploads/inspection/pdf-objects.ts'
import { splitStreams } from '../../../lambdas/admin/uploads/inspection/pdf-streams.ts'

const stream = (dictionary: string, data: string) =>
  `9 0 obj\n${dictionary}\nstream\n${data}\nendstream\nendobj`

const split = (text: string) => splitStreams(Buffer.from(text, 'latin1'))

const dictionaryOf = (dictionary: string) => {
  const text = stream(dictionary, 'data')
  return split(text).streams.map(({ dictionary: { start, end } }) => text.slice(start, end).trim())
}

describe('the dictionary of a stream', () => {
  it.each(['<< /A (a \\) b) >>', '<< /A (one (two) three) >>', '<< /A <4142> >> % comment'])(
    '%s is told apart',
    (dictionary) => {
      expect(dictionaryOf(dictionary)).toEqual([dictionary])
    },
  )

  it.each([
    ['a string without an end', '<< /A (open >>'],
    ['something before it', '/A << /B 1 >>'],
    ['another one', '<< /A 1 >> << /B 2 >>'],
    ['no end', '<< /A << /B 1 >>'],
  ])('with %s is unreadable', (_, dictionary) => {
    expect(() => dictionaryOf(dictionary)).toThrow('unreadable')
  })

  it('without an object before it is unreadable', () => {
    expect(() => split('<< /A 1 >>\nstream\nx\nendstream')).toThrow('unreadable')
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

  it.each([
    ['an indirect filter', '<< /Type /ObjStm /N 1 /First 4 /Filter 7 0 R >>', '5 0 A'],
    ['a wrong count', '<< /Type /ObjStm /N 3 /First 4 >>', '5 0 A'],
    ['no count', '<< /Type /ObjStm /First 4 >>', '5 0 A'],
    ['no place of the first', '<< /Type /ObjStm /N 1 >>', '5 0 A'],
    ['half a pair', '<< /Type /ObjStm /N 1 /First 2 >>', '5 0 A'],
    ['a broken list', '<< /Type /ObjStm /N 1 /First 4 >>', 'x 0 A'],
    ['data of another filter', '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>', '5 0 A'],
  ])('with %s are unreadable', (_, dictionary, data) => {
    expect(() => unpack(dictionary, data)).toThrow('unreadable')
  })
})
