import type { ReactNode } from 'react'

/** The built site needs no engine: its styles are files (web/build/styles). */
export const StyleEngine = ({ children }: { children: ReactNode }) => children
