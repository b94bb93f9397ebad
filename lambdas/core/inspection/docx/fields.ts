import { refuseIf } from '../refusal.ts'
import { attributeOf, type XmlToken } from './xml-tokens.ts'

/**
 * Fields that fetch a file, run a command or start another program when Word updates them.
 * Source: ECMA-376 part 1, clause 17.16.5.
 */
const LOADING =
  /^\s*(DDE|DDEAUTO|IMPORT|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|LINK|EMBED|DATABASE|RD|MACROBUTTON)\b/i

const check = (instruction: string) => refuseIf(LOADING.test(instruction), 'external')

/**
 * Watches the fields of a Word part, whose instructions may be spread over many runs and stand inside
 * one another. Give it every token, then call `end`.
 * @throws Refusal external
 */
export const watchFields = () => {
  const open: string[] = []
  let reading = false
  const add = (text: string) => {
    if (open.length === 0) open.push('')
    open[open.length - 1] += text
  }
  const close = () => check(open.pop() ?? '')
  const begin = () => {
    /** A field whose very name another field computes. */
    refuseIf(open.length > 0 && open.at(-1)?.trim() === '', 'external')
    open.push('')
  }
  const meet = (type: string | undefined) => {
    if (type === 'begin') begin()
    else if (type === 'end') close()
    else check(open.at(-1) ?? '')
  }
  return {
    take: (token: XmlToken): void => {
      if (token.kind === 'text') {
        if (reading) add(token.text)
        return
      }
      if (token.name === 'instrText') reading = token.kind === 'start'
      if (token.kind === 'end') return
      if (token.name === 'fldChar') meet(attributeOf(token.attributes, 'fldCharType'))
      if (token.name === 'fldSimple') check(attributeOf(token.attributes, 'instr') ?? '')
    },
    end: (): void => open.forEach(check),
  }
}
