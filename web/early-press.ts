import { counterpartOf } from './counterpart.ts'

declare global {
  interface Window {
    /** inline/start.js defines it in prerendered pages. */
    takeEarlyPress?: () => HTMLButtonElement | null
  }
}

/**
 * The result repeats the press of a button that came before this call. React handles the presses that come after it,
 * also before hydration ends.
 */
export const takeEarlyPress = (): (() => void) => {
  const pressed = window.takeEarlyPress?.()
  const find = pressed ? counterpartOf(pressed) : undefined
  return () => find?.()?.click()
}
