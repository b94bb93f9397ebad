import { ChakraProvider } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { system } from '../theme/system.ts'

/** The providers of every page, in the browser and when prerendered. */
export const App = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset.running = ''
  }, [])
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
