import { CORRECTION_DAYS } from '../../../../shared/api.ts'

/** What one payment buys. */
export const INCLUDED: readonly string[] = [
  'The finished document as an editable Word file',
  'The same document as a PDF, ready to print and sign',
  'Instructions for signing and the steps after it, as a PDF',
  'A private download link, active for 7 days; support renews it free',
  `Corrections of your answers for ${CORRECTION_DAYS} days, with new files at no charge`,
]
