import { Refusal, refuseIf } from './refusal.ts'

/** The name of an element comes without its namespace prefix; `attributes` are as written. */
export type XmlToken =
  | { kind: 'start'; name: string; attributes: string }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string }

const TAG = /<(\/?)([^\s<>/=!?'"]+)((?:\s+[^\s<>/='"]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y
const ATTRIBUTE = /([^\s<>/='"]+)\s*=\s*("[^"<]*"|'[^'<]*')/g
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const character = (code: number): string => {
  refuseIf(!(code > 0 && code <= 0x10ffff), 'damaged')
  return String.fromCodePoint(code)
}

const decoded = (text: string): string =>
  text.replace(/&(#x?)?([^;&]{0,32};)?/g, (_, numeric?: string, name?: string) => {
    const inner = name?.slice(0, -1) ?? ''
    if (numeric) return character(Number(numeric === '#x' ? `0x${inner}` : inner))
    const known = Object.hasOwn(NAMED, inner) ? NAMED[inner] : undefined
    if (known === undefined) throw new Refusal('damaged')
    return known
  })

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The value of an attribute, whatever its namespace prefix. */
export const attributeOf = (attributes: string, name: string): string | undefined => {
  if (!attributes.includes(name)) return undefined
  for (const [, key = '', quoted = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (localName(key) === name) return decoded(quoted.slice(1, -1))
  }
  return undefined
}

/** Sections that hold no elements, by how they begin and end. */
const SECTIONS = [
  { begins: '<!--', ends: '-->', isText: false },
  { begins: '<?', ends: '?>', isText: false },
  { begins: '<![CDATA[', ends: ']]>', isText: true },
] as const

const ENCODING = /^<\?xml\s[^>]*encoding\s*=\s*["'](?!utf-8["']|us-ascii["'])/i

/**
 * The elements and texts of an XML part, in order. Whatever is not plainly XML 1.0 in UTF-8 without
 * a document type is refused, so that nothing means one thing here and another in Word.
 * @throws Refusal damaged
 */
export function* xmlTokens(source: string): Generator<XmlToken> {
  refuseIf(ENCODING.test(source), 'damaged')
  let at = 0
  while (at < source.length) {
    if (source[at] !== '<') {
      const end = source.indexOf('<', at)
      const text = source.slice(at, end < 0 ? source.length : end)
      yield { kind: 'text', text: decoded(text) }
      at += text.length
      continue
    }
    const section = SECTIONS.find(({ begins }) => source.startsWith(begins, at))
    if (section) {
      const end = source.indexOf(section.ends, at + section.begins.length)
      refuseIf(end < 0, 'damaged')
      if (section.isText)
        yield { kind: 'text', text: source.slice(at + section.begins.length, end) }
      at = end + section.ends.length
      continue
    }
    TAG.lastIndex = at
    const found = TAG.exec(source)
    if (!found) throw new Refusal('damaged')
    const [whole, closing, name = '', attributes = '', empty] = found
    if (closing) yield { kind: 'end', name: localName(name) }
    else yield { kind: 'start', name: localName(name), attributes }
    if (empty) yield { kind: 'end', name: localName(name) }
    at += whole.length
  }
}
