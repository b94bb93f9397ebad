import { ChakraProvider } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { answerEarlyPress } from './early-press.ts'
import { system } from './theme.ts'

/** What every page stands in, in the browser and when prerendered. */
export const App = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset.running = ''
    answerEarlyPress()
  }, [])
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
