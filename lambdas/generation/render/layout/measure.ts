/** The cuts of type a document uses; bold is a semibold weight. */
export type Face = 'regular' | 'italic' | 'bold' | 'boldItalic'

/** Width of a text in points at a type size in points. The only thing layout knows about fonts. */
export type Measure = (text: string, face: Face, size: number) => number
