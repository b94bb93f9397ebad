const hex = (value: number) => value.toString(16).padStart(4, '0')

const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')

/** ISO 32000-1, 9.10.3 allows at most a hundred entries in one block. */
const BLOCK = 100

function blocks(entries: readonly string[]): string {
  const parts: string[] = []
  for (let start = 0; start < entries.length; start += BLOCK) {
    const part = entries.slice(start, start + BLOCK)
    parts.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return parts.join('\n')
}

/** A CMap from codes 1, 2, 3... to the text each prints, for copying and searching. */
export function toUnicode(texts: readonly string[]): string {
  const entries = texts.map((text, index) => `<${hex(index + 1)}> <${utf16(text)}>`)
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks(entries)}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}
