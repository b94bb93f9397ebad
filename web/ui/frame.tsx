import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { Footer } from './footer.tsx'
import { useHydrated } from './hooks/use-hydrated.ts'
import { lazyPart } from './lazy-part.tsx'
import { loadToaster } from './notices.ts'
import { TopBar } from './top-bar.tsx'

const Toaster = lazyPart(async () => (await loadToaster()).Toaster)

const LazyToaster = () => useHydrated() && <Toaster />

/** The first focusable element, invisible until focused. */
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

/** After a navigation, focuses the new page's heading and announces its title. */
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

/**
 * The main content. Its minimum height keeps the footer below the fold while content loads, to
 * prevent layout shift.
 */
export const Content = ({ children }: { children: ReactNode }) => (
  <Box as="main" id="content" flex="1" minH="100dvh" tabIndex={-1}>
    {children}
  </Box>
)

/** Everything around a page's header and content. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <Box minH="100dvh" display="flex" flexDirection="column">
    <SkipLink />
    {children}
    <LazyToaster />
    <RouteFocus />
  </Box>
)

/** The store's layout. */
export const Frame = ({ children }: { children?: ReactNode }) => (
  <Layout>
    <TopBar />
    <Content>{children}</Content>
    <Footer />
  </Layout>
)

/** A progress bar at the top while the next page loads, shown only after a short delay. */
export const NavigationProgress = () =>
  useNavigation().state !== 'idle' && (
    <Box
      role="status"
      aria-label="Loading the page"
      position="fixed"
      insetX="0"
      top="0"
      zIndex="skipNav"
      borderTopWidth="3px"
      borderColor="purple.solid"
      transformOrigin="left"
      animation="load 8s ease-out 300ms backwards"
    />
  )
