/** Control characters and noncharacters that XML 1.0 forbids (section 2.2), in any notation. */
const FORBIDDEN = /[\p{Cc}\uFFFE\uFFFF]/gu

/** Text that is safe inside a Word file: a forbidden character becomes a space. */
export const xmlText = (text: string): string => text.toWellFormed().replace(FORBIDDEN, ' ')
