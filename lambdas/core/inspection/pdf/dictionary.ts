/** The index after a literal string that begins at `at`; -1 when it never ends. ISO 32000-1, 7.3.4.2. */
const afterString = (text: string, at: number): number => {
  let depth = 0
  for (let index = at; index < text.length; index++) {
    if (text[index] === '\\') index++
    else if (text[index] === '(') depth++
    else if (text[index] === ')' && --depth === 0) return index + 1
  }
  return -1
}

const TOKEN = /<<|>>|<[\s\0\da-fA-F]*>|%[^\r\n]*|[\s\0]+|[^()<>%\s\0]+/y

const tokenAt = (text: string, at: number): string | undefined => {
  if (text[at] === '(') {
    const end = afterString(text, at)
    return end < 0 ? undefined : text.slice(at, end)
  }
  TOKEN.lastIndex = at
  return TOKEN.exec(text)?.[0]
}

const isSpace = (token: string) => token.startsWith('%') || /^[\s\0]/.test(token)

const DEPTH: Readonly<Record<string, number>> = { '<<': 1, '>>': -1 }

/** Whether the text is one dictionary and, comments apart, nothing besides. */
export const isOneDictionary = (text: string): boolean => {
  let depth = 0
  let dictionaries = 0
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at)
    if (token === undefined) return false
    const change = DEPTH[token] ?? 0
    if (depth === 0 && change !== 1 && !isSpace(token)) return false
    if (depth === 0 && change === 1) dictionaries++
    depth += change
    at += token.length
  }
  return depth === 0 && dictionaries === 1
}
