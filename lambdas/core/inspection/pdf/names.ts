/** A name with its escapes undone, as in /J#61vaScript. Source: ISO 32000-1, 7.3.5. */
const NAME = /\/((?:#[0-9a-fA-F]{2}|[^\0\t\n\f\r ()<>[\]{}/%#])+)/g

/** The names in a stretch of PDF (latin1), without their slashes. */
export function* namesIn(text: string): Generator<string> {
  for (const [, name = ''] of text.matchAll(NAME)) {
    yield name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }
}

/** The text with the escapes in its names undone, so that keys can be searched for. */
export const withPlainNames = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (written, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16))
    return /[\w-]/.test(character) ? character : written
  })
