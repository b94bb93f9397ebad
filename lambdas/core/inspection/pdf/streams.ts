import { refuseIf } from '../refusal.ts'
import { isOneDictionary } from './dictionary.ts'

/** A stream with its dictionary; `start` and `end` frame its data. */
export type PdfStream = { dictionary: string; start: number; end: number }

const BEGIN = /(?<![\w/])stream(?:\r\n|\n|\r)/g
const END = 'endstream'
/** "12 0 obj" */
const OBJECT = /(?<!\d)\d{1,10}\s+\d{1,5}\s+obj\b/g
/** Where an object may begin: on a line of its own, or right after another one. */
const FRESH = /(^|[\r\n]|endobj|endstream)[\0\t\f ]*$/

export const holdsObject = (text: string): boolean => text.search(OBJECT) >= 0

/**
 * The dictionary before a stream. One that cannot be told apart from what stands around it, for example
 * because a comment or a string pretends to begin an object, is refused.
 */
const dictionaryBefore = (text: string): string => {
  const last = [...text.matchAll(OBJECT)].at(-1)
  refuseIf(!last || !FRESH.test(text.slice(Math.max(0, last.index - 20), last.index)), 'unreadable')
  const dictionary = last ? text.slice(last.index + last[0].length) : ''
  refuseIf(!isOneDictionary(dictionary), 'unreadable')
  return dictionary
}

/**
 * Tells the streams of a PDF (latin1) from the objects around them.
 * @throws Refusal of objects that hide within a stream's data.
 */
export const splitStreams = (text: string): { streams: PdfStream[]; objects: string[] } => {
  const streams: PdfStream[] = []
  const objects: string[] = []
  let from = 0
  for (const begin of text.matchAll(BEGIN)) {
    if (begin.index < from) continue
    const start = begin.index + begin[0].length
    const end = text.indexOf(END, start)
    refuseIf(end < 0 || holdsObject(text.slice(start, end)), 'unreadable')
    const before = text.slice(from, begin.index)
    objects.push(before)
    streams.push({ dictionary: dictionaryBefore(before), start, end })
    from = end + END.length
  }
  return { streams, objects: [...objects, text.slice(from)] }
}
