import { type Plain, withPlainNames } from './pdf-names.ts'
import { eachPacked, type PackedObjects } from './pdf-objects.ts'
import { afterObjectWord, numberAt, objectStart } from './pdf-words.ts'
import { LIMITS, refuseIf } from './refusal.ts'

/*
 * What a PDF does when it is opened may be to turn to a page, and nothing else.
 * Source: ISO 32000-1, 7.7.2 (OpenAction) and 12.6.4.2 (GoTo).
 */

/** Bytes of a value that are looked at: an action that only turns to a page is short. */
const LOOKED_AT = 500

const VALUE = /^[\s\0]*(\[|<<[^>]*>>|\d{1,10}(?=\s+\d+\s+R))/

const isGoTo = (dictionary: string) => /\/S\s*\/GoTo(?![A-Za-z])/.test(dictionary)

const textAt = (bytes: Buffer, at: number, end = bytes.length): string =>
  withPlainNames(bytes.toString('latin1', at, Math.min(end, at + LOOKED_AT)))

/** @throws Refusal opens, unless the value turns to a page. Returns the object that the value refers to. */
const checkValue = (text: string): number | undefined => {
  const [, value = ''] = VALUE.exec(text) ?? []
  if (/^\d/.test(value)) return Number(value)
  refuseIf(value === '' || (value !== '[' && !isGoTo(value)), 'opens')
  return undefined
}

const turnsToAPage = (object: string) => /^[\s\0]*\[/.test(object) || isGoTo(object)

const O_LETTER = 0x6f

/** Each object in plain sight with its number and the offset of its value. */
const eachObject = ({ bytes, start, end }: Plain, found: (number: number, at: number) => void) => {
  for (let at = start; at < end; at++) {
    if (bytes[at] !== O_LETTER) continue
    const begins = objectStart(bytes, at)
    const number = begins < 0 ? undefined : numberAt(bytes, begins)
    if (number) found(number.value, afterObjectWord(at))
  }
}

/**
 * Checks the values of /OpenAction, which end at the offsets `actions`, and what they refer to.
 * @throws Refusal opens
 */
export const checkOpenActions = (
  actions: readonly (Plain & { after: number })[],
  plain: readonly Plain[],
  packed: readonly PackedObjects[],
): void => {
  const missing = new Set(
    actions.flatMap(({ bytes, after, end }) => checkValue(textAt(bytes, after, end)) ?? []),
  )
  if (missing.size === 0) return
  const wanted = new Set(missing)
  let seen = 0
  const check = (bytes: Buffer) => (number: number, at: number) => {
    if (!wanted.has(number)) return
    refuseIf(++seen > LIMITS.changes || !turnsToAPage(textAt(bytes, at)), 'opens')
    missing.delete(number)
  }
  for (const part of plain) eachObject(part, check(part.bytes))
  for (const part of packed) eachPacked(part, check(part.bytes))
  refuseIf(missing.size > 0, 'opens')
}
