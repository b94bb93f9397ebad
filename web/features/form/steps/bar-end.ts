import { createContext } from 'react'

type BarEnd = { element: HTMLElement | null; setElement: (element: HTMLElement | null) => void }

/** The place at the end of the bottom bar of narrow screens, where the last step puts its button. */
export const BarEndContext = createContext<BarEnd>({ element: null, setElement: () => {} })
