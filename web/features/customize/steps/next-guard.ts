import { createContext, type MouseEvent, type RefObject } from 'react'

/** May keep the person on the step by preventing the click; stands empty where nothing is checked. */
export type NextGuard = RefObject<((event: MouseEvent) => void) | undefined>

/** How the step on screen hears that "Next" was pressed, wherever that button stands. */
export const NextGuardContext = createContext<NextGuard>({ current: undefined })
