import { ChakraProvider } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { system } from './theme/system.ts'

type AppProps = {
  /** Called once the page answers. */
  onRunning?: () => void
  children: ReactNode
}

/** The providers of every page, in the browser and when prerendered. */
export const App = ({ onRunning, children }: AppProps) => {
  useEffect(() => {
    document.documentElement.dataset.running = ''
    onRunning?.()
  }, [onRunning])
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
