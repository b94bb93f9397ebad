import { checkHyperlink, isHyperlink } from './docx-links.ts'
import { refuseIf } from './refusal.ts'
import { attributeOf, type XmlToken } from './xml-tokens.ts'

/**
 * Fields that fetch a file, run a command or start another program when Word updates them.
 * Source: ECMA-376 part 1, clause 17.16.5.
 */
const LOADING =
  /^(DDE|DDEAUTO|IMPORT|INCLUDE|INCLUDETEXT|INCLUDEPICTURE|LINK|EMBED|DATABASE|RD|MACROBUTTON)\b/i

/** Letters of an instruction that are looked at; only quoted sources, as of citations, are longer. */
const LOOKED_AT = 4096

const checkField = (instruction: string): void => {
  const text = instruction.trimStart()
  refuseIf(LOADING.test(text), 'external')
  refuseIf(isHyperlink(text) && text.length >= LOOKED_AT, 'links')
  checkHyperlink(text)
}

/** A field that is open: its instruction as far as it is known, and whether its result has begun. */
type OpenField = { instruction: string; inResult: boolean }

/**
 * Checks the fields of a Word part, whose instructions may be split into many runs and nested. `take` every
 * token, then call `end`.
 * @throws Refusal external, links
 */
export const fieldChecker = () => {
  const open: OpenField[] = []
  let reading = false
  const openField = (): OpenField => {
    const field = { instruction: '', inResult: false }
    open.push(field)
    return field
  }
  const add = (text: string) => {
    const field = open.at(-1) ?? openField()
    const more = field.instruction === '' ? text.trimStart() : text
    field.instruction += more.slice(0, LOOKED_AT - field.instruction.length)
  }
  const begin = () => {
    const around = open.at(-1)
    // A field inside this one would compute its very name, or the place that it leads to.
    if (around && !around.inResult) {
      refuseIf(around.instruction === '', 'external')
      refuseIf(isHyperlink(around.instruction), 'links')
    }
    openField()
  }
  const beginResult = () => {
    const field = open.at(-1)
    if (!field || field.inResult) return
    checkField(field.instruction)
    field.inResult = true
  }
  const markField = (type: string | undefined) => {
    if (type === 'begin') begin()
    else if (type === 'end') checkField(open.pop()?.instruction ?? '')
    else beginResult()
  }
  return {
    take: (token: XmlToken): void => {
      if (token.kind === 'text') {
        if (reading) add(token.text)
        return
      }
      if (token.name === 'instrText') reading = token.kind === 'start'
      if (token.kind === 'end') return
      if (token.name === 'fldChar') markField(attributeOf(token.attributes, 'fldCharType'))
      // Of fldSimple, and of whatever may stand for it.
      checkField(attributeOf(token.attributes, 'instr') ?? '')
    },
    end: (): void => {
      for (const { instruction } of open) checkField(instruction)
    },
  }
}
