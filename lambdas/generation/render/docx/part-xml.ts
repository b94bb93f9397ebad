const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'

/** A part of a Word file: its root element around `content`. */
export const partXml = (root: 'document' | 'numbering' | 'hdr' | 'ftr', content: string): string =>
  `${DECLARATION}<w:${root} ${NAMESPACES}>${content}</w:${root}>`
