import { ChakraProvider } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { system } from './theme.ts'

/** Chakra's own engine, for `npm run dev`; in the built site web/static-style-engine.tsx stands in its place. */
export const StyleEngine = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
)
