/** One numbered section of the terms or the privacy policy. */
export type LegalSection = {
  title: string
  paragraphs: readonly string[]
  /** Short points after the paragraphs. */
  points?: readonly string[]
  /** An address to write to, printed as a link at the end. */
  contact?: string
}

export const LEGAL_UPDATED = 'Last Updated April 5, 2025'
