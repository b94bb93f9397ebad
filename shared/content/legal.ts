/** One numbered section of the terms or the privacy policy. */
export type LegalSection = {
  title: string
  paragraphs: readonly string[]
  /** Said only where the store offers the AI assistant. */
  ofAssistant?: string
  /** Short points after the paragraphs. */
  points?: readonly string[]
  /** An address to write to, printed as a link at the end. */
  contact?: string
}

export const LEGAL_UPDATED = 'Last Updated April 5, 2025'

/** The day of the privacy policy's present text. */
export const PRIVACY_REVISED = 'This text was last revised on November 27, 2026.'
