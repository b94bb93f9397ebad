import type { Category } from '../../../../shared/catalog/types.ts'

/** What one payment buys. */
export const INCLUDED: readonly string[] = [
  'The finished document as an editable Word file',
  'The same document as a PDF, ready to print and sign',
  'Instructions for signing and the steps after it, as a PDF',
  'A private download link, active for 7 days; support renews it free',
]

/** When a form is not enough, by kind of document. */
export const SEE_AN_ATTORNEY: Record<Category, readonly string[]> = {
  individual: [
    'the amount is one you could not afford to lose',
    'the other side disagrees with you or has an attorney',
    'you are unsure which state’s law applies',
  ],
  business: [
    'the other side has sent changes, or its own form',
    'the deal gives away ownership, or rights you cannot take back',
    'people or property in more than one state are involved',
  ],
  family: [
    'anyone feels pressed to sign, or does not know all the facts',
    'there is a business, a house or a pension to divide or to leave',
    'a child, or a person who cannot decide alone, is affected',
  ],
}
