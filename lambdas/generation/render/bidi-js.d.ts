declare module 'bidi-js' {
  /** `levels` has the embedding level of each UTF-16 unit: an odd one runs from right to left. */
  type EmbeddingLevels = { levels: Uint8Array }
  type Bidi = {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels
  }
  export default function bidiFactory(): Bidi
}
