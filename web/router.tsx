import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from './features/not-found/error-page.tsx'
import { Frame } from './ui/frame.tsx'

/** Every page is its own chunk, fetched when it is first visited. */
const pages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('./features/home/home-page.tsx')).HomePage }),
  },
  {
    path: 'documents',
    lazy: async () => ({
      Component: (await import('./features/library/library-page.tsx')).LibraryPage,
    }),
  },
  {
    path: 'customize/:documentId',
    lazy: async () => ({
      Component: (await import('./features/customize/customize-page.tsx')).CustomizePage,
    }),
  },
  {
    path: '*',
    lazy: async () => ({
      Component: (await import('./features/not-found/not-found-page.tsx')).NotFoundPage,
    }),
  },
]

export const routes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <ErrorPage />,
    children: [{ errorElement: <ErrorPage />, children: pages }],
  },
]
