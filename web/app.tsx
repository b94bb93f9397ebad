import { ChakraProvider } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { answerEarlyPress } from './early-press.ts'
import { system } from './theme.ts'

/** The providers of every page, in the browser and when prerendered. */
export const App = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    document.documentElement.dataset.running = ''
    answerEarlyPress()
  }, [])
  return <ChakraProvider value={system}>{children}</ChakraProvider>
}
