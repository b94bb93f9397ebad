const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

export type Xml = string | number | { [tag: string]: Xml | readonly Xml[] | undefined }

/** XML elements of an object: arrays repeat the element, undefined omits it, text is escaped. */
export const xml = (content: Xml): string => {
  if (typeof content !== 'object') return escapeMarkup(String(content))
  return Object.entries(content)
    .flatMap(([tag, value]) => {
      const values = value === undefined ? [] : Array.isArray(value) ? value : [value]
      return values.map((item) => `<${tag}>${xml(item)}</${tag}>`)
    })
    .join('')
}

/** `xml` with the XML declaration. */
export const xmlDocument = (content: Xml): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml(content)}`
