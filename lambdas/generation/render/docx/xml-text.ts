/** What markup claims for itself, and control characters and noncharacters that XML 1.0 forbids (section 2.2). */
const UNSAFE = /[&<>"\p{Cc}\uFFFE\uFFFF]/gu

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an element or an attribute; a character that is forbidden in any notation becomes a space. */
export const xmlText = (text: string): string =>
  text.toWellFormed().replace(UNSAFE, (character) => ENTITIES[character] ?? ' ')
