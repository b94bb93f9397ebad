/** Every address inside the site; no other file spells one. */
export const paths = {
  home: '/',
  documents: '/documents',
  document: (id: string) => `/document/${encodeURIComponent(id)}`,
  customize: (id: string) => `/customize/${encodeURIComponent(id)}`,
  download: (token: string) => `/document/download/${encodeURIComponent(token)}`,
  admin: '/admin',
} as const
