/** The name on the sign. The owner changes it here and nowhere else. */
export const BRAND = {
  name: 'Clausewell',
  tagline: 'Legal documents, written while you answer.',
  supportEmail: 'support@clausewell.example',
  legalEmail: 'legal@clausewell.example',
  privacyEmail: 'privacy@clausewell.example',
  assistantUrl: 'https://chat.clausewell.example',
  socialUrl: 'https://x.com/clausewell',
} as const
