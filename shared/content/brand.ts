/** The store's name and addresses. The owner changes them here and nowhere else. */
export const BRAND = {
  name: 'Clausewell',
  /** Printed by a page drawn ahead of time; the current year follows when it is opened. */
  builtIn: 2026,
  tagline: 'Legal documents, written while you answer.',
  /** Where the store lives unless it is deployed to a domain of its own. */
  siteUrl: 'https://clausewell.example',
  supportEmail: 'support@clausewell.example',
  legalEmail: 'legal@clausewell.example',
  privacyEmail: 'privacy@clausewell.example',
} as const

/** The title of a browser tab. */
export const tabTitle = (title: string): string => `${title} | ${BRAND.name}`
