import { Box } from '@chakra-ui/react'
import { type Location, Outlet, ScrollRestoration } from 'react-router-dom'
import { Footer } from './footer.tsx'
import { RouteFocus } from './route-focus.tsx'
import { SkipLink } from './skip-link.tsx'
import { Toaster } from './toaster.tsx'
import { TopBar } from './top-bar.tsx'

/**
 * Under which name a place's scroll position is kept. The router calls the first place of every visit
 * "default": who comes back from the payment would be taken to where the visit before it began.
 */
const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key

/** What stands around every page. */
export const Frame = () => (
  <Box minH="100dvh" display="flex" flexDirection="column">
    <SkipLink />
    <TopBar />
    {/* Below the window whatever is still being fetched: the footer must not jump. */}
    <Box as="main" id="content" flex="1" minH="100dvh" tabIndex={-1}>
      <Outlet />
    </Box>
    <Footer />
    <Toaster />
    <RouteFocus />
    <ScrollRestoration getKey={scrollKey} />
  </Box>
)
