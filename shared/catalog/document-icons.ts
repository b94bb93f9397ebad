/** The icon of each document: an SVG path on a 24 by 24 grid. */
export const DOCUMENT_ICONS: Readonly<Record<string, string>> = {
  /** A company's building. */
  'articles-of-incorporation': 'M4 20h16M5 17h14M7 17v-7m5 7v-7m5 7v-7M4 10h16L12 4z',
  /** A rising line. */
  'safe-agreement': 'M4 20V4m0 16h16M7 15l4-4 3 2.5L20 7m0 0h-4m4 0v4',
  /** A banknote. */
  'promissory-note': 'M3 7h18v10H3zM12 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM6 10.5v3m12-3v3',
  /** A briefcase. */
  'employment-agreement': 'M4 8h16v11H4zM9 8V5h6v3M4 13h6m4 0h6m-10-1.5h4v3h-4z',
  /** A price tag. */
  'bill-of-sale': 'M4 4h8l8.5 8.5-8 8L4 12zM8 7.5a.5.5 0 100 1 .5.5 0 000-1z',
  /** A wrench. */
  'independent-contractor-agreement':
    'M14.6 4.2a5 5 0 00-5.9 6.6L3.5 16a2.5 2.5 0 003.5 4l5.7-5.5a5 5 0 006.9-5.7l-3 2.7-3-.7-.6-3z',
  /** A padlock. */
  'non-disclosure-agreement': 'M5.5 11h13v9h-13zM8 11V8a4 4 0 018 0v3m-4 3.5v2.5',
  /** Shares of a whole. */
  'llc-operating-agreement': 'M11 4.5V13h8.5A8.5 8.5 0 1111 4.5zM14.5 3.5v6h6a6.5 6.5 0 00-6-6z',
  /** Two rings apart. */
  'divorce-settlement-agreement':
    'M6 8a4 4 0 100 8 4 4 0 000-8zM18 8a4 4 0 100 8 4 4 0 000-8zM12 3v4m0 3.5v3m0 3.5v4',
  /** Two rings linked. */
  'prenuptial-agreement':
    'M8.5 7a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM15.5 7a5.5 5.5 0 100 11 5.5 5.5 0 000-11z',
  /** A quill. */
  'last-will-and-testament': 'M4 20l4.5-4.5M7 17c0-7 4-12 13-13 0 9-5 13-11.5 11.5M12 12l3-3',
  /** A heart with its beat. */
  'healthcare-directive':
    'M12 20C7 16.5 3.5 13.2 3.5 9.4A4.4 4.4 0 0112 7.7a4.4 4.4 0 018.5 1.7c0 3.8-3.5 7.1-8.5 10.6zM3.8 12H9l1.5-2.5 2.5 4.5 1.2-2h6',
}
