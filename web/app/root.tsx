import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Links, Outlet, Scripts, ScrollRestoration } from 'react-router-dom'
import { BRAND } from '../../shared/content/brand.ts'
import { ErrorPage } from '../features/not-found/error-page.tsx'
import { Content, Frame, NavigationProgress } from '../ui/frame.tsx'
import { App } from './app.tsx'

/** The HTML document of every page, with its providers. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en" suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbf9f4" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#12161f" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <Links />
    </head>
    <body>
      <App>{children}</App>
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
)

/** Shown while the code of a page that can't be prerendered loads. */
export const HydrateFallback = () => (
  <>
    <title>{BRAND.name}</title>
    <Frame>
      <noscript>
        <Text p="6">This page needs JavaScript. Please turn it on and reload.</Text>
      </noscript>
    </Frame>
  </>
)

/** Shown when the layout of a page throws. */
export const ErrorBoundary = () => (
  <Content>
    <ErrorPage />
  </Content>
)

const Root = () => (
  <>
    <NavigationProgress />
    <Outlet />
  </>
)

export default Root
