import { Box } from '@chakra-ui/react'
import { Outlet, ScrollRestoration } from 'react-router-dom'
import { scrollKey } from '../lib/scroll-key.ts'
import { Footer } from './footer.tsx'
import { RouteFocus } from './route-focus.tsx'
import { SkipLink } from './skip-link.tsx'
import { Toaster } from './toaster.tsx'
import { TopBar } from './top-bar.tsx'

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
