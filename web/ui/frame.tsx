import { Box, chakra } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { withRetries } from '../lib/retry.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { Footer } from './footer.tsx'
import { TopBar } from './top-bar.tsx'

const loadToaster = () =>
  withRetries(
    () => import('./toaster.tsx'),
    (error) => error instanceof TypeError,
  )
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }))

/** No page begins with a notice, so their code follows the page's own. */
const LazyToaster = () =>
  useHydrated() && (
    <Suspense>
      <Toaster />
    </Suspense>
  )

/** The first stop of the Tab key is invisible until it has the focus. */
const SkipLink = () => (
  <chakra.a
    href="#content"
    position="fixed"
    top="2"
    insetStart="2"
    zIndex="skipNav"
    px="4"
    py="2"
    bg="bg.panel"
    color="fg"
    borderWidth="1px"
    borderColor="border.emphasized"
    borderRadius="l2"
    transform="translateY(-200%)"
    _focus={{ transform: 'none' }}
    data-no-print
  >
    Skip to content
  </chakra.a>
)

/** After a navigation: the heading of the new page takes the focus, and its title is announced. */
const RouteFocus = () => {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    target?.focus({ preventScroll: true })
    setAnnouncement(document.title)
  }, [pathname])

  return (
    <Box srOnly role="status">
      {announcement}
    </Box>
  )
}

/** The main part of a page. The least height keeps what follows below the window while content loads: no layout shift. */
export const Content = ({ children }: { children: ReactNode }) => (
  <Box as="main" id="content" flex="1" minH="100dvh" tabIndex={-1}>
    {children}
  </Box>
)

/** What every page needs around its header and content. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <Box minH="100dvh" display="flex" flexDirection="column">
    <SkipLink />
    {children}
    <LazyToaster />
    <RouteFocus />
  </Box>
)

/** The layout of the shop's pages. */
export const Frame = ({ children }: { children?: ReactNode }) => (
  <Layout>
    <TopBar />
    <Content>{children}</Content>
    <Footer />
  </Layout>
)
