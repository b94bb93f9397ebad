import { Refusal, refuseIf } from '../refusal.ts'
import { attributeOf, xmlTokens } from './xml-tokens.ts'

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

const check = (type: string) => {
  refuseIf(/macroEnabled|vbaProject|vbaData/i.test(type), 'macros')
  refuseIf(/activeX|oleObject/i.test(type), 'embedded')
}

/**
 * Makes sure that the part at `main` is declared to be a Word document without macros.
 * Source: ECMA-376 part 2, clause 10.1.2.
 */
export const checkContentTypes = (source: string, main: string): void => {
  const overrides = new Map<string, string>()
  for (const token of xmlTokens(source)) {
    if (token.kind !== 'start') continue
    const type = attributeOf(token.attributes, 'ContentType') ?? ''
    check(type)
    const part = attributeOf(token.attributes, 'PartName')
    if (part) overrides.set(part.toLowerCase(), type)
  }
  if (overrides.get(`/${main.toLowerCase()}`) !== MAIN) throw new Refusal('wrongType')
}
