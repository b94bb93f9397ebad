/** The store's name and addresses. Change them here and nowhere else. */
export const BRAND = {
  name: 'Clausewell',
  /** The year in prerendered pages; the current year replaces it in the browser. */
  builtIn: 2026,
  tagline: 'Legal documents, written as you answer.',
  /** The address of production, which pages of all stages name to search engines and in link previews. */
  siteUrl: 'https://clausewell.example',
  supportEmail: 'support@clausewell.example',
  legalEmail: 'legal@clausewell.example',
  privacyEmail: 'privacy@clausewell.example',
  /** Printed in emails, as the CAN-SPAM Act requires, and on receipts. */
  postalAddress: '100 Example Street, Suite 200, Hartford, CT 06103, USA',
} as const

/** The title of a browser tab. */
export const tabTitle = (title: string): string => `${title} | ${BRAND.name}`
