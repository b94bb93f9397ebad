const DECLARATION = /(--[\w-]+):([^;}]*);?/g
const REFERENCE = /var\((--[\w-]+)/g

const referencesIn = (css: string): string[] =>
  [...css.matchAll(REFERENCE)].map(([, name = '']) => name)

/** Of the sheet of tokens what the rules of a page use, directly or by way of other tokens. */
export const usedTokens = (tokens: string, rules: string): string => {
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of tokens.matchAll(DECLARATION)) {
    values.set(name, (values.get(name) ?? '') + value)
  }
  const used = new Set<string>()
  const open = referencesIn(rules)
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (used.has(name)) continue
    used.add(name)
    open.push(...referencesIn(values.get(name) ?? ''))
  }
  return tokens.replaceAll(DECLARATION, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  )
}
