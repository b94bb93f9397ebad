import { STATES, stateNamed } from '../toolbox/states.ts'
import { oneLine } from '../toolbox/text.ts'

/** State codes that are also English words: in lower case they count only next to a ZIP code. */
const ALSO_WORDS = ['IN', 'OR', 'ME', 'OK', 'HI', 'OH', 'LA', 'DE', 'CO', 'MA', 'PA']

const ZIP = String.raw`\.?,?\s+\d{5}(?!\d)`
const NOT_A_LETTER_BEFORE = String.raw`(?<![\p{L}\p{N}])`
const NOT_A_LETTER_AFTER = String.raw`(?![\p{L}\p{N}])`

/** The two-letter code; of a name that is no state, its first two letters in capitals. */
export const codeOf = (state: string): string => {
  const known = stateNamed(state)
  return known ? STATES[known] : state.slice(0, 2).toUpperCase()
}

const hasName = (address: string, state: string): boolean => {
  const name = state.replace(/\s+/g, String.raw`\s+`)
  const notWest = state === 'Virginia' ? String.raw`(?<!west\s+)` : ''
  const pattern = `${notWest}${NOT_A_LETTER_BEFORE}${name}${NOT_A_LETTER_AFTER}`
  return new RegExp(pattern, 'iu').test(address)
}

const hasCode = (address: string, code: string): boolean => {
  const word = `${NOT_A_LETTER_BEFORE}${code}${NOT_A_LETTER_AFTER}`
  if (!ALSO_WORDS.includes(code)) return new RegExp(word, 'iu').test(address)
  return new RegExp(word, 'u').test(address) || new RegExp(`${word}${ZIP}`, 'iu').test(address)
}

/** Whether the address holds the state's name or code as a word of its own. */
export const isAddressIn = (address: string, state: string): boolean => {
  const line = oneLine(address, ',')
  return hasName(line, state) || hasCode(line, codeOf(state))
}

/** Whether the two letters before the ZIP code are the code of another state. */
export const zipSaysOtherState = (address: string, state: string): boolean => {
  const pattern = new RegExp(`${NOT_A_LETTER_BEFORE}([a-z]{2})${ZIP}`, 'giu')
  const letters = [...oneLine(address, ',').matchAll(pattern)].at(-1)?.[1]?.toUpperCase()
  const codes: readonly string[] = Object.values(STATES)
  return letters !== undefined && codes.includes(letters) && letters !== codeOf(state)
}

/** Whether the address is a post office box. */
export const isPostOfficeBox = (address: string): boolean =>
  /\b(p\.?\s*o\.?|post\s+office)\s*box\b/i.test(address)
